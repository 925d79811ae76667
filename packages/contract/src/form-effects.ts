import type { ErrorCode } from './errors.ts'
import { eventTouches, requestRefusals } from './time/work-events/event-touches.ts'
import { correctionKind } from './time/attendance/correction-kind.ts'

/** What stands against a document of a form whose answers ask for leave, work or a correction of times. */
export const refusedByEffects = [
  ...requestRefusals,
  'TEAM_TOO_FEW',
  'FEATURE_OFF',
] as const satisfies readonly ErrorCode[]

/** What such a document changes as it is sent. */
export const touchedByEffects: readonly string[] = [...eventTouches, ...correctionKind.touches]
