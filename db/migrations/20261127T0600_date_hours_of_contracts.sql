-- What a contract says of time: minutes of a week, null for full time, and of a day. Dated like the other terms of employment.
alter table members add column weekly_minutes integer;
alter table members add constraint members_weekly_minutes check (weekly_minutes between 60 and 2400);

alter table employment_terms add column weekly_minutes integer;
alter table employment_terms add constraint employment_terms_weekly_minutes check (weekly_minutes between 60 and 2400);

alter table employment_terms add column standard_day_minutes integer not null default 480;
alter table employment_terms add constraint employment_terms_standard_day_minutes
  check (standard_day_minutes between 60 and 720);

-- Nobody could change the day of a person before, so that it has always been what their record shows.
-- A company at a time, so that each statement has one place.
do $$
declare
  firm bigint;
begin
  for firm in select company_id from company_directory loop
    update employment_terms e set standard_day_minutes = m.standard_day_minutes from members m
      where e.company_id = firm and m.company_id = firm and m.id = e.member_id and m.standard_day_minutes <> 480;
  end loop;
end $$;
