-- How many documents stand in each box of a person, kept by those who write lines (decision 0018): who decides much has thousands, of which
-- a list shows thirty.
insert into tallies (company_id, counted, of_id, amount)
select company_id, 'RECEIVED_' || box, member_id, count(*) from (
  select r.company_id, r.member_id, case
      when d.status = 'CANCELED' then 'canceled'
      when bool_or(r.receiver_type = 'CIRCULATOR') then 'circulation'
      when bool_or(r.is_shown and not r.is_processed and r.receiver_type in ('APPROVER', 'AGREEER', 'FAGREEER')) then 'requested'
      when d.status in ('APPROVED', 'DENIED') then 'processed'
      when d.status = 'INFORMED' then 'informed'
      else 'processing' end as box
  from document_receivers r join documents d on d.company_id = r.company_id and d.id = r.document_id
  where d.status <> 'ERASED'
  group by r.company_id, r.member_id, r.document_id, d.status
) received group by company_id, box, member_id;

insert into tallies (company_id, counted, of_id, amount)
select company_id, 'SENT_' || box, author_id, count(*) from (
  select d.company_id, d.author_id, case
      when d.status = 'CANCELED' then 'canceled'
      when d.status = 'INFORMED' then 'informed'
      when acted.document_id is null then 'requested'
      when d.status = 'REQUESTED' then 'processing'
      else 'processed' end as box
  from documents d left join (
    select distinct company_id, document_id from document_receivers where is_processed
  ) acted on acted.company_id = d.company_id and acted.document_id = d.id
  where d.status <> 'ERASED'
) sent group by company_id, box, author_id;

create index document_receivers_unread on document_receivers (company_id, member_id, document_id)
  where is_shown and read_at is null;
