import { sql } from '../../db/sql/sql.ts'
import { earlier, later } from '#rules/work-time/confirm-period.ts'
import { openAfter } from '#rules/work-time/duty-state.ts'
import { plannedEnd } from '#rules/work-day/lateness.ts'
import type { DayFacts } from '#rules/work-day/measure-day.ts'
import type { DaySpan } from '#rules/work-time/day-schedule.ts'
import type { PlannedDay } from '#rules/work-time/plan-day.ts'
import { atMost } from '../../db/page-of.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { ActingContext } from '../../jobs/in-company-as.ts'
import { absencesInForce } from '../../people/employment/index.ts'
import {
  countsWithoutPresses,
  plannedDays,
  type WorkingNow,
  workingNowOf,
  workingToday,
  isClosed,
} from '../work-plans/index.ts'
import { deriveDay, factsOf, NOTHING_RECORDED, planInForce, type RecordedDay } from './derive-day.ts'
import { lockDays, ownDays } from './people-days.ts'
import type { WorkDayRow } from './work-days.store.ts'
import { writeDays } from './write-days.ts'

/** Who forgot a check-out a week ago has been told by the list of missing records long since. */
const LOOKS_BACK_DAYS = 7

/** Days that an outage left out are filled so far back; older ones are for an admin to judge. */
const MOST_GAP_DAYS = 35

/** So many days are filled at a time, and so many people held up for that moment. */
const DAYS_AT_ONCE = 500

export interface UnfinishedDay {
  member_id: number
  work_on: string
}

const FIRST: UnfinishedDay = { member_id: 0, work_on: '0001-01-01' }

/**
 * The first day that is still to be filled: the day before, or the one after the last that was filled where nothing ran for
 * longer than a day.
 */
export async function firstUnfilled(ctx: ActingContext): Promise<Temporal.PlainDate> {
  const yesterday = workingToday(ctx).subtract({ days: 1 })
  const { rows } = await sql<{ filled_until: string }>`
    select filled_until from day_fillings where company_id = ${thisCompany}`.execute(ctx.tx)
  const last = rows[0] ? Temporal.PlainDate.from(rows[0].filled_until) : yesterday
  return earlier(later(last.add({ days: 1 }), yesterday.subtract({ days: MOST_GAP_DAYS - 1 })), yesterday)
}

/** Notes that the days of the company until yesterday are filled. */
export async function noteFilled(ctx: ActingContext, until: Temporal.PlainDate): Promise<void> {
  await sql`
    insert into day_fillings as f (company_id, filled_until) values (${thisCompany}, ${until})
    on conflict (company_id) do update set filled_until = greatest(f.filled_until, excluded.filled_until)
    returning company_id`.execute(ctx.tx)
}

/**
 * Ends days by plan where nobody pressed: a check-out that was forgotten, and the days before of who records no presses at all.
 * Such times are marked. What the plan cannot tell stays missing.
 * @param from the first day of theirs that may not be filled yet: see {@link firstUnfilled}
 * @param after the last day that was looked at
 * @returns how many days were written, and the last one looked at; null when there are no more
 */
export async function fillDays(
  ctx: ActingContext,
  from: Temporal.PlainDate,
  after: UnfinishedDay = FIRST,
  most = DAYS_AT_ONCE,
): Promise<{ filled: number; last: UnfinishedDay | null }> {
  const now = workingNowOf(ctx)
  const first = earlier(from, now.day.subtract({ days: LOOKS_BACK_DAYS }))
  const unfinished = await listUnfinished(ctx, now, { first, from, after, most })
  const last = unfinished.length < most ? null : unfinished.at(-1)!
  if (unfinished.length === 0) return { filled: 0, last }
  const ids = [...new Set(unfinished.map(({ member_id }) => member_id))]
  const range = { from: first, to: now.day }
  const [days, plans] = await Promise.all([lockDays(ctx, ids, range), plannedDays(ctx, ids, range)])
  const filled = unfinished.flatMap(({ member_id, work_on }) => {
    const own = ownDays(days, member_id)
    const [row, parts] = [own.rows.get(work_on), own.parts.get(work_on) ?? []]
    const plan = plans.of(member_id)?.on(Temporal.PlainDate.from(work_on))
    if (!plan) return []
    const inForce = planInForce(plan, row, true)
    const recorded = plannedRecord(inForce, row, factsOf(row ?? NOTHING_RECORDED, parts))
    return recorded ? [deriveDay(member_id, inForce, recorded, parts)] : []
  })
  const written = await writeDays(ctx, filled)
  const told = filled.map(({ member_id, work_on }) => ({ member: member_id, on: work_on }))
  if (written > 0) ctx.audit({ action: 'work_day.fill', after: { days: told } })
  return { filled: written, last }
}

/** What stands for the times of a day that nobody recorded; null where the plan has none, or they are known by now. */
export function plannedRecord(
  plan: PlannedDay,
  row: (RecordedDay & Pick<WorkDayRow, 'leave_minutes'>) | undefined,
  { leave = [], requested = [] }: Pick<DayFacts, 'leave' | 'requested'>,
): RecordedDay | null {
  const leaveMinutes = row?.leave_minutes ?? 0
  if (row?.in_minute != null) {
    const end = row.out_minute === null ? plannedEnd(plan, row.in_minute, leave, leaveMinutes) : null
    return end === null ? null : { ...row, out_minute: end, out_by: 'PLAN' }
  }
  if (!isCountedByPlan(plan)) return null
  if (plan.startMinute === null || leaveMinutes >= plan.wholeMinutes) return approvedRecord(row, requested)
  const end = plannedEnd({ ...plan, workType: 'FIXED' }, plan.startMinute, leave, leaveMinutes)
  return end === null ? null : filledWith(row, { start: plan.startMinute, end })
}

/** Whether the plan stands for the days of a person: nobody presses, or presses are not what counts. */
export function isCountedByPlan({ workCheck, workType, isBeforeRecords }: PlannedDay): boolean {
  return (workCheck === 'EVENTONLY' || workType === 'DEEMED') && !isBeforeRecords
}

/** What stands for the times of a day on which no work was due and some was approved; null where none was. */
export function approvedRecord(
  row: RecordedDay | undefined,
  requested: readonly DaySpan[],
): RecordedDay | null {
  if (requested.length === 0) return null
  const start = Math.min(...requested.map((work) => work.start))
  return filledWith(row, { start, end: Math.max(...requested.map((work) => work.end)) })
}

function filledWith(row: RecordedDay | undefined, { start, end }: DaySpan): RecordedDay {
  const times = { in_minute: start, out_minute: end, in_by: 'PLAN', out_by: 'PLAN' } as const
  return { ...(row ?? NOTHING_RECORDED), ...times }
}

interface Unfilled {
  /** The first day whose check-out is looked for. */
  first: Temporal.PlainDate
  /** The first day of who records no presses. */
  from: Temporal.PlainDate
  after: UnfinishedDay
  most: number
}

/** Days that are over without an end: shifts that go on no more, and those before today of who records no presses. */
async function listUnfinished(
  ctx: ActingContext,
  { day, minute }: WorkingNow,
  { first, from, after, most }: Unfilled,
): Promise<UnfinishedDay[]> {
  const before = day.subtract({ days: 1 })
  const { rows } = await sql<UnfinishedDay>`
    select u.member_id, u.work_on from (
    select w.member_id, w.work_on from work_days w
    where w.company_id = ${thisCompany} and w.work_on >= ${first} and w.in_minute is not null and w.out_minute is null
      and (w.work_on, w.in_minute) <= (${before}::date, ${openAfter(minute)}::int)
    union all
    select m.id as member_id, d.work_on from members m
    cross join (select generate_series(${from}::date, ${before}::date, interval '1 day')::date as work_on) d
    left join work_days w on w.company_id = m.company_id and w.member_id = m.id and w.work_on = d.work_on
    where m.company_id = ${thisCompany} and ${countsWithoutPresses} and w.in_minute is null
      and case m.status when 'RETIRED' then m.retired_on >= d.work_on else m.status in ('WORKING', 'ABSENCE') end
      and (m.joined_on is null or m.joined_on <= d.work_on)
      and not exists (select 1 from ${absencesInForce} a where a.starts_on <= d.work_on
        and (a.until_on is null or a.until_on >= d.work_on))
    ) u where (u.member_id, u.work_on) > (${after.member_id}::bigint, ${after.work_on}::date) and not ${isClosed('u')}
    order by 1, 2 ${atMost(most)}`.execute(ctx.tx)
  return rows
}
