-- When the person of an open turn was told last that the document waits: by mail as the turn came, or by a reminder.
alter table document_receivers add column told_at timestamptz;
-- What waits already is told of as if it had come today: nobody is reminded of the past all at once.
update document_receivers set told_at = now()
  where is_shown and not is_processed and receiver_type in ('APPROVER', 'AGREEER', 'FAGREEER');

-- After how many working days a waiting document is called to mind, again and again; 0 for never.
alter table companies add column document_reminder_days integer not null default 3;
alter table companies add constraint companies_document_reminder_days check (document_reminder_days between 0 and 30);
-- Whether people get a mail when a document waits for them.
alter table companies add column documents_mailed boolean not null default true;
