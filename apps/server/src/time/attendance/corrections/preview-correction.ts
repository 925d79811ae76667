import type { previewCorrection as endpoint } from '#contract/time/attendance/corrections.ts'
import type { EndpointInput, Input } from '#contract/endpoint.ts'
import { earliestStart, placeTimes } from '#rules/work-day/place-times.ts'
import type { MemberContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { NOTHING_RECORDED, planInForce } from '../../work-days/index.ts'
import { workingToday } from '../../work-plans/index.ts'
import { loadDays } from '../load-days.ts'
import { totalsOf, totalsToWire } from './day-totals.ts'

/** The minutes of a day as they are and by other times, laid on it as a correction would lay them. @throws Failure NOT_FOUND, FORBIDDEN */
export async function previewCorrection(
  ctx: MemberContext,
  { wk_date: day, user_id, wk_start_time, wk_end_time }: EndpointInput<typeof endpoint>['query'],
): Promise<Input<(typeof endpoint)['response']>> {
  const days = await loadDays(ctx, { from: day, to: day }, user_id ?? ctx.actor.memberId)
  if (!days.person.visible) fail('FORBIDDEN')
  const row = days.rows.get(day.toString())
  const parts = days.parts.get(day.toString()) ?? []
  const before = row ?? NOTHING_RECORDED
  const isOver = Temporal.PlainDate.compare(day, workingToday(ctx)) < 0
  const usual = days.plan.on(day)
  const plan = planInForce(usual, row, isOver)
  const recorded = { start: before.in_minute, end: before.out_minute, exclusions: [...before.exclusions] }
  const placed = placeTimes(
    { ...recorded, start: wk_start_time ?? recorded.start, end: wk_end_time ?? recorded.end },
    earliestStart(days.plan.hours.dayChangeMinute, {
      planned: usual.startMinute,
      recorded: before.in_minute,
    }),
    recorded,
  )
  const after = placed.ok && { ...before, in_minute: placed.start, out_minute: placed.end }
  return {
    before: totalsToWire(totalsOf(plan, before, parts)),
    after: after ? totalsToWire(totalsOf(plan, after, parts)) : null,
  }
}
