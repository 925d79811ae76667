-- Requests of leave become one sort of the requests of events: home, outside, overtime and the company's own kinds stand beside
-- them. Rows stay where they are, under a name that fits all of them.
alter table leave_requests rename to work_events;
alter table work_events rename constraint leave_requests_pkey to work_events_pkey;
alter table work_events rename constraint leave_requests_counted_minutes_check to work_events_counted_minutes_check;
alter table work_events rename constraint leave_requests_status_check to work_events_status_check;
alter table work_events rename constraint leave_requests_company_id_fkey to work_events_company_id_fkey;
alter table work_events rename constraint leave_requests_member to work_events_member;
alter table work_events rename constraint leave_requests_document to work_events_document;
alter table work_events rename constraint leave_requests_order to work_events_order;
alter index leave_requests_of_member rename to work_events_of_member;
alter index leave_requests_document_key rename to work_events_document_key;
alter index leave_requests_range rename to work_events_range;
alter index leave_requests_custom_code rename to work_events_custom_code;
alter sequence leave_requests_id_seq rename to work_events_id_seq;
-- Only for OUT: where somebody is.
alter table work_events add column location text not null default '' check (length(location) <= 200);

update day_parts set holder_kind = 'EVENT' where holder_kind = 'LEAVE';
