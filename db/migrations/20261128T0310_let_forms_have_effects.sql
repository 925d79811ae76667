-- What an approved document of the form does besides being approved, and which questions fill it.
alter table form_versions add column effect jsonb;
