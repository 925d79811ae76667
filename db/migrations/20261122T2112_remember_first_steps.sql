-- What full admins said of the first steps of their company: DONE, or PUT_AWAY because they do not want it. What can be seen from
-- the company itself, such as its teams, is not kept.
alter table companies add column start_steps jsonb not null default '{}'
  constraint companies_start_steps check (jsonb_typeof(start_steps) = 'object');

-- Companies that have begun already are not asked to begin.
update companies c set start_steps =
  '{"TEAMS":"PUT_AWAY","RANKS":"PUT_AWAY","MEMBERS":"PUT_AWAY","HOURS":"PUT_AWAY","ROOMS":"PUT_AWAY"}'
where exists (select 1 from teams t where t.company_id = c.company_id)
  and (select count(*) from members m where m.company_id = c.company_id) > 1;
