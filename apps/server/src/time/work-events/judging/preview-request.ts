import type { Input } from '#contract/endpoint.ts'
import type { previewEvent } from '#contract/time/work-events/work-events.ts'
import { alternativeRefusal } from '../comptime/alternative.ts'
import { asksForWork } from '#rules/work-day/count-beyond.ts'
import { promisedDay } from '../comptime/promised-days.ts'
import { closedRanges } from '../../work-days/index.ts'
import { coverageOf } from '../coverage/coverage-of.ts'
import { type AskingEvent, sortOf, type WantedEvent } from '../event-sorts.ts'
import { coverageToWire } from '../work-events.wire.ts'

/** With the day after, on which the work of a late evening counts. */
const withNextDay = ({ from, to }: WantedEvent) => ({ from, to: to.add({ days: 1 }) })

/**
 * What a request of any code would do, whether one of its days is closed or is promised to weekend work, what
 * stands against its days off, and whether the team would have people enough meanwhile.
 * @throws Failure what its sort says against it
 */
export async function previewRequest(
  ctx: AskingEvent,
  wanted: WantedEvent,
): Promise<Input<typeof previewEvent.response>> {
  const { answer, holds, freesWork } = await sortOf(wanted.code).preview(ctx, wanted)
  const memberId = wanted.memberId ?? ctx.actor.memberId
  const [coverage, closed, promised, refusal] = await Promise.all([
    coverageOf(ctx, memberId, freesWork ? holds : []),
    closedRanges(ctx, [memberId], withNextDay(wanted)),
    asksForWork(wanted.code) ? null : promisedDay(ctx, memberId, holds, wanted.insteadOf),
    alternativeRefusal(ctx, memberId, wanted, answer.comp_minutes),
  ])
  const closedDay = answer.counted_days.find(({ date }) =>
    closed.some(({ starts_on, ends_on }) => starts_on <= date && date <= ends_on),
  )
  return {
    ...answer,
    closed_date: closedDay?.date ?? null,
    promised_date: promised,
    alter_error: refusal,
    coverage: coverageToWire(coverage, wanted.code),
  }
}
