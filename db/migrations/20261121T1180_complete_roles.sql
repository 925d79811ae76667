-- A company may call its limited admins otherwise than 중간관리자; no row means that name. The name of one cover team
-- follows the company's until it is given a name of its own.
create table role_names (
  company_id bigint primary key references companies on delete cascade,
  limited_admin text not null check (char_length(limited_admin) between 1 and 50),
  changed_at timestamptz not null default now()
);
select secure_company_table('role_names');

alter table cover_teams add column has_own_name boolean not null default false;
update cover_teams set has_own_name = true where role_name <> '중간관리자';

-- Duties that the specification does not name could be given before; nothing ever asked for them.
delete from role_holders where role in ('DATACARD', 'WORK_CONFIRMATION');

-- Who may see a person is asked upwards from the person's team: who leads or covers it or a team above.
create index role_holders_role_member on role_holders (company_id, role, member_id);
drop index role_holders_role;
