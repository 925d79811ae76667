-- People are found by any part of a name: what follows the first and the second letter is kept beside it, so that each
-- beginning is a range of an index. Columns, because row security lets no expression reach an index. Byte order, because
-- a beginning is then the range up to its successor.
alter table members
  add column initials_from_2 text collate "C" not null generated always as (substr(name_initials, 2)) stored,
  add column initials_from_3 text collate "C" not null generated always as (substr(name_initials, 3)) stored,
  add column is_long_name boolean not null generated always as (char_length(name_initials) > 3) stored;
create index members_initials on members (company_id, (name_initials collate "C")) where status in ('WORKING', 'ABSENCE');
create index members_initials_from_2 on members (company_id, initials_from_2) where status in ('WORKING', 'ABSENCE');
create index members_initials_from_3 on members (company_id, initials_from_3) where status in ('WORKING', 'ABSENCE');
create index members_long_names on members (company_id) where is_long_name and status in ('WORKING', 'ABSENCE');
