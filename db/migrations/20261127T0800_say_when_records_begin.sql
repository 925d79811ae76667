-- The first day whose records a company keeps here: what is missing before it is nobody's absence. A company without a word of it
-- has always kept them; whoever founds one says the day of founding.
alter table companies add records_begin date not null default '1900-01-01';
update companies c set records_begin = least((c.created_at at time zone c.timezone)::date,
  (select min(w.work_on) from work_days w where w.company_id = c.company_id and w.in_minute is not null));
