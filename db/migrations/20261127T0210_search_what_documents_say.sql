-- What is searched of a document is all that it says, with its number: until now its titles alone.
-- Amends e77ee6d06e77fa1a25c52d0c243a51a100bfe52fb3f8d64c7fd0b355955873b2: Citus gives no column to concat_ws in UPDATE.
update documents set search_text = search_text
  || coalesce(E'\n' || nullif(left(regexp_replace(coalesce(content ->> 'text', content ->> 'reason'), '<[^>]*>', ' ', 'g'), 20000), ''), '')
  || coalesce(E'\n' || serial, '');
create index documents_search on documents using gin (search_text gin_trgm_ops);
