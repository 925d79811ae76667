-- What readers of English and of Japanese are told of a person's names (packages/rules/src/profiles/name-in.ts), to order lists by.
alter table members
  add column name_in_english text not null generated always as (case when english_name = '' then name else english_name end) stored,
  add column name_in_japanese text not null generated always as (
    case when local_name ~ '[\u3040-\u30ff\u4e00-\u9fff]' then local_name when english_name = '' then name else english_name end) stored;

create index members_status_name_in_english on members (company_id, status, name_in_english, id);
create index members_status_name_in_japanese on members (company_id, status, name_in_japanese, id);
