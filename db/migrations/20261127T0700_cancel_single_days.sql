-- Days that were cancelled alone out of a request, which goes on without them.
alter table work_events add column canceled_days date[] not null default '{}';
comment on column work_events.canceled_days is 'Days cancelled alone; the request goes on with the others';
