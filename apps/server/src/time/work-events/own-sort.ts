import { builtInCodeOf, customCodeOf } from '#rules/event-codes/event-codes.ts'
import { eventKind } from '#contract/time/work-events/event-kind.ts'
import type { EventSort } from './event-sorts.ts'
import { previewEvent } from './judging/preview-event.ts'
import { judgeEvent } from './judging/judge-event.ts'

/** Every code that draws on no balance: leave by law and by the company, home, outside, work beyond the plan. */
export const ownSort: EventSort = {
  takes: (code) => builtInCodeOf(code) !== undefined || customCodeOf(code) !== undefined,
  documentKind: eventKind.key,
  preview: previewEvent,
  judge: judgeEvent,
}
