-- Under row security LIKE is judged row by row, so a trigram index is never asked; names are searched within the company.
drop index members_search;
create index members_all_joined on members (company_id, joined_on desc, id);

-- The number beside 전자결재 is counted from the index alone.
drop index document_receivers_waiting;
create index document_receivers_waiting on document_receivers (company_id, member_id, document_id desc) include (receiver_type)
  where is_shown and not is_processed;

create index leave_requests_range on leave_requests (company_id, starts_on, ends_on);
