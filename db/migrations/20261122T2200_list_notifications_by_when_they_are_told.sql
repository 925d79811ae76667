-- Some are told a little later than they are written: the newest is what was told last.
drop index notifications_of_member;
create index notifications_told on notifications (company_id, member_id, created_at desc, id desc);
