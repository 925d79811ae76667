-- A company lets its own kinds be asked for by two hours and by one, as those of the product.
alter table event_codes
  add column allows_quarter boolean not null default false,
  add column allows_one_hour boolean not null default false,
  drop constraint event_codes_some_unit,
  add constraint event_codes_some_unit
    check (allows_full or allows_half or allows_quarter or allows_one_hour or time_step_minutes is not null);
