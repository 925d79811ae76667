-- How somebody has arranged the start page: one row of those who did, or who put a message of the operator away.
create table home_layouts (
  company_id bigint not null,
  member_id bigint not null,
  -- {main, side, hidden}: names of widgets in their order; null as long as the one of the product is left as it is.
  arranged jsonb constraint home_layouts_arranged check (jsonb_typeof(arranged) = 'object'),
  -- The newest message of the operator that was put away; those before it are, too.
  seen_notice bigint not null default 0,
  primary key (company_id, member_id)
);
select secure_company_table('home_layouts');
alter table home_layouts
  add foreign key (company_id) references companies (company_id) on delete cascade,
  add constraint home_layouts_member foreign key (company_id, member_id) references members (company_id, id) on delete cascade;
comment on table home_layouts is 'How each person has arranged the start page';

-- Whose birthday or day of joining comes round in a week is found by month and day, 229 for 29 February.
create index members_birthdays on members
  (company_id, ((extract(month from birth_on) * 100 + extract(day from birth_on))::integer));
create index members_joining_days on members
  (company_id, ((extract(month from joined_on) * 100 + extract(day from joined_on))::integer));

-- The first steps go on to the first closed month. That a step was looked at is said no more, only that it is not wanted; companies
-- that have begun already are not asked to begin.
update companies set start_steps =
  (select coalesce(jsonb_object_agg(key, 'PUT_AWAY'), '{}') from jsonb_each(start_steps));
update companies c set start_steps = start_steps || '{"WORKPLACES":"PUT_AWAY","LEAVE_BALANCES":"PUT_AWAY","EVENT_CODES":"PUT_AWAY",
  "LINES":"PUT_AWAY","CLOSING":"PUT_AWAY","FIRST_CHECK_IN":"PUT_AWAY","FIRST_LEAVE":"PUT_AWAY","FIRST_MONTH":"PUT_AWAY"}'
where exists (select 1 from teams t where t.company_id = c.company_id)
  and (select count(*) from members m where m.company_id = c.company_id) > 1;
