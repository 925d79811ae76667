-- So that companies can lie on several machines (docs/operations.md): no two tables refer to each other in a circle, and no key
-- sets one of its columns to null, which Citus does not know; the program does it when a record that was made by mistake goes.
alter table files drop constraint files_company_id_fkey;

alter table team_versions
  drop constraint team_versions_leader,
  drop constraint team_versions_charger,
  add constraint team_versions_leader foreign key (company_id, leader_id) references members (company_id, id),
  add constraint team_versions_charger foreign key (company_id, charger_id) references members (company_id, id);

alter table member_imports
  drop constraint member_imports_creator,
  drop constraint member_imports_starter,
  add constraint member_imports_creator foreign key (company_id, created_by) references members (company_id, id),
  add constraint member_imports_starter foreign key (company_id, started_by) references members (company_id, id);

alter table provider_connections
  drop constraint provider_connections_member,
  add constraint provider_connections_member foreign key (company_id, connected_by) references members (company_id, id);
