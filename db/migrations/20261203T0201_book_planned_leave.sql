-- Leave that a promotion plans is booked like approved leave: its event says who keeps it, so that nobody moves it without the plan, and
-- the planned day says which event that is. An event also says who filed it for somebody else, who may take it back.
alter table work_events
  add column kept_by text constraint work_events_kept_by_check check (kept_by in ('LEAVE_PROMOTION')),
  add column filed_by bigint;
alter table work_events add constraint work_events_filed_by foreign key (company_id, filed_by) references members (company_id, id);
create index work_events_filed_by_key on work_events (company_id, filed_by, starts_on desc) where filed_by is not null;
comment on column work_events.kept_by is 'Through what alone it is moved or taken back; null through its own request';
comment on column work_events.filed_by is 'Who asked for it in the name of the person; null for one''s own and for what was entered without a document';

alter table leave_promotion_days add column event_id bigint;
alter table leave_promotion_days add constraint leave_promotion_days_event
  foreign key (company_id, event_id) references work_events (company_id, id);
