-- Whoever opens an invitation is told who sent it.
alter table invitation_codes add column inviter_id bigint;
comment on column invitation_codes.inviter_id is 'the member who sent it last; null when the product did. Told only while there is such a member.';
