import { sql } from 'kysely'
import { openAfter } from '#rules/work-time/duty-state.ts'
import { plannedEnd } from '#rules/work-day/lateness.ts'
import type { PlannedDay } from '#rules/work-time/plan-day.ts'
import { atMost } from '../../db/page-of.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { ActingContext } from '../../jobs/in-company-as.ts'
import { absencesInForce } from '../../people/employment/index.ts'
import { countsWithoutPresses, plannedDays, type WorkingNow, workingNowOf } from '../work-plans/index.ts'
import { isClosed } from './day-closings.store.ts'
import { deriveDay, factsOf, NOTHING_RECORDED, planInForce, type RecordedDay } from './derive-day.ts'
import { lockDays, ownDays } from './people-days.ts'
import { writeDays, type WorkDayRow } from './work-days.store.ts'

/** Who forgot a check-out a week ago has been told by the list of missing records long since. */
const LOOKS_BACK_DAYS = 7

/** So many days are filled at a time, and so many people held up for that moment. */
const DAYS_AT_ONCE = 500

export interface UnfinishedDay {
  member_id: number
  work_on: string
}

const FIRST: UnfinishedDay = { member_id: 0, work_on: '0001-01-01' }

/**
 * Ends days by plan where nobody pressed: a check-out that was forgotten, and the day before of who records no presses at all.
 * Such times are marked. What the plan cannot tell stays missing.
 * @param after the last day that was looked at
 * @returns how many days were written, and the last one looked at; null when there are no more
 */
export async function fillDays(
  ctx: ActingContext,
  after: UnfinishedDay = FIRST,
  most = DAYS_AT_ONCE,
): Promise<{ filled: number; last: UnfinishedDay | null }> {
  const now = workingNowOf(ctx)
  const unfinished = await listUnfinished(ctx, now, after, most)
  const last = unfinished.length < most ? null : unfinished.at(-1)!
  if (unfinished.length === 0) return { filled: 0, last }
  const ids = [...new Set(unfinished.map(({ member_id }) => member_id))]
  const range = { from: now.day.subtract({ days: LOOKS_BACK_DAYS }), to: now.day }
  const [days, plans] = await Promise.all([lockDays(ctx, ids, range), plannedDays(ctx, ids, range)])
  const filled = unfinished.flatMap(({ member_id, work_on }) => {
    const own = ownDays(days, member_id)
    const [row, parts] = [own.rows.get(work_on), own.parts.get(work_on) ?? []]
    const plan = plans.of(member_id)?.on(Temporal.PlainDate.from(work_on))
    if (!plan) return []
    const inForce = planInForce(plan, row, true)
    const { leave = [] } = factsOf(row ?? NOTHING_RECORDED, parts)
    const recorded = filledBy(inForce, row, leave)
    return recorded ? [deriveDay(member_id, inForce, recorded, parts)] : []
  })
  const written = await writeDays(ctx, filled)
  const told = filled.map(({ member_id, work_on }) => ({ member: member_id, on: work_on }))
  if (written > 0) ctx.audit({ action: 'work_day.fill', after: { days: told } })
  return { filled: written, last }
}

/** What stands for the times of a day that nobody recorded; null where the plan has none, or they are known by now. */
function filledBy(
  plan: PlannedDay,
  row: WorkDayRow | undefined,
  leave: readonly { start: number; end: number }[],
): RecordedDay | null {
  const leaveMinutes = row?.leave_minutes ?? 0
  if (row?.in_minute != null) {
    const end = row.out_minute === null ? plannedEnd(plan, row.in_minute, leave, leaveMinutes) : null
    return end === null ? null : { ...row, out_minute: end, out_by: 'PLAN' }
  }
  const isCounted = plan.workCheck === 'EVENTONLY' || plan.workType === 'DEEMED'
  if (!isCounted || plan.startMinute === null || leaveMinutes >= plan.standardMinutes) return null
  const end = plannedEnd({ ...plan, workType: 'FIXED' }, plan.startMinute, leave, leaveMinutes)
  if (end === null) return null
  return {
    ...(row ?? NOTHING_RECORDED),
    in_minute: plan.startMinute,
    out_minute: end,
    in_by: 'PLAN',
    out_by: 'PLAN',
  }
}

/** Days that are over without an end: shifts that go on no more, and yesterday of who records no presses. */
async function listUnfinished(
  ctx: ActingContext,
  { day, minute }: WorkingNow,
  after: UnfinishedDay,
  most: number,
): Promise<UnfinishedDay[]> {
  const [before, first] = [day.subtract({ days: 1 }), day.subtract({ days: LOOKS_BACK_DAYS })]
  const { rows } = await sql<UnfinishedDay>`
    select u.member_id, u.work_on from (
    select w.member_id, w.work_on from work_days w
    where w.company_id = ${thisCompany} and w.work_on >= ${first} and w.in_minute is not null and w.out_minute is null
      and (w.work_on, w.in_minute) <= (${before}::date, ${openAfter(minute)}::int)
    union all
    select m.id as member_id, ${before}::date as work_on from members m
    left join work_days w on w.company_id = m.company_id and w.member_id = m.id and w.work_on = ${before}
    where m.company_id = ${thisCompany} and m.status = 'WORKING' and ${countsWithoutPresses} and w.in_minute is null
      and (m.joined_on is null or m.joined_on <= ${before})
      and not exists (select 1 from ${absencesInForce} a where a.starts_on <= ${before}
        and (a.until_on is null or a.until_on >= ${before}))
    ) u where (u.member_id, u.work_on) > (${after.member_id}::bigint, ${after.work_on}::date) and not ${isClosed('u')}
    order by 1, 2 ${atMost(most)}`.execute(ctx.tx)
  return rows
}
