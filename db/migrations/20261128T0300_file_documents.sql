-- With which form a document was written, and how many years it is kept once it has ended; null is for good.
alter table documents add column form_id bigint;
alter table documents add column storage_years integer;
alter table documents add constraint documents_storage_years check (storage_years in (1, 3, 5, 10));
update documents set form_id = (content -> 'form' ->> 'id')::bigint where kind = 'FORM';
