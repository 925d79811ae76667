-- Days that were planned before plans took their leave (decision 0066) have no event. They are marked here and booked by the job of the
-- next morning, where that is possible, and say why where it is not (decision 0091).
alter table leave_promotion_days
  add column unbooked text constraint leave_promotion_days_unbooked_check check (unbooked in
    ('DUE', 'DAY_CLOSED', 'NO_LEAVE_LEFT', 'NO_WORK_DAY', 'HALF_HOLIDAY', 'DAY_TAKEN', 'WORKED'));
comment on column leave_promotion_days.unbooked is
  'Of days planned before plans took their leave: DUE until it was tried, then why it could not be taken; null of all others';
-- Who came has worked, unless the company refused the work; and the company may have said that a day was not used.
update leave_promotion_days set unbooked = 'DUE'
where event_id is null and is_used is not false and (came_at is null or refused_at is not null);
