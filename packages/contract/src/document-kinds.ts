import type { Act, DeclaredKind } from './approvals/documents/document-kind.ts'
import { documentCancelKind } from './approvals/documents/cancel-kind.ts'
import { absenceKind } from './approvals/employment-requests/absence-kind.ts'
import { retirementKind } from './approvals/employment-requests/retirement-kind.ts'
import { formKind } from './approvals/forms/form-kind.ts'
import { freeKind } from './approvals/forms/free-kind.ts'
import type { ErrorCode } from './errors.ts'
import { correctionKind } from './time/attendance/correction-kind.ts'
import { leaveKind } from './time/leave/leave-kind.ts'
import { swapKind } from './time/schedules/swap-kind.ts'
import { cancelKind } from './time/work-events/cancel-kind.ts'
import { eventKind } from './time/work-events/event-kind.ts'

/** Every kind of document of the product; the server's list of the same is its document-kinds.ts. */
export const declaredKinds: readonly DeclaredKind[] = [
  freeKind,
  formKind,
  documentCancelKind,
  leaveKind,
  eventKind,
  cancelKind,
  correctionKind,
  swapKind,
  absenceKind,
  retirementKind,
]

export const refusedByKinds = (act: Act): readonly ErrorCode[] =>
  declaredKinds.flatMap(({ refuses }) => refuses[act] ?? [])

export const touchedByKinds: readonly string[] = declaredKinds.flatMap(({ touches }) => touches)
