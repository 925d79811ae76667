-- Made by npm run db:generate from migrations c5bde5a11d15912c. For reading; not edited by hand.

create extension btree_gist;
create extension pg_trgm;

CREATE OR REPLACE FUNCTION public.current_company_id()
 RETURNS bigint
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint;

CREATE OR REPLACE FUNCTION public.follow_standing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update team_memberships tm set stands = new.status in ('WORKING', 'ABSENCE')
  where tm.company_id = new.company_id and tm.member_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.is_open_turn(place document_receivers)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((place).is_shown AND (NOT (place).is_processed) AND ((place).receiver_type = ANY (ARRAY['APPROVER'::text, 'AGREEER'::text, 'FAGREEER'::text])));

CREATE OR REPLACE FUNCTION public.keep_team_versions(company bigint, team_ids bigint[], changed_on date)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into team_versions (company_id, team_id, starts_on, ends_on, name, parent_id, leader_id, charger_id, charger_custom)
  select t.company_id, t.id, since.day, changed_on, t.name, t.parent_id, t.leader_id, t.charger_id, t.charger_custom
  from teams t
  cross join lateral (
    select coalesce(max(v.ends_on), t.opened_on) as day
    from team_versions v where v.company_id = t.company_id and v.team_id = t.id
  ) since
  where t.company_id = company and t.id = any (team_ids) and since.day < changed_on
$function$;

CREATE OR REPLACE FUNCTION public.know_standing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Held, so that the state of somebody does not change between this look and the end of the transaction.
  select m.status in ('WORKING', 'ABSENCE') into new.stands
  from members m where m.company_id = new.company_id and m.id = new.member_id for share;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.secure_company_table(target regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('alter table %s enable row level security', target);
  execute format(
    'create policy company_only on %s using (company_id = current_company_id()) with check (company_id = current_company_id())',
    target
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.tally(company bigint, what text, whose bigint, change bigint)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 WITH held AS MATERIALIZED (
          SELECT t.id
            FROM tallies t
           WHERE ((t.company_id = tally.company) AND (t.counted = tally.what) AND (t.of_id = tally.whose) AND (tally.change <> 0))
          FOR UPDATE OF t SKIP LOCKED
         ), gone AS (
          DELETE FROM tallies t
            USING held
           WHERE ((t.company_id = tally.company) AND (t.id = held.id))
           RETURNING t.amount
         ), folded AS (
          SELECT (tally.change + COALESCE(( SELECT sum(gone.amount) AS sum
                    FROM gone), (0)::bigint)) AS amount
         )
  INSERT INTO tallies (company_id, counted, of_id, amount)  SELECT c.company_id,
             tally.what AS what,
             tally.whose AS whose,
             folded.amount
            FROM companies c,
             folded
           WHERE ((c.company_id = tally.company) AND (tally.change <> 0) AND (folded.amount <> 0));
END;

CREATE OR REPLACE FUNCTION public.tally_members()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    perform tally(company_id, 'MEMBERS_' || status, 0, count(*)) from later group by company_id, status;
  elsif tg_op = 'DELETE' then
    perform tally(company_id, 'MEMBERS_' || status, 0, -count(*)) from earlier group by company_id, status;
  else
    perform tally(company_id, 'MEMBERS_' || status, 0, sum(change))
    from (select company_id, status, 1 as change from later union all select company_id, status, -1 from earlier) changes
    group by company_id, status;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tally_team_people()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.tally_turns()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  was document_receivers[] := '{}';
  now_open document_receivers[] := '{}';
begin
  if tg_op <> 'INSERT' then
    was := array(select e from earlier e where is_open_turn(e));
  end if;
  if tg_op <> 'DELETE' then
    now_open := array(select l from later l where is_open_turn(l));
  end if;
  if cardinality(was) + cardinality(now_open) = 0 then
    return null;
  end if;
  -- A document that waits before or after the statement because of a place that it did not touch waits all along. Lines change
  -- under the lock of their document, so nobody else changes it meanwhile.
  perform tally(company_id, 'TURNS', member_id, sum(is_now - has_been))
  from (
    select company_id, member_id, document_id, max(is_now) as is_now, max(has_been) as has_been
    from (
      select company_id, member_id, document_id, 0 as is_now, 1 as has_been from unnest(was)
      union all
      select company_id, member_id, document_id, 1, 0 from unnest(now_open)
    ) sides
    group by company_id, member_id, document_id
  ) touched
  where is_now <> has_been and not exists (
    select 1 from document_receivers r
    where r.company_id = touched.company_id and r.member_id = touched.member_id and r.document_id = touched.document_id
      and is_open_turn(r) and r.id <> all (select id from unnest(now_open))
  )
  group by company_id, member_id;
  return null;
end $function$;

create table absences (
  company_id bigint not null,
  id bigint not null generated by default as identity,
  member_id bigint not null,
  starts_on date not null,
  until_on date,
  reason text not null default ''::text,
  held_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint absences_pkey PRIMARY KEY (company_id, id),
  constraint absences_once EXCLUDE USING gist (company_id WITH =, member_id WITH =, daterange(starts_on, until_on, '[]'::text) WITH &&),
  constraint absences_order CHECK (((until_on IS NULL) OR (until_on >= starts_on))),
  constraint absences_reason_check CHECK ((char_length(reason) <= 200)),
  constraint absences_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  constraint absences_member FOREIGN KEY (company_id, member_id) REFERENCES members(company_id, id) ON DELETE CASCADE
);
CREATE INDEX absences_member_time ON public.absences USING btree (company_id, member_id, starts_on);
alter table absences enable row level security;
create policy company_only on absences as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table account_codes (
  id bigint not null generated by default as identity,
  account_id bigint,
  email text not null,
  purpose text not null,
  handle text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  is_temporary boolean not null default false,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  sign_up_id bigint,
  constraint account_codes_pkey PRIMARY KEY (id),
  constraint account_codes_handle_key UNIQUE (handle),
  constraint account_codes_purpose_check CHECK ((purpose = ANY (ARRAY['CONFIRM'::text, 'SECOND_FACTOR'::text, 'RECOVER'::text, 'VERIFY'::text]))),
  constraint account_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint account_codes_sign_up_id_fkey FOREIGN KEY (sign_up_id) REFERENCES pending_sign_ups(id) ON DELETE CASCADE
);
CREATE INDEX account_codes_email ON public.account_codes USING btree (email, purpose, created_at DESC);
CREATE INDEX account_codes_sign_up ON public.account_codes USING btree (sign_up_id) WHERE (sign_up_id IS NOT NULL);
comment on table account_codes is 'global: codes are typed before anybody is signed in';

create table account_events (
  account_id bigint not null,
  id bigint not null generated by default as identity,
  happened_at timestamp with time zone not null default now(),
  kind text not null,
  method text,
  is_new_device boolean not null default false,
  session_id bigint,
  ip text,
  user_agent text,
  constraint account_events_pkey PRIMARY KEY (account_id, id),
  constraint account_events_kind_check CHECK ((kind = ANY (ARRAY['SIGNED_IN'::text, 'WRONG_PASSWORD'::text, 'GUESSED_AT'::text, 'SECOND_FACTOR_ASKED'::text, 'WRONG_CODE'::text, 'SIGNED_OUT'::text, 'SESSION_ENDED'::text, 'OTHER_SESSIONS_ENDED'::text, 'SESSION_COPIED'::text, 'PASSWORD_CHANGED'::text, 'PASSWORD_RECOVERED'::text, 'SECOND_FACTOR_ON'::text, 'SECOND_FACTOR_OFF'::text, 'RECOVERY_CODES_MADE'::text]))),
  constraint account_events_method_check CHECK ((method = ANY (ARRAY['PASSWORD'::text, 'MAIL'::text, 'TOTP'::text, 'RECOVERY_CODE'::text]))),
  constraint account_events_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX account_events_age ON public.account_events USING btree (happened_at);
comment on table account_events is 'global: an account acts before it is in any company';

create table account_terms (
  account_id bigint not null,
  item text not null,
  agreed boolean not null,
  agreed_at timestamp with time zone not null default now(),
  constraint account_terms_pkey PRIMARY KEY (account_id, item),
  constraint account_terms_item_check CHECK ((item = ANY (ARRAY['service'::text, 'privacy'::text, 'location'::text, 'marketing'::text, 'privacy_third_party'::text]))),
  constraint account_terms_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
comment on table account_terms is 'global: belongs to accounts';

create table accounts (
  id bigint not null generated by default as identity,
  email text not null,
  password_hash text not null,
  birth_on date,
  language text not null default 'ko'::text,
  confirmed_at timestamp with time zone not null default now(),
  mfa_kind text,
  totp_secret text,
  created_at timestamp with time zone not null default now(),
  constraint accounts_pkey PRIMARY KEY (id),
  constraint accounts_email_key UNIQUE (email),
  constraint accounts_email_lower CHECK ((email = lower(email))),
  constraint accounts_language_check CHECK ((language = ANY (ARRAY['ko'::text, 'ja'::text, 'en'::text]))),
  constraint accounts_mfa_kind_check CHECK ((mfa_kind = ANY (ARRAY['MAIL'::text, 'TOTP'::text])))
);
comment on table accounts is 'global: e-mail is unique over all companies';

create table attempts (
  key text not null,
  window_started_at timestamp with time zone not null default now(),
  count integer not null default 1,
  constraint attempts_pkey PRIMARY KEY (key)
);
CREATE INDEX attempts_age ON public.attempts USING btree (window_started_at);
comment on table attempts is 'global: limits on sign-in and codes';

create table audit_events (
  company_id bigint not null,
  id bigint not null generated by default as identity,
  happened_at timestamp with time zone not null default now(),
  actor_member_id bigint,
  actor_account_id bigint,
  action text not null,
  target_kind text,
  target_id bigint,
  before jsonb,
  after jsonb,
  request_id text,
  ip text,
  constraint audit_events_pkey PRIMARY KEY (company_id, id),
  constraint audit_events_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE
);
CREATE INDEX audit_events_target ON public.audit_events USING btree (company_id, target_kind, target_id, id DESC);
CREATE INDEX audit_events_time ON public.audit_events USING btree (company_id, happened_at DESC);
alter table audit_events enable row level security;
create policy company_only on audit_events as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table booking_series (
  company_id bigint not null,
  id bigint not null generated by default as identity,
  frequency text not null,
  every integer not null default 1,
  weekdays integer[] not null default '{}'::integer[],
  starts_on date not null,
  until_on date not null,
  created_by bigint not null,
  created_at timestamp with time zone not null default now(),
  constraint booking_series_pkey PRIMARY KEY (company_id, id),
  constraint booking_series_every_check CHECK (((every >= 1) AND (every <= 12))),
  constraint booking_series_frequency_check CHECK ((frequency = ANY (ARRAY['DAILY'::text, 'WEEKLY'::text, 'MONTHLY'::text]))),
  constraint booking_series_order CHECK ((until_on >= starts_on)),
  constraint booking_series_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  constraint booking_series_member FOREIGN KEY (company_id, created_by) REFERENCES members(company_id, id)
);
alter table booking_series enable row level security;
create policy company_only on booking_series as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table branches (
  company_id bigint not null,
  id bigint not null generated by default as identity,
  name text not null,
  address text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  constraint branches_pkey PRIMARY KEY (company_id, id),
  constraint branches_name_key UNIQUE (company_id, name),
  constraint branches_address_check CHECK ((char_length(address) <= 200)),
  constraint branches_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
  constraint branches_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE
);
alter table branches enable row level security;
create policy company_only on branches as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table check_records (
  company_id bigint not null,
  id bigint not null generated by default as identity,
  member_id bigint not null,
  kind text not null,
  work_on date not null,
  checked_at timestamp with time zone not null,
  source text not null default 'WEB'::text,
  latitude double precision,
  longitude double precision,
  wifi_address text,
  ip text,
  reason text not null default ''::text,
  constraint check_records_pkey PRIMARY KEY (company_id, id),
  constraint check_records_kind_check CHECK ((kind = ANY (ARRAY['IN'::text, 'OUT'::text, 'AWAY'::text]))),
  constraint check_records_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  constraint check_records_member FOREIGN KEY (company_id, member_id) REFERENCES members(company_id, id) ON DELETE CASCADE
);
CREATE INDEX check_records_day ON public.check_records USING btree (company_id, member_id, work_on, id);
alter table check_records enable row level security;
create policy company_only on check_records as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table companies (
  company_id bigint not null,
  name text not null,
  address text not null default ''::text,
  phone text not null default ''::text,
  fax text not null default ''::text,
  motto text not null default ''::text,
  language text not null default 'ko'::text,
  timezone text not null default 'Asia/Seoul'::text,
  work_start_minute integer not null default 540,
  work_end_minute integer not null default 1080,
  lunch_start_minute integer not null default 720,
  lunch_end_minute integer not null default 780,
  day_change_minute integer not null default 360,
  check_in_adjustment text not null default 'ON_TIME'::text,
  check_out_adjustment text not null default 'ON_TIME'::text,
  overtime_calculation text not null default 'ACTUAL_TIME'::text,
  holiday_calculation text not null default 'ACTUAL_TIME'::text,
  gate_in_option integer not null default 0,
  gate_out_option integer not null default 0,
  enterprise_option text,
  leave_basis text not null default 'HIRE_DATE'::text,
  fiscal_start_month integer not null default 1,
  document_serial_format text not null default '{yyyy}-{seq:6}'::text,
  documents_delegatable boolean not null default true,
  documents_substitutable boolean not null default true,
  documents_done_cancelable boolean not null default true,
  duplicate_receiver_priority text not null default ''::text,
  pay_plan text not null default 'FREE'::text,
  founded_by bigint,
  created_at timestamp with time zone not null default now(),
  logo_file_id bigint,
  background_file_id bigint,
  day_min_minutes integer not null default 0,
  day_max_minutes integer not null default 1440,
  week_min_minutes integer not null default 0,
  week_max_minutes integer not null default 3120,
  check_gps boolean not null default false,
  check_wifi boolean not null default false,
  check_location boolean not null default false,
  check_desktop boolean not null default true,
  use_outlook_category boolean not null default false,
  alternative_days boolean not null default false,
  alternative_one_day boolean not null default false,
  alternative_weekend boolean not null default false,
  alternative_overtime boolean not null default false,
  leave_changeable boolean not null default true,
  default_work_check text not null default 'CHECKINONLY'::text,
  default_day_minutes integer not null default 480,
  default_dashboard boolean not null default true,
  default_contract_type text not null default ''::text,
  profile_fields jsonb not null default '{}'::jsonb,
  constraint companies_pkey PRIMARY KEY (company_id),
  constraint companies_check_in_adjustment_check CHECK ((check_in_adjustment = ANY (ARRAY['ON_TIME'::text, 'SCHEDULED'::text, 'UP_05MIN'::text, 'UP_10MIN'::text, 'UP_30MIN'::text, 'UP_60MIN'::text]))),
  constraint companies_check_out_adjustment_check CHECK ((check_out_adjustment = ANY (ARRAY['ON_TIME'::text, 'SCHEDULED'::text, 'DOWN_05MIN'::text, 'DOWN_10MIN'::text, 'DOWN_30MIN'::text, 'DOWN_60MIN'::text]))),
  constraint companies_day_change_minute_check CHECK (((day_change_minute >= 0) AND (day_change_minute <= 720))),
  constraint companies_day_range CHECK (((0 <= day_min_minutes) AND (day_min_minutes <= day_max_minutes) AND (day_max_minutes <= 1440))),
  constraint companies_default_contract_type CHECK ((char_length(default_contract_type) <= 50)),
  constraint companies_default_day_minutes CHECK (((default_day_minutes >= 60) AND (default_day_minutes <= 720))),
  constraint companies_default_work_check CHECK ((default_work_check = ANY (ARRAY['CHECKINONLY'::text, 'EVENTONLY'::text, 'ALL'::text]))),
  constraint companies_duplicate_receiver_priority_check CHECK ((duplicate_receiver_priority = ANY (ARRAY[''::text, 'PRE'::text, 'POST'::text]))),
  constraint companies_enterprise_option_check CHECK ((enterprise_option = 'DINNER_AFT_CONT_WORK'::text)),
  constraint companies_fiscal_start_month_check CHECK (((fiscal_start_month >= 1) AND (fiscal_start_month <= 12))),
  constraint companies_gate_in_option_check CHECK (((gate_in_option >= 0) AND (gate_in_option <= 32767))),
  constraint companies_gate_out_option_check CHECK (((gate_out_option >= 0) AND (gate_out_option <= 32767))),
  constraint companies_holiday_calculation_check CHECK ((holiday_calculation = ANY (ARRAY['ACTUAL_TIME'::text, 'EVENT_TIME_IF_REQ'::text, 'ACTUAL_TIME_IF_REQ'::text, 'OVERLAP_TIME_IF_REQ'::text]))),
  constraint companies_language_check CHECK ((language = ANY (ARRAY['ko'::text, 'ja'::text, 'en'::text]))),
  constraint companies_leave_basis_check CHECK ((leave_basis = ANY (ARRAY['HIRE_DATE'::text, 'FISCAL_YEAR'::text]))),
  constraint companies_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
  constraint companies_overtime_calculation_check CHECK ((overtime_calculation = ANY (ARRAY['ACTUAL_TIME'::text, 'EVENT_TIME_IF_REQ'::text, 'ACTUAL_TIME_IF_REQ'::text, 'OVERLAP_TIME_IF_REQ'::text]))),
  constraint companies_profile_fields CHECK ((jsonb_typeof(profile_fields) = 'object'::text)),
  constraint companies_texts CHECK (((char_length(address) <= 100) AND (char_length(motto) <= 100) AND (char_length(phone) <= 20) AND (char_length(fax) <= 20))),
  constraint companies_week_range CHECK (((0 <= week_min_minutes) AND (week_min_minutes <= week_max_minutes) AND (week_max_minutes <= 10080))),
  constraint companies_work_end_minute_check CHECK (((work_end_minute >= 0) AND (work_end_minute <= 1439))),
  constraint companies_work_start_minute_check CHECK (((work_start_minute >= 0) AND (work_start_minute <= 1439))),
  constraint companies_background FOREIGN KEY (company_id, background_file_id) REFERENCES files(company_id, id),
  constraint companies_logo FOREIGN KEY (company_id, logo_file_id) REFERENCES files(company_id, id)
);
alter table companies enable row level security;
create policy company_only on companies as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table company_directory (
  company_id bigint not null generated by default as identity,
  join_code text not null,
  name text not null,
  constraint company_directory_pkey PRIMARY KEY (company_id),
  constraint company_directory_join_code_key UNIQUE (join_code)
);
comment on table company_directory is 'global: join codes are unique over all companies';

create table company_features (
  company_id bigint not null,
  feature text not null,
  enabled boolean not null,
  changed_at timestamp with time zone not null default now(),
  constraint company_features_pkey PRIMARY KEY (company_id, feature),
  constraint company_features_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE
);
alter table company_features enable row level security;
create policy company_only on company_features as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table company_holidays (
  company_id bigint not null,
  holiday_on date not null,
  name text not null,
  is_off boolean not null default true,
  constraint company_holidays_pkey PRIMARY KEY (company_id, holiday_on),
  constraint company_holidays_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 50))),
  constraint company_holidays_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE
);
alter table company_holidays enable row level security;
create policy company_only on company_holidays as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));
comment on table company_holidays is 'Corrections to the public holidays that come with the product (decision D-08)';

create table cover_teams (
  company_id bigint not null,
  member_id bigint not null,
  team_id bigint not null,
  role_name text not null default '중간관리자'::text,
  has_own_name boolean not null default false,
  constraint cover_teams_pkey PRIMARY KEY (company_id, member_id, team_id),
  constraint cover_teams_role_name_check CHECK (((char_length(role_name) >= 1) AND (char_length(role_name) <= 50))),
  constraint cover_teams_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  constraint cover_teams_member FOREIGN KEY (company_id, member_id) REFERENCES members(company_id, id) ON DELETE CASCADE,
  constraint cover_teams_team FOREIGN KEY (company_id, team_id) REFERENCES teams(company_id, id) ON DELETE CASCADE
);
CREATE INDEX cover_teams_team_member ON public.cover_teams USING btree (company_id, team_id, member_id);
alter table cover_teams enable row level security;
create policy company_only on cover_teams as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table custom_field_options (
  company_id bigint not null,
  id bigint not null generated by default as identity,
  field_id bigint not null,
  name text not null,
  sort_order integer not null default 0,
  constraint custom_field_options_pkey PRIMARY KEY (company_id, id),
  constraint custom_field_options_name_key UNIQUE (company_id, field_id, name) DEFERRABLE,
  constraint custom_field_options_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 50))),
  constraint custom_field_options_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  constraint custom_field_options_field FOREIGN KEY (company_id, field_id) REFERENCES custom_fields(company_id, id) ON DELETE CASCADE
);
alter table custom_field_options enable row level security;
create policy company_only on custom_field_options as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table custom_fields (
  company_id bigint not null,
  id bigint not null generated by default as identity,
  name text not null,
  kind text not null,
  shown_to text not null default 'LEADER'::text,
  edited_by text not null default 'SELF'::text,
  placeholder text not null default ''::text,
  sort_order integer not null default 0,
  created_at timestamp with time zone not null default now(),
  constraint custom_fields_pkey PRIMARY KEY (company_id, id),
  constraint custom_fields_name_key UNIQUE (company_id, name),
  constraint custom_fields_edited_by_check CHECK ((edited_by = ANY (ARRAY['SELF'::text, 'ADMIN'::text]))),
  constraint custom_fields_kind_check CHECK ((kind = ANY (ARRAY['TEXT'::text, 'LONG_TEXT'::text, 'NUMBER'::text, 'DATE'::text, 'CHOICE'::text, 'CHOICES'::text, 'YES_NO'::text, 'PHONE'::text, 'EMAIL'::text, 'URL'::text]))),
  constraint custom_fields_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 50))),
  constraint custom_fields_placeholder_check CHECK ((char_length(placeholder) <= 100)),
  constraint custom_fields_seen_by_editor CHECK (((shown_to <> 'ADMIN'::text) OR (edited_by = 'ADMIN'::text))),
  constraint custom_fields_shown_to_check CHECK ((shown_to = ANY (ARRAY['ALL'::text, 'LEADER'::text, 'ADMIN'::text]))),
  constraint custom_fields_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE
);
alter table custom_fields enable row level security;
create policy company_only on custom_fields as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table custom_value_options (
  company_id bigint not null,
  value_id bigint not null,
  option_id bigint not null,
  constraint custom_value_options_pkey PRIMARY KEY (company_id, value_id, option_id),
  constraint custom_value_options_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  constraint custom_value_options_option FOREIGN KEY (company_id, option_id) REFERENCES custom_field_options(company_id, id),
  constraint custom_value_options_value FOREIGN KEY (company_id, value_id) REFERENCES custom_values(company_id, id) ON DELETE CASCADE
);
CREATE INDEX custom_value_options_chosen ON public.custom_value_options USING btree (company_id, option_id);
alter table custom_value_options enable row level security;
create policy company_only on custom_value_options as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table custom_values (
  company_id bigint not null,
  id bigint not null generated by default as identity,
  field_id bigint not null,
  member_id bigint not null,
  value text not null default ''::text,
  updated_at timestamp with time zone not null default now(),
  constraint custom_values_pkey PRIMARY KEY (company_id, id),
  constraint custom_values_once UNIQUE (company_id, member_id, field_id),
  constraint custom_values_value_check CHECK ((char_length(value) <= 2000)),
  constraint custom_values_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  constraint custom_values_field FOREIGN KEY (company_id, field_id) REFERENCES custom_fields(company_id, id),
  constraint custom_values_member FOREIGN KEY (company_id, member_id) REFERENCES members(company_id, id) ON DELETE CASCADE
);
CREATE INDEX custom_values_of_field ON public.custom_values USING btree (company_id, field_id, member_id);
alter table custom_values enable row level security;
create policy company_only on custom_values as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table day_parts (
  company_id bigint not null,
  id bigint not null generated by default as identity,
  member_id bigint not null,
  work_on date not null,
  start_minute integer not null,
  end_minute integer not null,
  minutes integer not null,
  event_code text not null,
  frees_work boolean not null,
  state text not null,
  holder_kind text not null,
  holder_id bigint not null,
  constraint day_parts_pkey PRIMARY KEY (company_id, id),
  constraint day_parts_no_overlap EXCLUDE USING gist (company_id WITH =, member_id WITH =, work_on WITH =, int4range(start_minute, end_minute) WITH &&),
  constraint day_parts_minutes_check CHECK ((minutes > 0)),
  constraint day_parts_order CHECK (((0 <= start_minute) AND (start_minute < end_minute))),
  constraint day_parts_state_check CHECK ((state = ANY (ARRAY['HELD'::text, 'TAKEN'::text]))),
  constraint day_parts_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  constraint day_parts_member FOREIGN KEY (company_id, member_id) REFERENCES members(company_id, id) ON DELETE CASCADE
);
CREATE INDEX day_parts_by_day ON public.day_parts USING btree (company_id, work_on, member_id);
CREATE INDEX day_parts_of_holder ON public.day_parts USING btree (company_id, holder_kind, holder_id);
CREATE INDEX day_parts_of_member ON public.day_parts USING btree (company_id, member_id, work_on);
alter table day_parts enable row level security;
create policy company_only on day_parts as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table document_receivers (
  company_id bigint not null,
  id bigint not null generated by default as identity,
  document_id bigint not null,
  member_id bigint not null,
  receiver_type text not null,
  step_order integer not null,
  is_shown boolean not null default false,
  is_processed boolean not null default false,
  decision text,
  comment text not null default ''::text,
  position text not null default ''::text,
  acted_at timestamp with time zone,
  acted_by bigint,
  read_at timestamp with time zone,
  constraint document_receivers_pkey PRIMARY KEY (company_id, id),
  constraint document_receivers_comment_check CHECK ((char_length(comment) <= 80)),
  constraint document_receivers_decision_check CHECK ((decision = ANY (ARRAY['APPROVED'::text, 'DENIED'::text, 'CONFIRMED'::text, 'SKIPPED'::text]))),
  constraint document_receivers_receiver_type_check CHECK ((receiver_type = ANY (ARRAY['APPROVER'::text, 'AGREEER'::text, 'FAGREEER'::text, 'CIRCULATOR'::text, 'VIEWER'::text]))),
  constraint document_receivers_step_order_check CHECK (((step_order >= 0) AND (step_order <= 1000))),
  constraint document_receivers_actor FOREIGN KEY (company_id, acted_by) REFERENCES members(company_id, id),
  constraint document_receivers_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  constraint document_receivers_document FOREIGN KEY (company_id, document_id) REFERENCES documents(company_id, id) ON DELETE CASCADE,
  constraint document_receivers_member FOREIGN KEY (company_id, member_id) REFERENCES members(company_id, id)
);
CREATE INDEX document_receivers_box ON public.document_receivers USING btree (company_id, member_id, document_id DESC) WHERE is_shown;
CREATE INDEX document_receivers_line ON public.document_receivers USING btree (company_id, document_id, step_order, id);
CREATE INDEX document_receivers_turns ON public.document_receivers USING btree (company_id, member_id, document_id DESC) WHERE (is_shown AND (NOT is_processed) AND (receiver_type = ANY (ARRAY['APPROVER'::text, 'AGREEER'::text, 'FAGREEER'::text])));
alter table document_receivers enable row level security;
create policy company_only on document_receivers as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));
CREATE TRIGGER turns_changed AFTER UPDATE ON public.document_receivers REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION tally_turns();
CREATE TRIGGER turns_made AFTER INSERT ON public.document_receivers REFERENCING NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION tally_turns();
CREATE TRIGGER turns_removed AFTER DELETE ON public.document_receivers REFERENCING OLD TABLE AS earlier FOR EACH STATEMENT EXECUTE FUNCTION tally_turns();

create table document_serials (
  company_id bigint not null,
  prefix text not null,
  last_number integer not null,
  constraint document_serials_pkey PRIMARY KEY (company_id, prefix),
  constraint document_serials_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE
);
alter table document_serials enable row level security;
create policy company_only on document_serials as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table documents (
  company_id bigint not null,
  id bigint not null generated by default as identity,
  kind text not null,
  status text not null,
  serial text,
  title text not null,
  content jsonb not null default '{}'::jsonb,
  author_id bigint not null,
  submitted_at timestamp with time zone,
  decided_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  search_text text not null default ''::text,
  constraint documents_pkey PRIMARY KEY (company_id, id),
  constraint documents_serial_key UNIQUE (company_id, serial),
  constraint documents_kind_check CHECK (((char_length(kind) >= 1) AND (char_length(kind) <= 50))),
  constraint documents_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'REQUESTED'::text, 'APPROVED'::text, 'DENIED'::text, 'CANCELED'::text, 'INFORMED'::text]))),
  constraint documents_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 100))),
  constraint documents_author FOREIGN KEY (company_id, author_id) REFERENCES members(company_id, id),
  constraint documents_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE
);
CREATE INDEX documents_by_status ON public.documents USING btree (company_id, status, id DESC);
CREATE INDEX documents_of_author ON public.documents USING btree (company_id, author_id, status, id DESC);
alter table documents enable row level security;
create policy company_only on documents as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table employment_terms (
  company_id bigint not null,
  id bigint not null generated by default as identity,
  member_id bigint not null,
  starts_on date not null,
  ends_on date,
  rank_id bigint,
  position text not null default ''::text,
  contract_type text not null default ''::text,
  work_type text,
  check_in_adjustment text,
  check_out_adjustment text,
  constraint employment_terms_pkey PRIMARY KEY (company_id, id),
  constraint employment_terms_once EXCLUDE USING gist (company_id WITH =, member_id WITH =, daterange(starts_on, ends_on) WITH &&),
  constraint employment_terms_check_in_adjustment CHECK ((check_in_adjustment = ANY (ARRAY['ON_TIME'::text, 'SCHEDULED'::text, 'UP_05MIN'::text, 'UP_10MIN'::text, 'UP_30MIN'::text, 'UP_60MIN'::text]))),
  constraint employment_terms_check_out_adjustment CHECK ((check_out_adjustment = ANY (ARRAY['ON_TIME'::text, 'SCHEDULED'::text, 'DOWN_05MIN'::text, 'DOWN_10MIN'::text, 'DOWN_30MIN'::text, 'DOWN_60MIN'::text]))),
  constraint employment_terms_contract_type_check CHECK ((char_length(contract_type) <= 50)),
  constraint employment_terms_order CHECK (((ends_on IS NULL) OR (ends_on > starts_on))),
  constraint employment_terms_position_check CHECK ((char_length("position") <= 50)),
  constraint employment_terms_work_type CHECK ((work_type = ANY (ARRAY['FIXED'::text, 'FLEX_DAY'::text]))),
  constraint employment_terms_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  constraint employment_terms_member FOREIGN KEY (company_id, member_id) REFERENCES members(company_id, id) ON DELETE CASCADE,
  constraint employment_terms_rank FOREIGN KEY (company_id, rank_id) REFERENCES ranks(company_id, id)
);
CREATE INDEX employment_terms_member_time ON public.employment_terms USING btree (company_id, member_id, starts_on);
CREATE INDEX employment_terms_of_rank ON public.employment_terms USING btree (company_id, rank_id) WHERE (rank_id IS NOT NULL);
alter table employment_terms enable row level security;
create policy company_only on employment_terms as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table event_code_members (
  company_id bigint not null,
  code_id bigint not null,
  member_id bigint not null,
  assigned_at timestamp with time zone not null default now(),
  constraint event_code_members_pkey PRIMARY KEY (company_id, code_id, member_id),
  constraint event_code_members_code FOREIGN KEY (company_id, code_id) REFERENCES event_codes(company_id, id) ON DELETE CASCADE,
  constraint event_code_members_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  constraint event_code_members_member FOREIGN KEY (company_id, member_id) REFERENCES members(company_id, id) ON DELETE CASCADE
);
CREATE INDEX event_code_members_of_member ON public.event_code_members USING btree (company_id, member_id, code_id);
alter table event_code_members enable row level security;
create policy company_only on event_code_members as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table event_codes (
  company_id bigint not null,
  id bigint not null generated by default as identity,
  event_group text not null default 'VACATION'::text,
  name text not null,
  half_days integer,
  days_per text not null default 'OCCASION'::text,
  applies_to_all boolean not null default true,
  allows_full boolean not null default true,
  allows_half boolean not null default false,
  time_step_minutes integer,
  is_secret boolean not null default false,
  is_active boolean not null default true,
  created_at timestamp with time zone not null default now(),
  constraint event_codes_pkey PRIMARY KEY (company_id, id),
  constraint event_codes_name_key UNIQUE (company_id, name),
  constraint event_codes_days_per_check CHECK ((days_per = ANY (ARRAY['OCCASION'::text, 'MONTH'::text, 'YEAR'::text]))),
  constraint event_codes_event_group_check CHECK ((event_group = ANY (ARRAY['VACATION'::text, 'SP'::text, 'WORK'::text, 'HOME'::text, 'OUT'::text, 'ALL'::text]))),
  constraint event_codes_half_days_check CHECK (((half_days >= 1) AND (half_days <= 732))),
  constraint event_codes_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 50))),
  constraint event_codes_some_unit CHECK ((allows_full OR allows_half OR (time_step_minutes IS NOT NULL))),
  constraint event_codes_time_step_minutes_check CHECK (((time_step_minutes >= 10) AND (time_step_minutes <= 480))),
  constraint event_codes_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE
);
alter table event_codes enable row level security;
create policy company_only on event_codes as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table files (
  company_id bigint not null,
  id bigint not null generated by default as identity,
  storage_key text not null,
  name text not null,
  content_type text not null,
  size_bytes bigint not null,
  sha256 bytea not null,
  uploaded_by bigint,
  created_at timestamp with time zone not null default now(),
  constraint files_pkey PRIMARY KEY (company_id, id),
  constraint files_storage_key UNIQUE (company_id, storage_key),
  constraint files_size_bytes_check CHECK ((size_bytes > 0))
);
alter table files enable row level security;
create policy company_only on files as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table gate_users (
  company_id bigint not null,
  id bigint not null generated by default as identity,
  member_id bigint not null,
  code text not null,
  created_at timestamp with time zone not null default now(),
  constraint gate_users_pkey PRIMARY KEY (company_id, id),
  constraint gate_users_code_key UNIQUE (company_id, code),
  constraint gate_users_code_check CHECK (((char_length(code) >= 1) AND (char_length(code) <= 64))),
  constraint gate_users_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  constraint gate_users_member FOREIGN KEY (company_id, member_id) REFERENCES members(company_id, id) ON DELETE CASCADE
);
CREATE INDEX gate_users_of_member ON public.gate_users USING btree (company_id, member_id);
alter table gate_users enable row level security;
create policy company_only on gate_users as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table idempotent_answers (
  company_id bigint not null,
  account_id bigint not null,
  key text not null,
  endpoint text not null,
  status integer,
  body jsonb,
  created_at timestamp with time zone not null default now(),
  constraint idempotent_answers_pkey PRIMARY KEY (company_id, account_id, key),
  constraint idempotent_answers_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE
);
CREATE INDEX idempotent_answers_age ON public.idempotent_answers USING btree (company_id, created_at);
alter table idempotent_answers enable row level security;
create policy company_only on idempotent_answers as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table invitation_codes (
  code_hash bytea not null,
  company_id bigint not null,
  member_id bigint not null,
  email text not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint invitation_codes_pkey PRIMARY KEY (code_hash)
);
CREATE INDEX invitation_codes_member ON public.invitation_codes USING btree (company_id, member_id);
comment on table invitation_codes is 'global: a stranger arrives with nothing but the code';

create table known_devices (
  account_id bigint not null,
  device_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  seen_at timestamp with time zone not null default now(),
  constraint known_devices_pkey PRIMARY KEY (account_id, device_hash),
  constraint known_devices_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX known_devices_age ON public.known_devices USING btree (seen_at);
CREATE INDEX known_devices_device ON public.known_devices USING btree (device_hash);
comment on table known_devices is 'global: looked at before anybody is signed in';

create table leave_grants (
  company_id bigint not null,
  id bigint not null generated by default as identity,
  member_id bigint not null,
  kind text not null,
  granted_on date not null,
  expires_on date not null,
  minutes integer not null,
  article text not null default ''::text,
  memo text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  constraint leave_grants_pkey PRIMARY KEY (company_id, id),
  constraint leave_grants_once UNIQUE (company_id, member_id, kind, granted_on),
  constraint leave_grants_kind_check CHECK ((kind = ANY (ARRAY['MONTHLY'::text, 'ANNUAL'::text, 'EXTRA'::text]))),
  constraint leave_grants_order CHECK ((expires_on >= granted_on)),
  constraint leave_grants_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  constraint leave_grants_member FOREIGN KEY (company_id, member_id) REFERENCES members(company_id, id) ON DELETE CASCADE
);
alter table leave_grants enable row level security;
create policy company_only on leave_grants as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table leave_requests (
  company_id bigint not null,
  id bigint not null generated by default as identity,
  member_id bigint not null,
  event_code text not null,
  starts_on date not null,
  ends_on date not null,
  start_minute integer,
  end_minute integer,
  counted_minutes integer not null,
  status text not null,
  reason text not null default ''::text,
  document_id bigint,
  created_at timestamp with time zone not null default now(),
  constraint leave_requests_pkey PRIMARY KEY (company_id, id),
  constraint leave_requests_counted_minutes_check CHECK ((counted_minutes > 0)),
  constraint leave_requests_order CHECK ((ends_on >= starts_on)),
  constraint leave_requests_status_check CHECK ((status = ANY (ARRAY['REQUESTED'::text, 'APPROVED'::text, 'DENIED'::text, 'CANCELED'::text]))),
  constraint leave_requests_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  constraint leave_requests_document FOREIGN KEY (company_id, document_id) REFERENCES documents(company_id, id),
  constraint leave_requests_member FOREIGN KEY (company_id, member_id) REFERENCES members(company_id, id) ON DELETE CASCADE
);
CREATE INDEX leave_requests_custom_code ON public.leave_requests USING btree (company_id, event_code) WHERE (event_code ~~ 'CUSTOM:%'::text);
CREATE UNIQUE INDEX leave_requests_document_key ON public.leave_requests USING btree (company_id, document_id) WHERE (document_id IS NOT NULL);
CREATE INDEX leave_requests_of_member ON public.leave_requests USING btree (company_id, member_id, starts_on DESC);
CREATE INDEX leave_requests_range ON public.leave_requests USING btree (company_id, starts_on, ends_on);
alter table leave_requests enable row level security;
create policy company_only on leave_requests as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table locations (
  company_id bigint not null,
  id bigint not null generated by default as identity,
  name text not null,
  latitude double precision not null,
  longitude double precision not null,
  radius_metres integer not null default 100,
  branch_id bigint,
  created_at timestamp with time zone not null default now(),
  constraint locations_pkey PRIMARY KEY (company_id, id),
  constraint locations_name_key UNIQUE (company_id, name),
  constraint locations_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint locations_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  constraint locations_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 50))),
  constraint locations_radius_metres_check CHECK (((radius_metres >= 10) AND (radius_metres <= 5000))),
  constraint locations_branch FOREIGN KEY (company_id, branch_id) REFERENCES branches(company_id, id),
  constraint locations_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE
);
CREATE INDEX locations_of_branch ON public.locations USING btree (company_id, branch_id) WHERE (branch_id IS NOT NULL);
alter table locations enable row level security;
create policy company_only on locations as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table member_import_rows (
  company_id bigint not null,
  import_id bigint not null,
  row_number integer not null,
  state text not null,
  email text not null default ''::text,
  given jsonb not null,
  unread jsonb not null default '{}'::jsonb,
  problems jsonb not null default '[]'::jsonb,
  new_team text,
  read jsonb not null default '{}'::jsonb,
  new_rank text,
  constraint member_import_rows_pkey PRIMARY KEY (company_id, import_id, row_number),
  constraint member_import_rows_row_number_check CHECK ((row_number > 0)),
  constraint member_import_rows_state_check CHECK ((state = ANY (ARRAY['READY'::text, 'PROBLEM'::text, 'INVITED'::text, 'SKIPPED'::text, 'FAILED'::text]))),
  constraint member_import_rows_import FOREIGN KEY (company_id, import_id) REFERENCES member_imports(company_id, id) ON DELETE CASCADE
);
CREATE INDEX member_import_rows_email ON public.member_import_rows USING btree (company_id, import_id, email) WHERE (email <> ''::text);
CREATE INDEX member_import_rows_state ON public.member_import_rows USING btree (company_id, import_id, state, row_number);
alter table member_import_rows enable row level security;
create policy company_only on member_import_rows as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table member_imports (
  company_id bigint not null,
  id bigint not null generated by default as identity,
  source text not null,
  file_name text not null default ''::text,
  status text not null default 'PREVIEW'::text,
  stop_reason text,
  create_teams boolean not null default false,
  ignored_headings text[] not null default '{}'::text[],
  created_by bigint,
  started_by bigint,
  run integer not null default 0,
  ready_count integer not null default 0,
  problem_count integer not null default 0,
  invited_count integer not null default 0,
  skipped_count integer not null default 0,
  failed_count integer not null default 0,
  created_at timestamp with time zone not null default now(),
  started_at timestamp with time zone,
  moved_at timestamp with time zone,
  finished_at timestamp with time zone,
  mails_until timestamp with time zone,
  create_ranks boolean not null default false,
  constraint member_imports_pkey PRIMARY KEY (company_id, id),
  constraint member_imports_file_name_check CHECK ((char_length(file_name) <= 255)),
  constraint member_imports_run_check CHECK ((run >= 0)),
  constraint member_imports_source_check CHECK ((source = ANY (ARRAY['SHEET'::text, 'PASTE'::text]))),
  constraint member_imports_status_check CHECK ((status = ANY (ARRAY['PREVIEW'::text, 'RUNNING'::text, 'STOPPED'::text, 'DONE'::text]))),
  constraint member_imports_stop_reason CHECK (((status = 'STOPPED'::text) = (stop_reason IS NOT NULL))),
  constraint member_imports_stop_reason_check CHECK ((stop_reason = ANY (ARRAY['BY_PERSON'::text, 'NOT_ALLOWED'::text, 'INVITATION_LIMIT'::text]))),
  constraint member_imports_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  constraint member_imports_creator FOREIGN KEY (company_id, created_by) REFERENCES members(company_id, id),
  constraint member_imports_starter FOREIGN KEY (company_id, started_by) REFERENCES members(company_id, id)
);
CREATE INDEX member_imports_creator_newest ON public.member_imports USING btree (company_id, created_by, created_at DESC, id DESC);
CREATE INDEX member_imports_newest ON public.member_imports USING btree (company_id, created_at DESC, id DESC);
alter table member_imports enable row level security;
create policy company_only on member_imports as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table members (
  company_id bigint not null,
  id bigint not null generated by default as identity,
  account_id bigint,
  email text not null,
  name text not null,
  name_initials text not null default ''::text,
  local_name text not null default ''::text,
  english_name text not null default ''::text,
  status text not null,
  position text not null default ''::text,
  job_description text not null default ''::text,
  phone text not null default ''::text,
  birth_on date,
  rank_id bigint,
  contract_type text not null default ''::text,
  joined_on date,
  retired_on date,
  language text not null default 'ko'::text,
  work_check text not null default 'CHECKINONLY'::text,
  dashboard_available boolean not null default true,
  standard_day_minutes integer not null default 480,
  image_file_id bigint,
  created_at timestamp with time zone not null default now(),
  default_team_filter text,
  initials_from_2 text not null generated always as (substr(name_initials, 2)) stored,
  initials_from_3 text not null generated always as (substr(name_initials, 3)) stored,
  is_long_name boolean not null generated always as ((char_length(name_initials) > 3)) stored,
  work_type text,
  check_in_adjustment text,
  check_out_adjustment text,
  constraint members_pkey PRIMARY KEY (company_id, id),
  constraint members_account_key UNIQUE (company_id, account_id),
  constraint members_email_key UNIQUE (company_id, email),
  constraint members_check_in_adjustment CHECK ((check_in_adjustment = ANY (ARRAY['ON_TIME'::text, 'SCHEDULED'::text, 'UP_05MIN'::text, 'UP_10MIN'::text, 'UP_30MIN'::text, 'UP_60MIN'::text]))),
  constraint members_check_out_adjustment CHECK ((check_out_adjustment = ANY (ARRAY['ON_TIME'::text, 'SCHEDULED'::text, 'DOWN_05MIN'::text, 'DOWN_10MIN'::text, 'DOWN_30MIN'::text, 'DOWN_60MIN'::text]))),
  constraint members_default_team_filter_check CHECK ((default_team_filter = ANY (ARRAY['team'::text, 'company'::text]))),
  constraint members_language_check CHECK ((language = ANY (ARRAY['ko'::text, 'ja'::text, 'en'::text]))),
  constraint members_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 50))),
  constraint members_retired_after_joined CHECK (((retired_on IS NULL) OR (joined_on IS NULL) OR (retired_on >= joined_on))),
  constraint members_standard_day_minutes_check CHECK (((standard_day_minutes >= 60) AND (standard_day_minutes <= 720))),
  constraint members_status_check CHECK ((status = ANY (ARRAY['INVITED'::text, 'WORKING'::text, 'ABSENCE'::text, 'RETIRED'::text]))),
  constraint members_work_type CHECK ((work_type = ANY (ARRAY['FIXED'::text, 'FLEX_DAY'::text]))),
  constraint members_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  constraint members_image FOREIGN KEY (company_id, image_file_id) REFERENCES files(company_id, id),
  constraint members_rank FOREIGN KEY (company_id, rank_id) REFERENCES ranks(company_id, id)
);
CREATE INDEX members_all_joined ON public.members USING btree (company_id, joined_on DESC, id);
CREATE INDEX members_initials ON public.members USING btree (company_id, name_initials COLLATE "C") WHERE (status = ANY (ARRAY['WORKING'::text, 'ABSENCE'::text]));
CREATE INDEX members_initials_from_2 ON public.members USING btree (company_id, initials_from_2) WHERE (status = ANY (ARRAY['WORKING'::text, 'ABSENCE'::text]));
CREATE INDEX members_initials_from_3 ON public.members USING btree (company_id, initials_from_3) WHERE (status = ANY (ARRAY['WORKING'::text, 'ABSENCE'::text]));
CREATE INDEX members_joined ON public.members USING btree (company_id, status, joined_on DESC, id);
CREATE INDEX members_long_names ON public.members USING btree (company_id) WHERE (is_long_name AND (status = ANY (ARRAY['WORKING'::text, 'ABSENCE'::text])));
CREATE INDEX members_name ON public.members USING btree (company_id, name, id);
CREATE INDEX members_of_rank ON public.members USING btree (company_id, rank_id) WHERE (rank_id IS NOT NULL);
CREATE INDEX members_retired ON public.members USING btree (company_id, retired_on DESC, id) WHERE (retired_on IS NOT NULL);
CREATE INDEX members_status_name ON public.members USING btree (company_id, status, name, id);
alter table members enable row level security;
create policy company_only on members as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));
CREATE TRIGGER members_changed AFTER UPDATE ON public.members REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION tally_members();
CREATE TRIGGER members_made AFTER INSERT ON public.members REFERENCING NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION tally_members();
CREATE TRIGGER members_removed AFTER DELETE ON public.members REFERENCING OLD TABLE AS earlier FOR EACH STATEMENT EXECUTE FUNCTION tally_members();
CREATE TRIGGER members_standing AFTER UPDATE OF status ON public.members FOR EACH ROW WHEN (((old.status = ANY (ARRAY['WORKING'::text, 'ABSENCE'::text])) IS DISTINCT FROM (new.status = ANY (ARRAY['WORKING'::text, 'ABSENCE'::text])))) EXECUTE FUNCTION follow_standing();

create table memberships (
  account_id bigint not null,
  company_id bigint not null,
  member_id bigint not null,
  constraint memberships_pkey PRIMARY KEY (account_id, company_id),
  constraint memberships_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX memberships_company ON public.memberships USING btree (company_id, member_id);
comment on table memberships is 'global: finds the companies of an account';

create table notifications (
  company_id bigint not null,
  id bigint not null generated by default as identity,
  member_id bigint not null,
  kind text not null,
  data jsonb not null default '{}'::jsonb,
  link text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  read_at timestamp with time zone,
  constraint notifications_pkey PRIMARY KEY (company_id, id),
  constraint notifications_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  constraint notifications_member FOREIGN KEY (company_id, member_id) REFERENCES members(company_id, id) ON DELETE CASCADE
);
CREATE INDEX notifications_of_member ON public.notifications USING btree (company_id, member_id, id DESC);
CREATE INDEX notifications_unread ON public.notifications USING btree (company_id, member_id) WHERE (read_at IS NULL);
alter table notifications enable row level security;
create policy company_only on notifications as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table past_employments (
  company_id bigint not null,
  id bigint not null generated by default as identity,
  member_id bigint not null,
  joined_on date,
  retired_on date not null,
  constraint past_employments_pkey PRIMARY KEY (company_id, id),
  constraint past_employments_once EXCLUDE USING gist (company_id WITH =, member_id WITH =, daterange(joined_on, retired_on, '[]'::text) WITH &&),
  constraint past_employments_order CHECK (((joined_on IS NULL) OR (retired_on >= joined_on))),
  constraint past_employments_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  constraint past_employments_member FOREIGN KEY (company_id, member_id) REFERENCES members(company_id, id) ON DELETE CASCADE
);
CREATE INDEX past_employments_member_time ON public.past_employments USING btree (company_id, member_id, retired_on);
alter table past_employments enable row level security;
create policy company_only on past_employments as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table pay_plans (
  company_id bigint not null,
  id bigint not null generated by default as identity,
  plan_main text not null,
  created_at timestamp with time zone not null default now(),
  constraint pay_plans_pkey PRIMARY KEY (company_id, id),
  constraint pay_plans_plan_main_key UNIQUE (company_id, plan_main),
  constraint pay_plans_plan_main_check CHECK (((plan_main ~ '^[A-Z][A-Z0-9_-]{0,29}$'::text) AND (plan_main <> 'FREE'::text))),
  constraint pay_plans_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE
);
alter table pay_plans enable row level security;
create policy company_only on pay_plans as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table pending_sign_ups (
  id bigint not null generated by default as identity,
  email text not null,
  password_hash text not null,
  birth_on date not null,
  language text not null,
  terms jsonb not null,
  ip text not null,
  created_at timestamp with time zone not null default now(),
  constraint pending_sign_ups_pkey PRIMARY KEY (id),
  constraint pending_sign_ups_email_lower CHECK ((email = lower(email))),
  constraint pending_sign_ups_language_check CHECK ((language = ANY (ARRAY['ko'::text, 'ja'::text, 'en'::text])))
);
CREATE INDEX pending_sign_ups_age ON public.pending_sign_ups USING btree (created_at);
CREATE INDEX pending_sign_ups_email ON public.pending_sign_ups USING btree (email, created_at DESC);
comment on table pending_sign_ups is 'global: nobody is signed in yet';

create table planned_retirements (
  company_id bigint not null,
  member_id bigint not null,
  last_day date not null,
  hand_over jsonb not null default '[]'::jsonb,
  planned_by bigint not null,
  planned_at timestamp with time zone not null default now(),
  held_at timestamp with time zone,
  constraint planned_retirements_pkey PRIMARY KEY (company_id, member_id),
  constraint planned_retirements_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  constraint planned_retirements_member FOREIGN KEY (company_id, member_id) REFERENCES members(company_id, id) ON DELETE CASCADE
);
CREATE INDEX planned_retirements_day ON public.planned_retirements USING btree (company_id, last_day);
alter table planned_retirements enable row level security;
create policy company_only on planned_retirements as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table provider_connections (
  company_id bigint not null,
  provider text not null,
  sealed_tokens text not null,
  account_label text not null default ''::text,
  connected_by bigint,
  connected_at timestamp with time zone not null default now(),
  constraint provider_connections_pkey PRIMARY KEY (company_id, provider),
  constraint provider_connections_account_label_check CHECK ((char_length(account_label) <= 200)),
  constraint provider_connections_provider_check CHECK ((provider = ANY (ARRAY['google_calendar'::text, 'outlook_calendar'::text, 'teams'::text, 'slack'::text]))),
  constraint provider_connections_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  constraint provider_connections_member FOREIGN KEY (company_id, connected_by) REFERENCES members(company_id, id)
);
CREATE INDEX provider_connections_by ON public.provider_connections USING btree (company_id, connected_by) WHERE (connected_by IS NOT NULL);
alter table provider_connections enable row level security;
create policy company_only on provider_connections as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table ranks (
  company_id bigint not null,
  id bigint not null generated by default as identity,
  name text not null,
  sort_order integer not null default 0,
  constraint ranks_pkey PRIMARY KEY (company_id, id),
  constraint ranks_name_key UNIQUE (company_id, name),
  constraint ranks_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 30))),
  constraint ranks_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE
);
alter table ranks enable row level security;
create policy company_only on ranks as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table recovery_codes (
  account_id bigint not null,
  code_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  used_at timestamp with time zone,
  constraint recovery_codes_pkey PRIMARY KEY (account_id, code_hash),
  constraint recovery_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
comment on table recovery_codes is 'global: belongs to accounts';

create table role_holders (
  company_id bigint not null,
  member_id bigint not null,
  role text not null,
  granted_at timestamp with time zone not null default now(),
  constraint role_holders_pkey PRIMARY KEY (company_id, member_id, role),
  constraint role_holders_role_check CHECK (((char_length(role) >= 1) AND (char_length(role) <= 50))),
  constraint role_holders_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  constraint role_holders_member FOREIGN KEY (company_id, member_id) REFERENCES members(company_id, id) ON DELETE CASCADE
);
CREATE INDEX role_holders_role_member ON public.role_holders USING btree (company_id, role, member_id);
alter table role_holders enable row level security;
create policy company_only on role_holders as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table role_names (
  company_id bigint not null,
  limited_admin text not null,
  changed_at timestamp with time zone not null default now(),
  constraint role_names_pkey PRIMARY KEY (company_id),
  constraint role_names_limited_admin_check CHECK (((char_length(limited_admin) >= 1) AND (char_length(limited_admin) <= 50))),
  constraint role_names_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE
);
alter table role_names enable row level security;
create policy company_only on role_names as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table room_bookings (
  company_id bigint not null,
  id bigint not null generated by default as identity,
  room_id bigint not null,
  series_id bigint,
  booked_by bigint not null,
  title text not null,
  note text not null default ''::text,
  booked_on date not null,
  start_minute integer not null,
  end_minute integer not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint room_bookings_pkey PRIMARY KEY (company_id, id),
  constraint room_bookings_no_overlap EXCLUDE USING gist (company_id WITH =, room_id WITH =, booked_on WITH =, int4range(start_minute, end_minute) WITH &&) DEFERRABLE,
  constraint room_bookings_end_minute_check CHECK (((end_minute >= 1) AND (end_minute <= 1440))),
  constraint room_bookings_note_check CHECK ((char_length(note) <= 500)),
  constraint room_bookings_order CHECK ((end_minute > start_minute)),
  constraint room_bookings_start_minute_check CHECK (((start_minute >= 0) AND (start_minute <= 1439))),
  constraint room_bookings_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 100))),
  constraint room_bookings_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  constraint room_bookings_member FOREIGN KEY (company_id, booked_by) REFERENCES members(company_id, id),
  constraint room_bookings_room FOREIGN KEY (company_id, room_id) REFERENCES rooms(company_id, id),
  constraint room_bookings_series FOREIGN KEY (company_id, series_id) REFERENCES booking_series(company_id, id)
);
CREATE INDEX room_bookings_day ON public.room_bookings USING btree (company_id, booked_on, room_id);
CREATE INDEX room_bookings_series_day ON public.room_bookings USING btree (company_id, series_id, booked_on) WHERE (series_id IS NOT NULL);
alter table room_bookings enable row level security;
create policy company_only on room_bookings as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table room_categories (
  company_id bigint not null,
  id bigint not null generated by default as identity,
  name text not null,
  sort_order integer not null default 0,
  constraint room_categories_pkey PRIMARY KEY (company_id, id),
  constraint room_categories_name_key UNIQUE (company_id, name),
  constraint room_categories_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 50))),
  constraint room_categories_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE
);
alter table room_categories enable row level security;
create policy company_only on room_categories as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table rooms (
  company_id bigint not null,
  id bigint not null generated by default as identity,
  category_id bigint not null,
  name text not null,
  capacity integer not null default 4,
  location text not null default ''::text,
  description text not null default ''::text,
  is_active boolean not null default true,
  sort_order integer not null default 0,
  constraint rooms_pkey PRIMARY KEY (company_id, id),
  constraint rooms_name_key UNIQUE (company_id, category_id, name),
  constraint rooms_capacity_check CHECK (((capacity >= 1) AND (capacity <= 1000))),
  constraint rooms_description_check CHECK ((char_length(description) <= 500)),
  constraint rooms_location_check CHECK ((char_length(location) <= 100)),
  constraint rooms_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 50))),
  constraint rooms_category FOREIGN KEY (company_id, category_id) REFERENCES room_categories(company_id, id),
  constraint rooms_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE
);
alter table rooms enable row level security;
create policy company_only on rooms as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table sessions (
  id bigint not null generated by default as identity,
  account_id bigint not null,
  company_id bigint,
  access_hash bytea not null,
  access_expires_at timestamp with time zone not null,
  refresh_hash bytea not null,
  previous_refresh_hash bytea,
  previous_access_hash bytea,
  refreshed_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  is_temporary boolean not null default false,
  ip text,
  user_agent text,
  created_at timestamp with time zone not null default now(),
  revoked_at timestamp with time zone,
  last_ip text,
  device_hash bytea,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_access_key UNIQUE (access_hash),
  constraint sessions_refresh_key UNIQUE (refresh_hash),
  constraint sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX sessions_account ON public.sessions USING btree (account_id, created_at DESC);
CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_previous_access ON public.sessions USING btree (previous_access_hash) WHERE (previous_access_hash IS NOT NULL);
CREATE INDEX sessions_previous_refresh ON public.sessions USING btree (previous_refresh_hash) WHERE (previous_refresh_hash IS NOT NULL);
comment on table sessions is 'global: a request has no company before its session is known';

create table slack_users (
  company_id bigint not null,
  id bigint not null generated by default as identity,
  member_id bigint not null,
  slack_user_id text not null,
  created_at timestamp with time zone not null default now(),
  constraint slack_users_pkey PRIMARY KEY (company_id, id),
  constraint slack_users_member_key UNIQUE (company_id, member_id),
  constraint slack_users_slack_key UNIQUE (company_id, slack_user_id),
  constraint slack_users_slack_user_id_check CHECK (((char_length(slack_user_id) >= 2) AND (char_length(slack_user_id) <= 40))),
  constraint slack_users_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  constraint slack_users_member FOREIGN KEY (company_id, member_id) REFERENCES members(company_id, id) ON DELETE CASCADE
);
alter table slack_users enable row level security;
create policy company_only on slack_users as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table tallies (
  company_id bigint not null,
  id bigint not null generated by default as identity,
  counted text not null,
  of_id bigint not null,
  amount integer not null,
  constraint tallies_pkey PRIMARY KEY (company_id, id),
  constraint tallies_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE
);
CREATE INDEX tallies_sum ON public.tallies USING btree (company_id, counted, of_id) INCLUDE (amount);
alter table tallies enable row level security;
create policy company_only on tallies as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table team_calendars (
  company_id bigint not null,
  id bigint not null generated by default as identity,
  team_id bigint not null,
  provider text not null,
  calendar_id text not null,
  created_at timestamp with time zone not null default now(),
  constraint team_calendars_pkey PRIMARY KEY (company_id, id),
  constraint team_calendars_calendar_key UNIQUE (company_id, team_id, provider, calendar_id),
  constraint team_calendars_calendar_id_check CHECK (((char_length(calendar_id) >= 1) AND (char_length(calendar_id) <= 300))),
  constraint team_calendars_provider_check CHECK ((provider = ANY (ARRAY['google_calendar'::text, 'outlook_calendar'::text]))),
  constraint team_calendars_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  constraint team_calendars_team FOREIGN KEY (company_id, team_id) REFERENCES teams(company_id, id) ON DELETE CASCADE
);
alter table team_calendars enable row level security;
create policy company_only on team_calendars as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table team_memberships (
  company_id bigint not null,
  id bigint not null generated by default as identity,
  member_id bigint not null,
  team_id bigint not null,
  starts_on date not null,
  ends_on date,
  stands boolean not null default false,
  constraint team_memberships_pkey PRIMARY KEY (company_id, id),
  constraint team_memberships_once EXCLUDE USING gist (company_id WITH =, member_id WITH =, daterange(starts_on, ends_on) WITH &&),
  constraint team_memberships_order CHECK (((ends_on IS NULL) OR (ends_on > starts_on))),
  constraint team_memberships_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  constraint team_memberships_member FOREIGN KEY (company_id, member_id) REFERENCES members(company_id, id) ON DELETE CASCADE,
  constraint team_memberships_team FOREIGN KEY (company_id, team_id) REFERENCES teams(company_id, id)
);
CREATE INDEX team_memberships_beginning ON public.team_memberships USING btree (company_id, starts_on) INCLUDE (team_id) WHERE (stands AND (ends_on IS NULL));
CREATE INDEX team_memberships_ending ON public.team_memberships USING btree (company_id, ends_on) INCLUDE (team_id, starts_on) WHERE (stands AND (ends_on IS NOT NULL));
CREATE INDEX team_memberships_of_member ON public.team_memberships USING btree (company_id, member_id, starts_on) INCLUDE (ends_on, team_id);
CREATE INDEX team_memberships_people ON public.team_memberships USING btree (company_id, team_id) INCLUDE (starts_on, ends_on, member_id) WHERE stands;
CREATE INDEX team_memberships_team_time ON public.team_memberships USING btree (company_id, team_id, starts_on);
alter table team_memberships enable row level security;
create policy company_only on team_memberships as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));
CREATE TRIGGER team_memberships_standing BEFORE INSERT OR UPDATE OF member_id ON public.team_memberships FOR EACH ROW EXECUTE FUNCTION know_standing();
CREATE TRIGGER team_people_came AFTER INSERT ON public.team_memberships REFERENCING NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION tally_team_people();
CREATE TRIGGER team_people_changed AFTER UPDATE ON public.team_memberships REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION tally_team_people();
CREATE TRIGGER team_people_left AFTER DELETE ON public.team_memberships REFERENCING OLD TABLE AS earlier FOR EACH STATEMENT EXECUTE FUNCTION tally_team_people();

create table team_versions (
  company_id bigint not null,
  id bigint not null generated by default as identity,
  team_id bigint not null,
  starts_on date not null,
  ends_on date not null,
  name text not null,
  parent_id bigint,
  leader_id bigint,
  charger_id bigint,
  charger_custom text not null default ''::text,
  was_closed boolean not null default false,
  constraint team_versions_pkey PRIMARY KEY (company_id, id),
  constraint team_versions_once EXCLUDE USING gist (company_id WITH =, team_id WITH =, daterange(starts_on, ends_on) WITH &&),
  constraint team_versions_order CHECK ((ends_on > starts_on)),
  constraint team_versions_charger FOREIGN KEY (company_id, charger_id) REFERENCES members(company_id, id),
  constraint team_versions_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  constraint team_versions_leader FOREIGN KEY (company_id, leader_id) REFERENCES members(company_id, id),
  constraint team_versions_parent FOREIGN KEY (company_id, parent_id) REFERENCES teams(company_id, id),
  constraint team_versions_team FOREIGN KEY (company_id, team_id) REFERENCES teams(company_id, id) ON DELETE CASCADE
);
CREATE INDEX team_versions_below ON public.team_versions USING btree (company_id, parent_id) WHERE (parent_id IS NOT NULL);
CREATE INDEX team_versions_charged ON public.team_versions USING btree (company_id, charger_id) WHERE (charger_id IS NOT NULL);
CREATE INDEX team_versions_led ON public.team_versions USING btree (company_id, leader_id) WHERE (leader_id IS NOT NULL);
CREATE INDEX team_versions_team_end ON public.team_versions USING btree (company_id, team_id, ends_on);
alter table team_versions enable row level security;
create policy company_only on team_versions as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table teams (
  company_id bigint not null,
  id bigint not null generated by default as identity,
  name text not null,
  parent_id bigint,
  leader_id bigint,
  charger_id bigint,
  charger_custom text not null default ''::text,
  color text not null default ''::text,
  sort_order integer not null default 0,
  created_at timestamp with time zone not null default now(),
  opened_on date not null default CURRENT_DATE,
  closed_on date,
  constraint teams_pkey PRIMARY KEY (company_id, id),
  constraint teams_closed_after_opened CHECK ((closed_on >= opened_on)),
  constraint teams_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
  constraint teams_not_own_parent CHECK ((parent_id <> id)),
  constraint teams_charger FOREIGN KEY (company_id, charger_id) REFERENCES members(company_id, id),
  constraint teams_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  constraint teams_leader FOREIGN KEY (company_id, leader_id) REFERENCES members(company_id, id),
  constraint teams_parent FOREIGN KEY (company_id, parent_id) REFERENCES teams(company_id, id)
);
CREATE INDEX teams_led ON public.teams USING btree (company_id, leader_id) WHERE (leader_id IS NOT NULL);
CREATE INDEX teams_parent_order ON public.teams USING btree (company_id, parent_id, sort_order, id);
alter table teams enable row level security;
create policy company_only on teams as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table wifi_networks (
  company_id bigint not null,
  id bigint not null generated by default as identity,
  name text not null,
  kind text not null,
  address text not null,
  branch_id bigint,
  created_at timestamp with time zone not null default now(),
  constraint wifi_networks_pkey PRIMARY KEY (company_id, id),
  constraint wifi_networks_address_key UNIQUE (company_id, kind, address),
  constraint wifi_networks_address_check CHECK (((char_length(address) >= 1) AND (char_length(address) <= 100))),
  constraint wifi_networks_kind_check CHECK ((kind = ANY (ARRAY['BSSID'::text, 'SSID'::text, 'IP'::text]))),
  constraint wifi_networks_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 50))),
  constraint wifi_networks_branch FOREIGN KEY (company_id, branch_id) REFERENCES branches(company_id, id),
  constraint wifi_networks_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE
);
CREATE INDEX wifi_networks_of_branch ON public.wifi_networks USING btree (company_id, branch_id) WHERE (branch_id IS NOT NULL);
alter table wifi_networks enable row level security;
create policy company_only on wifi_networks as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));

create table work_days (
  company_id bigint not null,
  member_id bigint not null,
  work_on date not null,
  in_minute integer,
  out_minute integer,
  is_away boolean not null default false,
  planned_start_minute integer,
  planned_end_minute integer,
  is_holiday boolean not null default false,
  worked_minutes integer not null default 0,
  rest_minutes integer not null default 0,
  night_minutes integer not null default 0,
  overtime_minutes integer not null default 0,
  holiday_minutes integer not null default 0,
  holiday_over_minutes integer not null default 0,
  late_minutes integer not null default 0,
  leave_minutes integer not null default 0,
  updated_at timestamp with time zone not null default now(),
  constraint work_days_pkey PRIMARY KEY (company_id, member_id, work_on),
  constraint work_days_in_minute_check CHECK (((in_minute >= 0) AND (in_minute <= 2879))),
  constraint work_days_order CHECK (((out_minute IS NULL) OR (in_minute IS NULL) OR (out_minute >= in_minute))),
  constraint work_days_out_minute_check CHECK (((out_minute >= 0) AND (out_minute <= 2879))),
  constraint work_days_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  constraint work_days_member FOREIGN KEY (company_id, member_id) REFERENCES members(company_id, id) ON DELETE CASCADE
);
CREATE INDEX work_days_by_day ON public.work_days USING btree (company_id, work_on, member_id);
alter table work_days enable row level security;
create policy company_only on work_days as permissive for all to public using ((company_id = current_company_id())) with check ((company_id = current_company_id()));
