-- Who has left a company and signs in is told so, in place of being asked to found one.
create table past_memberships (
  account_id bigint not null references accounts on delete cascade,
  company_id bigint not null,
  member_id bigint not null,
  primary key (account_id, company_id)
);
comment on table past_memberships is 'global: finds the companies that an account has left by retirement';
insert into past_memberships (account_id, company_id, member_id)
select account_id, company_id, id from members where status = 'RETIRED' and account_id is not null
on conflict do nothing;
