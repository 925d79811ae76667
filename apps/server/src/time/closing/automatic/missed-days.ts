import type { fillMissedDays, listMissedDays } from '#contract/time/closing/closing.ts'
import type { EndpointInput, Input } from '#contract/endpoint.ts'
import type { PlannedDay } from '#rules/work-time/plan-day.ts'
import type { CommandContext, MemberContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { correctDay, type OwnDays, ownDays, readDays, refuseClosed } from '../../work-days/index.ts'
import { plannedDays } from '../../work-plans/index.ts'
import { clockOrNull } from '../closing.wire.ts'
import { closePeople } from '../closings/close-people.ts'
import { heldPeriodOf, periodOf } from '../periods/period-of.ts'
import { listMisses, type MissRow } from './misses.store.ts'

type Asked = Temporal.PlainDate | undefined
type Filled = EndpointInput<typeof fillMissedDays>['body']
type WireDay = Input<(typeof listMissedDays)['response']>[number]

/** Own days that kept a period from closing by itself and are still not known. @throws Failure NO_CONFIRM_PERIOD */
export async function missedDays(ctx: MemberContext, date: Asked): Promise<WireDay[]> {
  const misses = await stillMissing(ctx, date)
  return misses.map(({ miss, row, planned }) => ({
    auto_id: miss.id,
    wk_date: miss.work_on,
    wk_start_time: clockOrNull(row?.in_minute),
    wk_end_time: clockOrNull(row?.out_minute),
    sch_start_time: clockOrNull(planned.startMinute),
    sch_end_time: clockOrNull(planned.endMinute),
  }))
}

async function stillMissing(ctx: CommandContext, date: Asked) {
  const all = await listMisses(ctx, ctx.actor.memberId)
  const period = date && (await periodOf(ctx, date))
  const misses = period
    ? all.filter(({ work_on }) => work_on >= `${period.from}` && work_on <= `${period.to}`)
    : all
  if (misses.length === 0) return []
  const range = {
    from: Temporal.PlainDate.from(misses[0]!.work_on),
    to: Temporal.PlainDate.from(misses.at(-1)!.work_on),
  }
  const ids = [ctx.actor.memberId]
  const [days, plans] = await Promise.all([readDays(ctx, ids, range), plannedDays(ctx, ids, range)])
  const own = ownDays(days, ctx.actor.memberId)
  const plan = plans.of(ctx.actor.memberId) ?? plans.company
  return misses
    .map((miss) => ({
      miss,
      row: own.rows.get(miss.work_on),
      planned: plan.on(Temporal.PlainDate.from(miss.work_on)),
    }))
    .filter((one) => isMissing(one.miss, own, one.planned))
}

function isMissing(
  { work_on }: MissRow,
  { rows }: OwnDays,
  { wholeMinutes, isBeforeRecords }: PlannedDay,
): boolean {
  const row = rows.get(work_on)
  if (row?.in_minute != null) return row.out_minute === null
  return !isBeforeRecords && (row?.leave_minutes ?? 0) < wholeMinutes
}

/**
 * Fills own days in, as their person says; a recorded check-in stays as it was. Where nothing is left open their periods close.
 * @throws Failure NOT_FOUND for a day that was not noted, INVALID_RANGE, ALREADY_CONFIRMED
 */
export async function fillMissed(ctx: CommandContext, { wk_dates, reason, auto_ids }: Filled) {
  const memberId = ctx.actor.memberId
  const wanted = [...new Map(wk_dates.map((one) => [one.wk_date.toString(), one])).values()]
  await refuseClosed(
    ctx,
    wanted.map(({ wk_date }) => ({ member_id: memberId, work_on: wk_date.toString() })),
  )
  const known = new Map((await stillMissing(ctx, undefined)).map((one) => [one.miss.work_on, one]))
  for (const { wk_date: day, wk_start_time: start, wk_end_time: end } of wanted) {
    const one = known.get(day.toString())
    if (!one || !auto_ids.includes(one.miss.id)) fail('NOT_FOUND')
    const isBegun = one.row?.in_minute != null
    await correctDay(ctx, { memberId, day, end, reason, ...(!isBegun && { start }) })
  }
  const days = wanted.map(({ wk_date }) => wk_date)
  return { filled_count: days.length, confirmed: await closeTouched(ctx, days) }
}

/** @returns whether all periods around the days are closed now */
async function closeTouched(ctx: CommandContext, days: readonly Temporal.PlainDate[]): Promise<boolean> {
  const rest = days.toSorted(Temporal.PlainDate.compare)
  for (let day = rest[0]; day;) {
    const period = await heldPeriodOf(ctx, day)
    if (!period.isOver) return false
    const outcomes = await closePeople(ctx, [ctx.actor.memberId], {
      period,
      until: period.over,
      manner: 'AUTO',
    })
    if (!outcomes.every(({ result }) => result !== 'BLOCKED')) return false
    day = rest.find((one) => Temporal.PlainDate.compare(one, period.to) > 0)
  }
  return true
}
