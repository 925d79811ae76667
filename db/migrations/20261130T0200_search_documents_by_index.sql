-- Row security keeps the application's role from the trigram indexes: what compares texts might tell of a row before its company is
-- looked at. These views of the owner are bound to the company of the transaction by their own condition, and are no barrier to the
-- index. They hold nothing but what is compared; who may read what is asked of the tables (docs/decisions/0088).
create view searched_documents with (security_barrier = false, check_option = cascaded) as
  select company_id, id, search_text from documents where company_id = current_company_id();
create view searched_attachments with (security_barrier = false, check_option = cascaded) as
  select company_id, document_id, name from document_attachments
  where company_id = current_company_id() and document_id is not null;
