-- The line of a form by an amount that its documents tell, or by the rank of whoever drafts; the line itself stands for the rest.
alter table forms
  add column line_variants jsonb not null default '[]'::jsonb,
  add column line_amount text,
  add constraint forms_line_amount check (char_length(line_amount) <= 61);
