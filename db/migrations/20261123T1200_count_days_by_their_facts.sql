-- What a day is counted by beside its presses: time taken out of it, and how each end became known.
alter table work_days
  -- Time in between that is no work: [{start, end, title}], minutes after midnight of work_on.
  add column exclusions jsonb not null default '[]',
  add column excluded_minutes integer not null default 0,
  add column early_minutes integer not null default 0,
  -- CHECK somebody pressed, PLAN nobody did and the planned time stands, EDIT somebody entered it.
  add column in_by text not null default 'CHECK',
  add column out_by text not null default 'CHECK',
  -- How presses were rounded and work beyond the plan was counted; null is the company's way of today.
  add column counted_by jsonb,
  add constraint work_days_exclusions check (jsonb_typeof(exclusions) = 'array'),
  add constraint work_days_in_by check (in_by in ('CHECK', 'PLAN', 'EDIT')),
  add constraint work_days_out_by check (out_by in ('CHECK', 'PLAN', 'EDIT')),
  add constraint work_days_counted_by check (jsonb_typeof(counted_by) = 'object');
