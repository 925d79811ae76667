-- Imports read the company's own fields, keep how each cell was understood, and may make ranks on the way.
alter table member_imports
  -- Ranks that the sheet names and the company lacks are made at the start.
  add column create_ranks boolean not null default false;

alter table member_import_rows
  -- How cells were understood, by column, where that is not the very text that stood in them.
  add column read jsonb not null default '{}',
  -- The name of the rank that the company lacks; made for rows that are ready, if create_ranks says so.
  add column new_rank text;
