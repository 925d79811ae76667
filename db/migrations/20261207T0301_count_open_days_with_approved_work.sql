-- Days that are open follow the rules of now (`work-time 4`, decision 0109), as 20261205T0611 did it. Days that are closed keep their figures.
insert into day_fillings (company_id, filled_until, recount_before)
select company_id, current_date - 2, current_date + 2 from companies
on conflict (company_id) do update set recount_before = excluded.recount_before;
