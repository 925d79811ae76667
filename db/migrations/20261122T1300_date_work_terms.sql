-- How a person's times are counted where it differs from the company: dated like the other terms of employment.
-- Null is the company's way.
alter table members
  add column work_type text,
  add column check_in_adjustment text,
  add column check_out_adjustment text,
  add constraint members_work_type check (work_type in ('FIXED', 'FLEX_DAY')),
  add constraint members_check_in_adjustment
    check (check_in_adjustment in ('ON_TIME', 'SCHEDULED', 'UP_05MIN', 'UP_10MIN', 'UP_30MIN', 'UP_60MIN')),
  add constraint members_check_out_adjustment
    check (check_out_adjustment in ('ON_TIME', 'SCHEDULED', 'DOWN_05MIN', 'DOWN_10MIN', 'DOWN_30MIN', 'DOWN_60MIN'));

alter table employment_terms
  add column work_type text,
  add column check_in_adjustment text,
  add column check_out_adjustment text,
  add constraint employment_terms_work_type check (work_type in ('FIXED', 'FLEX_DAY')),
  add constraint employment_terms_check_in_adjustment
    check (check_in_adjustment in ('ON_TIME', 'SCHEDULED', 'UP_05MIN', 'UP_10MIN', 'UP_30MIN', 'UP_60MIN')),
  add constraint employment_terms_check_out_adjustment
    check (check_out_adjustment in ('ON_TIME', 'SCHEDULED', 'DOWN_05MIN', 'DOWN_10MIN', 'DOWN_30MIN', 'DOWN_60MIN'));
