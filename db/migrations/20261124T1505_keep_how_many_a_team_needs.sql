-- How many people of a team have to be there on a working day: who asks for leave below it is warned, or refused.
create table team_coverages (
  company_id bigint not null,
  team_id bigint not null,
  needed_people integer not null check (needed_people between 1 and 1000),
  refuses boolean not null default false,
  constraint team_coverages_pkey primary key (company_id, team_id)
);
select secure_company_table('team_coverages');
alter table team_coverages
  add constraint team_coverages_company_id_fkey foreign key (company_id) references companies on delete cascade,
  add constraint team_coverages_team foreign key (company_id, team_id) references teams (company_id, id) on delete cascade;
