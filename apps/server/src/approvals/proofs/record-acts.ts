import { chain, knownActs, NO_HASH, type ProofContent } from '#rules/approvals/proofs.ts'
import type { CommandContext } from '../../http/context.ts'
import {
  type DocumentState,
  documentStates,
  markProved,
  provedAmong,
  type RecordedAct,
} from '../documents/index.ts'
import { digest, hashOfDocument, moment } from './document-hash.ts'
import { insertProofs, lastEntries } from './proofs.store.ts'

type Noted = Omit<ProofContent, 'number' | 'previousHash'>

/**
 * Adds acts to the chains of their documents, in the transaction of the act: whoever acts holds the document. A document from
 * before the proofs gets what it still tells of earlier acts first, noted as of now. One whose chain was taken away gets none
 * anew: what is done with it from then on stands behind the gap, which stays a break.
 */
export async function recordActs(ctx: CommandContext, acts: readonly RecordedAct[]): Promise<void> {
  const ids = acts.map((act) => act.documentId)
  // What is submitted just now has no chain yet.
  const begun = acts.filter((act) => act.act !== 'SUBMIT').map((act) => act.documentId)
  const [known, lasts] = await Promise.all([documentStates(ctx.tx, ids), lastEntries(ctx.tx, begun)])
  const states = new Map(known.map((state) => [state.id, state]))
  const without = begun.filter((id) => !lasts.has(id))
  const robbed = await provedAmong(ctx.tx, without)
  const now = momentOf(ctx)
  const entries = acts.flatMap((act) => {
    const state = states.get(act.documentId)
    if (!state) return []
    const last = lasts.get(state.id) ?? (robbed.has(state.id) ? GAP : undefined)
    const hasAll = last !== undefined || act.act === 'SUBMIT'
    const noted: Noted = {
      documentId: state.id,
      act: act.act,
      actorId: ctx.actor.memberId || null,
      actedFor: act.actedFor ?? null,
      happenedAt: now,
      recordedAt: now,
      ip: ctx.ip || null,
      device: ctx.userAgent || null,
      comment: act.comment ?? '',
      detail: act.detail ?? {},
      documentHash: hashOfDocument(state),
    }
    return chain(last, [...(hasAll ? [] : earlierActs(state, now)), noted], digest)
  })
  await insertProofs(ctx.tx, entries)
  await markProved(
    ctx.tx,
    without.filter((id) => !robbed.has(id)),
  )
}

/** Where the entry stood that was taken away. */
const GAP = { number: 1, hash: NO_HASH }

/** What a document from before the proofs tells of its acts: no place, and no hash of what it was then. */
export function earlierActs(state: DocumentState, now: string): Noted[] {
  return knownActs(state, state.line, now).map((known) => ({
    ...known,
    happenedAt: moment(known.happenedAt),
    documentId: state.id,
    recordedAt: now,
    ip: null,
    device: null,
    detail: {},
    documentHash: null,
  }))
}

/** To the thousandth of a second, which the database keeps as it is. */
export function momentOf({ now }: Pick<CommandContext, 'now'>): string {
  return Temporal.Instant.fromEpochMilliseconds(now.epochMilliseconds).toString()
}
