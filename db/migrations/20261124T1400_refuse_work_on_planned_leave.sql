-- Who comes on a day of planned leave is told before, and it is kept with the press and with the day; and what the company said to it
-- (노무수령 거부, 대법원 2019다279283): work that it refused is none that it accepted.
alter table check_records add column came_on_planned_leave boolean not null default false;
alter table leave_promotion_days
  add column came_at timestamptz,
  add column refused_at timestamptz,
  add column refused_by bigint,
  add constraint leave_promotion_days_refused check ((refused_at is null) = (refused_by is null));
alter table leave_promotion_days add foreign key (company_id, refused_by) references members (company_id, id);
