-- What was asked for of a day, where another contract has recounted it since: a longer one gives it back.
alter table day_parts add column asked_minutes integer;
comment on column day_parts.asked_minutes is 'Minutes as asked for, once the hours of the contract have made them others; null before.';

-- A birth can be moved so far from the day that was named first, not from the one that it was moved to last.
alter table work_events add column occasion_expected_on date;
comment on column work_events.occasion_expected_on is 'The day of the event as the request first named it; occasion_on is the one it goes by.';
update work_events set occasion_expected_on = occasion_on where occasion_on is not null;
