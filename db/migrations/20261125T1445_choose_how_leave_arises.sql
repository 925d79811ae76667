-- How shares of days are rounded, and what of a year's leave can be used in the next one: nothing until a company says so.
alter table companies add leave_rounding text not null default 'TWO_DECIMALS';
alter table companies add constraint companies_leave_rounding_check
  check (leave_rounding in ('TWO_DECIMALS', 'HALF_DAY_UP', 'FULL_DAY_UP'));
alter table companies add leave_carry_days integer not null default 0;
alter table companies add constraint companies_leave_carry_days_check check (leave_carry_days between 0 and 100);
alter table companies add leave_carry_months integer not null default 3;
alter table companies add constraint companies_leave_carry_months_check check (leave_carry_months between 1 and 24);
-- The bases that held before, oldest first: until (the first day that is no longer theirs), basis, month.
alter table companies add earlier_leave_bases jsonb not null default '[]';
