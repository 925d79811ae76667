-- Time off that work beyond the plan earns in place of its premium wage, as the company's agreement stood when it was asked for.
alter table work_events add column comp_minutes integer not null default 0 check (comp_minutes >= 0);
