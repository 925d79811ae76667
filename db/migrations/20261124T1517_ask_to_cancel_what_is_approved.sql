-- The document by which somebody asks that an approved request be cancelled, while it is open or once it is approved.
alter table work_events
  add column cancel_document_id bigint,
  add constraint work_events_cancel_document foreign key (company_id, cancel_document_id) references documents (company_id, id);
create unique index work_events_cancel_document_key on work_events (company_id, cancel_document_id)
  where cancel_document_id is not null;
