-- Weekend work may be asked for together with the days on which the time off that it earns is taken: these are an event of
-- their own once the work is approved, and end with it.
alter table work_events add column alternative_of bigint,
  add constraint work_events_alternative_of foreign key (company_id, alternative_of) references work_events (company_id, id);
comment on column work_events.alternative_of is 'The weekend work that these days off stand for';
create unique index work_events_alternative_key on work_events (company_id, alternative_of)
  where alternative_of is not null and status = 'APPROVED';
