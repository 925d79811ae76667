-- The trail is read newest first: of all, of who acted, of whom or what it tells, and of an action. Each page goes on behind the last one.
create index audit_events_newest on audit_events (company_id, happened_at desc, id desc);
create index audit_events_of_actor on audit_events (company_id, actor_member_id, happened_at desc, id desc);
create index audit_events_of_target on audit_events (company_id, target_kind, target_id, happened_at desc, id desc);
create index audit_events_of_action on audit_events (company_id, action, happened_at desc, id desc);
drop index audit_events_time;
drop index audit_events_target;
