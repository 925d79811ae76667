-- What a week, or a month that is settled as one, has beyond 40 hours stands with the day on which it passed them (근로기준법 50조
-- 1항, 52조, 56조 1항): sums of months read it like every other figure. Follows from the other days, see settle-work.ts.
alter table work_days
  add column over_limit_minutes integer not null default 0,
  add constraint work_days_over_limit check (over_limit_minutes >= 0);

-- A company at a time, so that each statement has one place.
do $$
declare
  firm bigint;
begin
  for firm in select company_id from company_directory loop
    update work_days w set over_limit_minutes = b.minutes
    from (
      select member_id, work_on, least(minutes, running - most) as minutes
      from (
        select d.*, sum(minutes) over (partition by member_id, flexible, unit order by work_on) as running,
          case when flexible is null then 2400 else 2400 * days / 7 end as most
        from (
          select s.member_id, s.work_on, f.work_type as flexible, u.unit,
            case when f.work_type is null then least(s.worked_minutes, 480) else s.worked_minutes end as minutes,
            (select sum(least(o.until, u.last) - greatest(o.since, u.unit) + 1) from (
              select greatest(te.starts_on, m.joined_on, '-infinity'::date) as since,
                least(te.ends_on - 1, m.retired_on, 'infinity'::date) as until
              from employment_terms te
              where te.company_id = firm and te.member_id = s.member_id and te.work_type = f.work_type
              union all
              select coalesce(m.joined_on, '-infinity'::date), coalesce(m.retired_on, 'infinity'::date)
              where f.is_own
            ) o where o.since <= u.last and o.until >= u.unit) as days
          from work_days s
          join members m on m.company_id = firm and m.id = s.member_id
          left join lateral (
            select te.work_type, false as is_own from employment_terms te
            where te.company_id = firm and te.member_id = s.member_id and te.work_type in ('FLEX_WEEK', 'FLEX_MONTH')
              and te.starts_on <= s.work_on and (te.ends_on is null or te.ends_on > s.work_on)
            union all
            select m.work_type, true where m.work_type in ('FLEX_WEEK', 'FLEX_MONTH') and not exists (
              select 1 from employment_terms te where te.company_id = firm and te.member_id = s.member_id)
          ) f on true
          cross join lateral (
            select case when f.work_type = 'FLEX_MONTH' then date_trunc('month', s.work_on)::date
                else s.work_on - (s.work_on - date '2001-01-01') % 7 end as unit,
              case when f.work_type = 'FLEX_MONTH' then (date_trunc('month', s.work_on) + interval '1 month')::date - 1
                else s.work_on - (s.work_on - date '2001-01-01') % 7 + 6 end as last
          ) u
          where s.company_id = firm and not s.is_holiday and s.worked_minutes > 0 and s.work_on >= '2011-07-01'
            and s.work_on >= coalesce(m.joined_on, s.work_on) and s.work_on <= coalesce(m.retired_on, s.work_on)
        ) d
      ) r
      where running > most
    ) b
    where w.company_id = firm and w.member_id = b.member_id and w.work_on = b.work_on;
    -- What was closed keeps what it was closed with, whatever the week that it shares with open days has become.
    update work_days w set over_limit_minutes = coalesce((
        select (d ->> 'minutes')::int from jsonb_array_elements(k.content -> 'over_limit' -> 'days') d
        where d ->> 'work_on' = w.work_on::text), 0)
    from work_closings k
    where w.company_id = firm and k.company_id = firm and k.member_id = w.member_id and k.reopened_at is null
      and w.work_on between k.starts_on and k.ends_on and k.content -> 'over_limit' is not null;
  end loop;
end $$;
