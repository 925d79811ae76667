import { leaveCode } from '#contract/time/leave/leave.ts'
import { leaveKind } from '#contract/time/leave/leave-kind.ts'
import type { EventSort } from '../work-events/index.ts'
import { previewToWire } from './leave.wire.ts'
import { previewLeave } from './preview-leave.ts'
import { judgeLeave } from './judge-leave.ts'

/** Annual leave among the events: it takes from the balance. */
export const leaveSort: EventSort = {
  takes: (code) => leaveCode.safeParse(code).success,
  documentKind: leaveKind.key,
  preview: async (ctx, wanted) => {
    const shown = await previewLeave(ctx, wanted)
    return { answer: previewToWire(shown, ctx), holds: shown.planned.days, freesWork: true }
  },
  judge: judgeLeave,
}
