-- What is served on a day, entered by general affairs.
create table meals (
  company_id bigint not null,
  served_on date not null,
  menu text not null constraint meals_menu check (char_length(menu) between 1 and 500),
  primary key (company_id, served_on)
);
select secure_company_table('meals');
alter table meals add foreign key (company_id) references companies (company_id) on delete cascade;
comment on table meals is 'The menu of each day';
