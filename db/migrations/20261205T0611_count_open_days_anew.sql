-- Days that are open follow the rules of now (`work-time 3`, decision 0096): the next filling of each company queues the counting, and
-- closing counts anew what has not been reached by then. Days that are closed keep their figures.
alter table day_fillings add column recount_before date;
comment on column day_fillings.recount_before is
  'Open days before it may still have the figures of earlier rules; null once all of them follow the rules of now';
insert into day_fillings (company_id, filled_until, recount_before)
select company_id, current_date - 2, current_date + 2 from companies
on conflict (company_id) do update set recount_before = excluded.recount_before;
