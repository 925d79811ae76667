-- Until which day nobody's presses are missing any more: the days of a company up to it were ended and filled by plan.
create table day_fillings (
  company_id bigint not null,
  filled_until date not null,
  primary key (company_id)
);
select secure_company_table('day_fillings');
alter table day_fillings
  add constraint day_fillings_company foreign key (company_id) references companies on delete cascade;
