-- What a document is called, in every language of the product: readers search for what they see.
alter table documents add column search_text text not null default '';

-- The number of what waits for a person is asked for all day: an index of open turns alone, without readers who never confirm.
create index document_receivers_turns on document_receivers (company_id, member_id, document_id desc)
  where is_shown and not is_processed and receiver_type in ('APPROVER', 'AGREEER', 'FAGREEER');
drop index document_receivers_waiting;

-- Documents were stored by the names of the wire; from now on by ours, as the kind of each defines them.
update documents set content = jsonb_build_object('title', title, 'text', coalesce(content ->> 'text', '')),
  search_text = title
where kind = 'GENERAL';

-- A leave document tells what the request behind it holds; what it alone knew is how much was left then.
with said as (
  select d.company_id, d.id, d.content, m.standard_day_minutes as standard, r.id as request_id,
    coalesce(d.content ->> 'wk_event', r.event_code) as code,
    coalesce(d.content ->> 'wk_start_date', r.starts_on::text) as starts_on,
    coalesce(d.content ->> 'wk_end_date', r.ends_on::text) as ends_on,
    coalesce(r.start_minute, (extract(epoch from (d.content ->> 'evt_start_time')::time) / 60)::int) as start_minute,
    coalesce(r.end_minute, (extract(epoch from (d.content ->> 'evt_end_time')::time) / 60)::int) as end_minute,
    coalesce(r.counted_minutes, round((d.content ->> 'applied_days')::numeric * m.standard_day_minutes)::int) as minutes,
    (d.content ->> 'applied_days')::numeric as days,
    coalesce(d.content ->> 'text', r.reason, '') as reason
  from documents d
  join members m on m.company_id = d.company_id and m.id = d.author_id
  left join leave_requests r on r.company_id = d.company_id and r.document_id = d.id
  where d.kind = 'VACATION'
), measured as (
  -- The person's day may have changed since: the one by which the days of the document are its minutes.
  select *, case when days > 0 and abs(round(days * standard) - minutes) > 1 then round(minutes / days)::int
    else standard end as day_minutes
  from said
  where code is not null and starts_on is not null and minutes is not null
)
update documents d set
  content = jsonb_build_object(
    'code', s.code, 'from', s.starts_on, 'to', coalesce(s.ends_on, s.starts_on),
    'startMinute', s.start_minute, 'endMinute', s.end_minute,
    'minutes', s.minutes, 'standardDayMinutes', s.day_minutes,
    'availableBefore', round((s.content ->> 'v_days_before')::numeric * s.day_minutes)::int,
    'availableAfter', round((s.content ->> 'v_days_after')::numeric * s.day_minutes)::int,
    'days', (
      select coalesce(jsonb_agg(jsonb_build_object('on', l.leave_on, 'start', l.start_minute, 'end', l.end_minute,
        'minutes', l.minutes) order by l.leave_on), '[]')
      from leave_days l where l.company_id = s.company_id and l.request_id = s.request_id),
    'reason', s.reason),
  search_text = d.title || E'\n' || case split_part(s.code, ':', 3)
    when 'FULL' then E'연차\n年次有給休暇\nAnnual leave'
    when 'AM' then E'오전 반차\n午前半休\nMorning half day'
    when 'PM' then E'오후 반차\n午後半休\nAfternoon half day'
    when 'QUARTER' then E'반반차\n4分の1日休暇\nQuarter day'
    when 'ONEHOUR' then E'1시간 연차\n1時間休暇\nOne hour of leave'
    when 'TIME' then E'시간 연차\n時間単位休暇\nLeave by the hour'
    else '' end
from measured s
where d.company_id = s.company_id and d.id = s.id;

update documents set search_text = title where search_text = '';
