-- Rest in the evening for who works on after the planned hours; both null where a company has none.
alter table companies add column dinner_start_minute integer;
alter table companies add column dinner_end_minute integer;
alter table companies add constraint companies_dinner check (
  (dinner_start_minute is null) = (dinner_end_minute is null)
  and dinner_start_minute between 0 and 1439 and dinner_end_minute between 0 and 1439
);
