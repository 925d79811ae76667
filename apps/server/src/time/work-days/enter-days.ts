import type { CommandContext } from '../../http/context.ts'
import { plannedDays } from '../work-plans/index.ts'
import { deriveDay, NOTHING_RECORDED, planInForce, type RecordedDay } from './derive-day.ts'
import { lockDays, ownDays } from './people-days.ts'
import { writeDays } from './work-days.store.ts'

/** What somebody says of a day on which a record is missing: when it began and ended, in minutes after midnight. */
export interface SaidDay {
  on: Temporal.PlainDate
  in_minute: number
  out_minute: number
}

/**
 * Enters days as their person says them. No record of the clock arises: that it was only said, with the reason and what
 * was known before, stands in the trail. See refuseClosed for days that are closed.
 */
export async function enterDays(
  ctx: CommandContext,
  memberId: number,
  said: readonly SaidDay[],
  reason: string,
): Promise<void> {
  const sorted = said.toSorted((a, b) => Temporal.PlainDate.compare(a.on, b.on))
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last) return
  const range = { from: first.on, to: last.on }
  const [days, plans] = await Promise.all([
    lockDays(ctx, [memberId], range),
    plannedDays(ctx, [memberId], range),
  ])
  const { rows, parts } = ownDays(days, memberId)
  const plan = plans.of(memberId) ?? plans.company
  const written = sorted.map(({ on, in_minute, out_minute }) => {
    const row = rows.get(on.toString())
    const known = row ?? NOTHING_RECORDED
    // A check-in that was recorded stays one.
    const in_by = known.in_minute === in_minute ? known.in_by : 'EDIT'
    const recorded: RecordedDay = { ...known, in_minute, out_minute, in_by, out_by: 'EDIT' }
    return deriveDay(memberId, planInForce(plan.on(on), row, true), recorded, parts.get(on.toString()) ?? [])
  })
  await writeDays(ctx, written)
  for (const { work_on, in_minute, out_minute } of written)
    ctx.audit({
      action: 'work_day.enter',
      target: ['member', memberId],
      before: {
        work_on,
        in_minute: rows.get(work_on)?.in_minute ?? null,
        out_minute: rows.get(work_on)?.out_minute ?? null,
      },
      after: { work_on, in_minute, out_minute, reason },
    })
}
