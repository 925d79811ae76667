import { isDecider, type Receiver, type ReceiverType } from '#rules/approvals/receiver.ts'

/** A receiver as the database holds it, with the names that answers show. */
export interface ReceiverRow {
  id: number
  member_id: number
  receiver_type: ReceiverType
  step_order: number
  is_shown: boolean
  is_processed: boolean
  decision: 'APPROVED' | 'DENIED' | 'CONFIRMED' | 'SKIPPED' | null
  comment: string
  position: string
  acted_at: string | null
  acted_by: number | null
  read_at: string | null
  /** Who passed the document on to this reader; null for those who had it from its beginning. */
  added_by: number | null
  /** How it was decided where not by the person alone. */
  decided_as: 'FINAL' | 'SUBSTITUTE' | 'DELEGATE' | null
  actor_name: string | null
  /** Whose place it was before that person handed it on. */
  delegated_from: number | null
  delegated_from_name: string | null
  name: string
  team_name: string | null
}

type Held = Pick<
  ReceiverRow,
  | 'id'
  | 'member_id'
  | 'receiver_type'
  | 'step_order'
  | 'is_shown'
  | 'is_processed'
  | 'decision'
  | 'decided_as'
>

/** The row as the rules see it; `id` stays the key to the row. */
export function toReceiver(row: Held): Receiver & { id: number; userId: number } {
  return {
    id: row.id,
    userId: row.member_id,
    type: row.receiver_type,
    order: row.step_order,
    shown: row.is_shown,
    processed: row.is_processed,
    approved: row.decision === 'APPROVED' ? true : row.decision === 'DENIED' ? false : null,
    decidedAs: decidedAs(row),
  }
}

/** Those of whom a decision is awaited, now or after others. */
export function undecided(rows: readonly ReceiverRow[]): number[] {
  const open = rows.filter((row) => isDecider({ type: row.receiver_type }) && !row.is_processed)
  return open.map((row) => row.member_id)
}

function decidedAs(row: Held): Receiver['decidedAs'] {
  if (!row.is_processed || row.decision === 'CONFIRMED') return null
  if (row.decision === 'SKIPPED') return 'SKIPPED'
  return row.decided_as ?? 'SELF'
}

export interface ReceiverChange {
  id: number
  isShown: boolean
  isProcessed: boolean
  decision: ReceiverRow['decision']
}

/**
 * What has to be written after the rules moved a line. Who loses the turn because the document ended keeps it in
 * their box as something that needs no answer any more; the to-do index then holds open turns alone.
 */
export function changesBetween(
  before: readonly ReceiverRow[],
  after: readonly Receiver[],
  ended: boolean,
): ReceiverChange[] {
  const rows = new Map(before.map((row) => [row.id, row]))
  return after.flatMap((one): ReceiverChange[] => {
    const row = rows.get(one.id as number)!
    const lostTurn = ended && row.is_shown && !row.is_processed && !one.shown
    const change: ReceiverChange = lostTurn
      ? { id: row.id, isShown: true, isProcessed: true, decision: 'SKIPPED' }
      : { id: row.id, isShown: one.shown, isProcessed: one.processed, decision: decisionOf(one) }
    const same =
      change.isShown === row.is_shown &&
      change.isProcessed === row.is_processed &&
      change.decision === row.decision
    return same ? [] : [change]
  })
}

function decisionOf(one: Receiver): ReceiverRow['decision'] {
  if (!one.processed) return null
  if (one.approved !== null) return one.approved ? 'APPROVED' : 'DENIED'
  return one.decidedAs === 'SKIPPED' ? 'SKIPPED' : 'CONFIRMED'
}
