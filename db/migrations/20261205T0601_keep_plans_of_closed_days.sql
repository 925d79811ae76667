-- Days that are closed keep what they were planned by, and which of them have no record: what is changed around them later changes
-- nothing that is told of them (decision 0095). Those that are closed already keep what is told of them now.
alter table day_closings add column plan jsonb, add column missing date[] not null default '{}';

-- Amends f5f48712ea753b452bba5b58cf8c3edabd836461ab5837dbfb4ce14e1e70fc1b: Citus makes no day of a text in UPDATE.
update day_closings dc set
  plan = (
    select json_build_object(
      'plan_company', json_build_object(
        'hours', json_build_object('workStartMinute', c.work_start_minute, 'workEndMinute', c.work_end_minute,
          'lunchStartMinute', c.lunch_start_minute, 'lunchEndMinute', c.lunch_end_minute,
          'dinnerStartMinute', c.dinner_start_minute, 'dinnerEndMinute', c.dinner_end_minute,
          'enterpriseOption', c.enterprise_option, 'dayChangeMinute', c.day_change_minute,
          'checkInAdjustment', c.check_in_adjustment, 'checkOutAdjustment', c.check_out_adjustment,
          'overtimeBasis', c.overtime_calculation, 'holidayBasis', c.holiday_calculation),
        'bounds', json_build_object('dayMinMinutes', c.day_min_minutes, 'dayMaxMinutes', c.day_max_minutes,
          'weekMinMinutes', c.week_min_minutes, 'weekMaxMinutes', c.week_max_minutes),
        'begin', c.records_begin,
        'corrections', (select json_agg(json_build_object('day', h.holiday_on, 'name', h.name, 'off', h.is_off,
            'half', h.free_half, 'swap', h.swapped_with))
          from company_holidays h where h.company_id = dc.company_id and h.holiday_on between dc.starts_on and dc.ends_on)),
      'plan_terms', coalesce(
        (select json_agg(json_build_object('from', e.starts_on, 'until', e.ends_on, 'workType', e.work_type,
            'checkIn', e.check_in_adjustment, 'checkOut', e.check_out_adjustment, 'standardMinutes', e.standard_day_minutes))
          from employment_terms e where e.company_id = dc.company_id and e.member_id = dc.member_id
            and e.starts_on <= dc.ends_on and (e.ends_on is null or e.ends_on > dc.starts_on)),
        json_build_array(json_build_object('from', '', 'until', null, 'workType', m.work_type,
          'checkIn', m.check_in_adjustment, 'checkOut', m.check_out_adjustment))),
      'plan_shifts', (select json_agg(json_build_array(s.work_on, s.works, s.start_minute, s.end_minute, s.rest_minutes))
        from shifts s where s.company_id = dc.company_id and s.member_id = dc.member_id
          and s.work_on between dc.starts_on - 6 and dc.ends_on + 6),
      'plan_swaps', (select json_agg(json_build_array(sd.work_on, sd.works, sd.other_on, sd.name)) from swapped_days sd
        where sd.company_id = dc.company_id and sd.member_id = dc.member_id
          and sd.work_on between dc.starts_on and dc.ends_on),
      'plan_minutes', m.standard_day_minutes,
      'plan_check', m.work_check)::jsonb
    from companies c join members m on m.company_id = c.company_id
    where c.company_id = dc.company_id and m.id = dc.member_id),
  missing = coalesce((
    select array(select make_date(left(day, 4)::int, substr(day, 6, 2)::int, substr(day, 9, 2)::int)
      from jsonb_array_elements_text(k.content -> 'missing') day) from work_closings k
    where k.company_id = dc.company_id and k.member_id = dc.member_id and k.starts_on = dc.starts_on
      and k.ends_on = dc.ends_on and k.reopened_at is null), '{}');

comment on column day_closings.plan is 'What the days were planned by when they were closed: settings of the company, terms, schedule and swaps; null where it was not kept';
comment on column day_closings.missing is 'The days of them of which a whole record is missing';
