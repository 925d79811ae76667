-- A document says who submitted it in the name of its author, who opens it and takes it back as long as they look after them.
alter table documents add column submitted_by bigint;
alter table documents add constraint documents_submitted_by foreign key (company_id, submitted_by) references members (company_id, id);
create index documents_submitted_for on documents (company_id, submitted_by, id desc) where submitted_by is not null;
comment on column documents.submitted_by is 'Who submitted it in the name of its author; null for one''s own';

update documents d set submitted_by = e.filed_by
  from work_events e
  where e.company_id = d.company_id and e.document_id = d.id and e.filed_by is not null and e.filed_by <> d.author_id;
