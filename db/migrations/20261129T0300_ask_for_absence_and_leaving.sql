-- What documents of absence and of leaving ask for, and what came of it.
create table employment_requests (
  company_id bigint not null,
  document_id bigint not null,
  member_id bigint not null,
  kind text not null constraint employment_requests_kind check (kind in ('ABSENCE', 'RETIREMENT')),
  -- The first day of the absence, or the last day of work.
  starts_on date not null,
  -- The last day of the absence, where it is known.
  until_on date,
  status text not null default 'REQUESTED'
    constraint employment_requests_status check (status in ('REQUESTED', 'APPROVED', 'DENIED', 'CANCELED')),
  -- The last day that was planned before an approval planned another one.
  planned_before jsonb,
  primary key (company_id, document_id)
);
select secure_company_table('employment_requests');
alter table employment_requests
  add foreign key (company_id) references companies (company_id) on delete cascade,
  add constraint employment_requests_document foreign key (company_id, document_id) references documents (company_id, id)
    on delete cascade,
  add constraint employment_requests_member foreign key (company_id, member_id) references members (company_id, id);
-- One waits at a time: a second press, or a second proposal, asks for nothing new.
create unique index employment_requests_open on employment_requests (company_id, member_id, kind) where status = 'REQUESTED';
comment on table employment_requests is 'Absences and departures that documents ask for';
