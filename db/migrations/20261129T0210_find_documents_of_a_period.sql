-- Documents of a period, for its archive and for what forms were answered.
create index documents_of_period on documents (company_id, submitted_at, id);
