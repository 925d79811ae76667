-- Whether the person need not work in the time of a request: true of leave, which was all there was.
alter table work_events add column frees_work boolean not null default true;
