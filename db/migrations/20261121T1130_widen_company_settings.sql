-- The settings of a company that the specification names and that had no place yet.
alter table companies
  add column logo_file_id bigint,
  add column background_file_id bigint,
  -- Minutes. 52 hours a week is the law's upper bound (근로기준법 53조); sectors of article 59 may set more.
  add column day_min_minutes integer not null default 0,
  add column day_max_minutes integer not null default 1440,
  add column week_min_minutes integer not null default 0,
  add column week_max_minutes integer not null default 3120,
  -- By what a check-in has to be recognised.
  add column check_gps boolean not null default false,
  add column check_wifi boolean not null default false,
  add column check_location boolean not null default false,
  add column check_desktop boolean not null default true,
  add column use_outlook_category boolean not null default false,
  -- Another day instead of one on which somebody worked: at all, for one day, for a weekend, for overtime.
  add column alternative_days boolean not null default false,
  add column alternative_one_day boolean not null default false,
  add column alternative_weekend boolean not null default false,
  add column alternative_overtime boolean not null default false,
  add column leave_changeable boolean not null default true,
  -- What a new member starts with.
  add column default_work_check text not null default 'CHECKINONLY',
  add column default_day_minutes integer not null default 480,
  add column default_dashboard boolean not null default true,
  add column default_contract_type text not null default '',
  -- By field of the profile {active, public, owner}; what is not named is as packages/rules/src/profiles says.
  add column profile_fields jsonb not null default '{}',
  add constraint companies_logo foreign key (company_id, logo_file_id) references files (company_id, id),
  add constraint companies_background foreign key (company_id, background_file_id) references files (company_id, id),
  add constraint companies_day_range check (0 <= day_min_minutes and day_min_minutes <= day_max_minutes and day_max_minutes <= 1440),
  add constraint companies_week_range check (0 <= week_min_minutes and week_min_minutes <= week_max_minutes and week_max_minutes <= 10080),
  add constraint companies_default_work_check check (default_work_check in ('CHECKINONLY', 'EVENTONLY', 'ALL')),
  add constraint companies_default_day_minutes check (default_day_minutes between 60 and 720),
  add constraint companies_default_contract_type check (char_length(default_contract_type) <= 50),
  add constraint companies_profile_fields check (jsonb_typeof(profile_fields) = 'object'),
  add constraint companies_texts check (
    char_length(address) <= 100 and char_length(motto) <= 100 and char_length(phone) <= 20 and char_length(fax) <= 20);
