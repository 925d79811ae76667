import type { Input } from '#contract/endpoint.ts'
import type { previewEvent } from '#contract/time/work-events/work-events.ts'
import { coverageOf } from './coverage/coverage-of.ts'
import { type AskingEvent, sortOf, type WantedEvent } from './event-sorts.ts'
import { coverageToWire } from './work-events.wire.ts'

/**
 * What a request of any code would do, and whether the team would have people enough meanwhile.
 * @throws Failure what its sort says against it
 */
export async function previewRequest(
  ctx: AskingEvent,
  wanted: WantedEvent,
): Promise<Input<typeof previewEvent.response>> {
  const { answer, frees } = await sortOf(wanted.code).preview(ctx, wanted)
  const coverage = await coverageOf(ctx, wanted.memberId ?? ctx.actor.memberId, frees)
  return { ...answer, coverage: coverageToWire(coverage, wanted.code) }
}
