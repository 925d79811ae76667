-- Leave around a birth goes by the day of the birth: parts of one leave share its days.
alter table work_events
  add column occasion_on date,
  add column occasion_case text,
  add constraint work_events_occasion_case check (occasion_case is null or occasion_on is not null);
