-- An earlier version took a maximum of 0 minutes for none, and every day or week of such a company was too long. Both limits become
-- what a new company begins with; the form has asked for at least a minute since. Open days follow, closed days keep their bounds.
update companies set day_max_minutes = 1440 where day_max_minutes = 0;
update companies set week_max_minutes = 3120 where week_max_minutes = 0;
alter table companies
  add constraint companies_day_max check (day_max_minutes > 0),
  add constraint companies_week_max check (week_max_minutes > 0);
