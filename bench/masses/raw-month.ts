import pg from 'pg'
import type { BenchCompany } from '../generate-company.ts'

/** Days from one to the other, both included. */
export interface Month {
  from: string
  to: string
}

/**
 * A month as people leave it behind, and nothing that follows from it: presses of every working day and of some Sundays, shifts
 * by day and by night for every fifth person, moving hours for every tenth, pauses, leave, approved overtime, and some forgotten
 * check-outs. The same company gives the same month.
 */
export async function recordMonth(
  ownerUrl: string,
  { companyId }: BenchCompany,
  month: Month,
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query("update members set work_type = 'FLEX_DAY' where company_id = $1 and id % 10 = 3", [
      companyId,
    ])
    const range = [companyId, month.from, month.to]
    await client.query(SHIFTS, range)
    await client.query(PRESSES, range)
    await client.query(PARTS, range)
    await client.query('commit')
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

const SHIFTS = `
  insert into shifts (company_id, member_id, work_on, works, start_minute, end_minute, rest_minutes)
  select $1, m.id, d, w.works, case when w.works then w.start end, case when w.works then w.start + 540 end,
    case when w.works then 60 else 0 end
  from members m cross join generate_series($2::date, $3::date, '1 day') d
  cross join lateral (select (extract(doy from d)::int + m.id) % 6 as turn) t
  cross join lateral (select t.turn < 4 as works, (array[420, 420, 900, 1320])[t.turn + 1] as start) w
  where m.company_id = $1 and m.id % 5 = 1`

const PRESSES = `
  insert into work_days (company_id, member_id, work_on, in_minute, out_minute, exclusions)
  select $1, m.id, d, begun - 10 + h % 25, case when h % 97 > 0 then begun + 540 + case when h % 5 = 0 then h % 240 else 0 end end,
    case when h % 11 = 0 then jsonb_build_array(jsonb_build_object('start', begun + 300, 'end', begun + 330, 'title', '병원'))
      else '[]' end
  from members m cross join generate_series($2::date, $3::date, '1 day') d
  left join shifts s on s.company_id = m.company_id and s.member_id = m.id and s.work_on = d
  cross join lateral (select abs(hashtext(m.id || d::text)) as h, coalesce(s.start_minute, 540) as begun) r
  where m.company_id = $1 and case when s.works is null then extract(isodow from d) < 6 or h % 40 = 0 else s.works end`

const PARTS = `
  insert into day_parts (company_id, member_id, work_on, start_minute, end_minute, minutes, event_code, frees_work, state,
    holder_kind, holder_id)
  select $1, w.member_id, w.work_on, p.starts, p.starts + p.minutes, p.minutes, p.code, p.frees, 'TAKEN', 'EVENT', 1
  from work_days w cross join lateral (select abs(hashtext(w.work_on || w.member_id::text)) as h) r
  join (values (0, 840, 240, 'VACATION:ANNUAL:HALF', true), (1, 1080, 120, 'WORK:EXTENDED', false),
    (2, 1080, 120, 'WORK:EXTENDED', false)) p(remainder, starts, minutes, code, frees) on p.remainder = h % 25
  where w.company_id = $1 and w.work_on between $2 and $3
  on conflict do nothing`
