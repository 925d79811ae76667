-- What is searched of a document is all that it says, with its number: until now its titles alone.
update documents set search_text = concat_ws(E'\n', search_text, nullif(left(regexp_replace(coalesce(content ->> 'text', content ->> 'reason'), '<[^>]*>', ' ', 'g'), 20000), ''), serial);
create index documents_search on documents using gin (search_text gin_trgm_ops);
