import type { ProofAct } from '#rules/approvals/proofs.ts'
import type { CommandContext } from '../../../http/context.ts'
import { noteTouched } from '../../../http/live/touched-people.ts'

/** One act on a document, told once it is written and while the document is held. */
export interface RecordedAct {
  documentId: number
  act: ProofAct
  /** In whose place, where it was not the actor's own. */
  actedFor?: number
  comment?: string
  /** What else belongs to it: whole numbers and words. */
  detail?: Readonly<Record<string, number | string | null>>
}

export type ActRecorder = (ctx: CommandContext, acts: readonly RecordedAct[]) => Promise<void>

let recorder: ActRecorder | undefined

/** Hands over what keeps acts: approvals/proofs, which lies above. */
export function registerActRecorder(one: ActRecorder): void {
  recorder = one
}

/** Tells an act, or the same of several documents, in its transaction. Whoever writes documents or their lines calls it last. */
export async function recordActs(ctx: CommandContext, acts: readonly RecordedAct[]): Promise<void> {
  // That somebody has opened a document changes no box but their own, which they look at.
  for (const { act, documentId, actedFor, detail } of acts)
    if (act !== 'READ') noteBoxes(ctx, documentId, [actedFor, act === 'UNCIRCULATE' ? detail?.to : null])
  if (acts.length > 0) await recorder?.(ctx, acts)
}

/** Notes that a document stands otherwise in the boxes of its people. @param left who stands on it no more */
export function noteBoxes(
  { tx }: Pick<CommandContext, 'tx'>,
  documentId: number,
  left: readonly unknown[] = [],
): void {
  noteTouched(tx, 'documents', [documentId])
  const gone = left.filter((id) => typeof id === 'number')
  if (gone.length > 0) noteTouched(tx, 'boxes', gone)
}

export function recordAct(ctx: CommandContext, act: RecordedAct): Promise<void> {
  return recordActs(ctx, [act])
}
