-- What was kept as long as its form says is deleted once an admin has agreed: its number and its chain of acts stay.
alter table documents drop constraint documents_status_check;
alter table documents add constraint documents_status_check
  check (status in ('REQUESTED', 'APPROVED', 'DENIED', 'CANCELED', 'INFORMED', 'ERASED'));
-- An admin decided to keep it beyond its time.
alter table documents add column kept_on_at timestamptz;
create index documents_to_delete on documents (company_id, id)
  where storage_years is not null and kept_on_at is null and status <> 'ERASED';
alter table document_proofs drop constraint document_proofs_act;
alter table document_proofs add constraint document_proofs_act check (act in ('SUBMIT', 'READ', 'APPROVE', 'DENY', 'CONFIRM',
  'FINAL', 'SUBSTITUTE', 'WITHDRAW', 'CANCEL', 'CHANGE', 'HAND_OVER', 'DELEGATE', 'CIRCULATE', 'UNCIRCULATE', 'KEEP', 'ERASE'));
