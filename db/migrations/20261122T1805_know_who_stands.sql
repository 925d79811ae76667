-- Whether the person of a membership works here at present, on leave of absence too: so the people of every team are counted
-- from one index, without a look at the person. It follows the member, whoever changes what.
alter table team_memberships add column stands boolean not null default false;
update team_memberships tm set stands = true from members m
where m.company_id = tm.company_id and m.id = tm.member_id and m.status in ('WORKING', 'ABSENCE');

create function know_standing() returns trigger language plpgsql as $$
begin
  -- Held, so that the state of somebody does not change between this look and the end of the transaction.
  select m.status in ('WORKING', 'ABSENCE') into new.stands
  from members m where m.company_id = new.company_id and m.id = new.member_id for share;
  return new;
end $$;
create trigger team_memberships_standing before insert or update of member_id on team_memberships
  for each row execute function know_standing();

create function follow_standing() returns trigger language plpgsql as $$
begin
  update team_memberships tm set stands = new.status in ('WORKING', 'ABSENCE')
  where tm.company_id = new.company_id and tm.member_id = new.id;
  return null;
end $$;
create trigger members_standing after update of status on members for each row
  when ((old.status in ('WORKING', 'ABSENCE')) is distinct from (new.status in ('WORKING', 'ABSENCE')))
  execute function follow_standing();

-- How many people stand in each team without an end. What begins or ends after today is few, and is found by its day.
create function tally_team_people() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform tally(company_id, 'TEAM', team_id, count(*)) from later where stands and ends_on is null
    group by company_id, team_id;
  elsif tg_op = 'DELETE' then
    perform tally(company_id, 'TEAM', team_id, -count(*)) from earlier where stands and ends_on is null
    group by company_id, team_id;
  else
    perform tally(company_id, 'TEAM', team_id, sum(change))
    from (
      select company_id, team_id, 1 as change from later where stands and ends_on is null
      union all
      select company_id, team_id, -1 from earlier where stands and ends_on is null
    ) changes
    group by company_id, team_id;
  end if;
  return null;
end $$;
create trigger team_people_came after insert on team_memberships referencing new table as later
  for each statement execute function tally_team_people();
create trigger team_people_changed after update on team_memberships referencing old table as earlier new table as later
  for each statement execute function tally_team_people();
create trigger team_people_left after delete on team_memberships referencing old table as earlier
  for each statement execute function tally_team_people();
insert into tallies (company_id, counted, of_id, amount)
select company_id, 'TEAM', team_id, count(*) from team_memberships where stands and ends_on is null
group by company_id, team_id;

create index team_memberships_beginning on team_memberships (company_id, starts_on) include (team_id)
  where stands and ends_on is null;
create index team_memberships_ending on team_memberships (company_id, ends_on) include (team_id, starts_on)
  where stands and ends_on is not null;

-- The team of a person on a day is told in every list: from the index alone.
create index team_memberships_of_member on team_memberships (company_id, member_id, starts_on) include (ends_on, team_id);
drop index team_memberships_member_time;
