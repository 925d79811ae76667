-- What a company says of the calendar: a day of its own, a public holiday that was swapped with a work day by agreement with the
-- representative of the employees (근로기준법 55조 2항 단서), or one that it does not keep.
alter table company_holidays
  -- The other day of a swap, on both of its rows; null otherwise.
  add column swapped_with date,
  -- When it was agreed on in writing; of swaps only.
  add column agreed_on date,
  add constraint company_holidays_swap
    check ((swapped_with is null) = (agreed_on is null) and swapped_with <> holiday_on);
-- A request whose days have all become holidays takes nothing any more.
alter table work_events
  drop constraint work_events_counted_minutes_check,
  add constraint work_events_counted_minutes_check check (counted_minutes >= 0);
