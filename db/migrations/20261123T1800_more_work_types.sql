-- Flexible work that is settled by the week or the month (근로기준법 52조), and deemed work (58조).
alter table members
  drop constraint members_work_type,
  add constraint members_work_type check (work_type in ('FIXED', 'FLEX_DAY', 'FLEX_WEEK', 'FLEX_MONTH', 'DEEMED'));

alter table employment_terms
  drop constraint employment_terms_work_type,
  add constraint employment_terms_work_type check (work_type in ('FIXED', 'FLEX_DAY', 'FLEX_WEEK', 'FLEX_MONTH', 'DEEMED'));
