-- Somebody may come before midnight for work that begins soon after it: -10 is 23:50 of the day before.
alter table work_days
  drop constraint work_days_in_minute_check,
  drop constraint work_days_out_minute_check,
  add constraint work_days_in_minute_check check (in_minute between -240 and 2879),
  add constraint work_days_out_minute_check check (out_minute between -240 and 2879);
