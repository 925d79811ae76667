-- A document says whether its acts have been proved since some time: one that says so and has no chain was robbed of it, and one
-- that does not is from before the proofs, or was written past the program.
alter table documents add column is_proved boolean not null default false;
comment on column documents.is_proved is 'Whether a chain of its acts was begun, which it has for good from then on';

update documents d set is_proved = true
  where exists (select 1 from document_proofs p
    where p.company_id = d.company_id and p.document_id = d.id);
