-- What a schedule plans for one person on one day; where there is none, the company's week and hours hold.
create table shifts (
  company_id bigint not null,
  member_id bigint not null,
  work_on date not null,
  -- False for a day off by schedule.
  works boolean not null,
  -- Null for a day of work at the company's hours. Minutes after midnight of the day; 1500 is 01:00 of the next.
  start_minute integer check (start_minute between 0 and 1439),
  end_minute integer,
  rest_minutes integer not null default 0,
  -- The template that the times were taken from, which may have changed since.
  template_id bigint,
  constraint shifts_pkey primary key (company_id, member_id, work_on),
  constraint shifts_hours check ((start_minute is null) = (end_minute is null)
    and end_minute > start_minute and end_minute <= start_minute + 1440
    and (works or start_minute is null)),
  constraint shifts_rest check (rest_minutes = 0 or rest_minutes > 0 and rest_minutes < end_minute - start_minute)
);
select secure_company_table('shifts');
alter table shifts
  add constraint shifts_company_id_fkey foreign key (company_id) references companies on delete cascade,
  add constraint shifts_member foreign key (company_id, member_id) references members (company_id, id) on delete cascade;
comment on table shifts is 'One day of one person as a schedule plans it';
