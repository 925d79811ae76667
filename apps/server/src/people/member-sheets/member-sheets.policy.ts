import type { Actor } from '../../http/context.ts'
import { isAdmin } from '../roles/index.ts'

export type ImportStatus = 'PREVIEW' | 'RUNNING' | 'STOPPED' | 'DONE'

export interface Progress {
  status: ImportStatus
  /** When the last batch was done. */
  moved_at: string | null
}

/** Nothing for so long means that the server that did it is gone. */
const STALLED_AFTER = { minutes: 2 }

/** In which states of an import each act is possible. */
const acts = {
  choose: ['PREVIEW', 'STOPPED', 'DONE'],
  remove: ['PREVIEW'],
  correct: ['PREVIEW', 'STOPPED', 'DONE'],
  start: ['PREVIEW'],
  stop: ['RUNNING'],
  resume: ['STOPPED', 'DONE'],
  discard: ['PREVIEW', 'STOPPED', 'DONE'],
} as const satisfies Record<string, readonly ImportStatus[]>

export type ImportAct = keyof typeof acts

/** Full admins see every import; limited admins those that they began: the rows show people of other teams. */
export function maySeeImport(actor: Actor, { created_by }: { created_by: number | null }): boolean {
  return actor.isFullAdmin || (isAdmin(actor) && created_by === actor.memberId)
}

export function isStalled({ status, moved_at }: Progress, now: Temporal.Instant): boolean {
  if (status !== 'RUNNING' || moved_at === null) return false
  const last = Temporal.Instant.from(moved_at).add(STALLED_AFTER)
  return Temporal.Instant.compare(last, now) < 0
}

/** What stands still may be taken up again, or given up. */
export function canBe(act: ImportAct, sheet: Progress, now: Temporal.Instant): boolean {
  if ((act === 'resume' || act === 'discard') && isStalled(sheet, now)) return true
  return (acts[act] as readonly ImportStatus[]).includes(sheet.status)
}
