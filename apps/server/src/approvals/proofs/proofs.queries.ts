import { sql } from '../../db/sql/sql.ts'
import { type BreakReason, CHAIN_TAKEN, type ProofEntry, verifyChain } from '#rules/approvals/proofs.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { documentStates, isErased, provedAmong, viewDocument } from '../documents/index.ts'
import { digest, hashOfDocument } from './document-hash.ts'
import { chainsOf } from './proofs.store.ts'
import { earlierActs, momentOf } from './record-acts.ts'

export type ShownEntry = Omit<ProofEntry, 'number' | 'hash' | 'previousHash'> & {
  /** null where the document is from before the proofs and nothing is kept yet. */
  number: number | null
  hash: string | null
  actorName: string | null
  actedForName: string | null
}

export interface History {
  state: 'WHOLE' | 'BROKEN' | 'NOT_BEGUN'
  /** The chain began after the document. */
  beganLate: boolean
  brokenAt: { number: number; reason: BreakReason } | null
  entries: ShownEntry[]
}

/**
 * What was done with a document and whether its chain is whole, for whoever may open it; of what was deleted for its author and full
 * admins. @throws as viewDocument
 */
export async function historyOf(
  ctx: Pick<MemberContext, 'tx' | 'actor' | 'now' | 'today'>,
  id: number,
): Promise<History> {
  const isGone = await isErased(ctx, id)
  if (!isGone) await viewDocument(ctx, id)
  const [[state], chains] = await Promise.all([documentStates(ctx.tx, [id]), chainsOf(ctx.tx, [id])])
  const kept = chains.get(id) ?? []
  const entries =
    kept.length > 0
      ? kept
      : (state ? earlierActs(state, momentOf(ctx)) : []).map((known) => ({
          ...known,
          number: null,
          hash: null,
        }))
  // Of what was deleted the last act says what it was; there is nothing left to compare.
  const hash = isGone ? (kept.at(-1)?.documentHash ?? '') : state ? hashOfDocument(state) : ''
  const isTaken = kept.length === 0 && (await provedAmong(ctx.tx, [id])).has(id)
  const brokenAt = isTaken ? CHAIN_TAKEN : verifyChain(kept, hash, digest)
  const names = await namesOf(ctx, entries)
  const nameOf = (memberId: number | null) => (memberId === null ? null : (names.get(memberId) ?? ''))
  return {
    state: brokenAt ? 'BROKEN' : kept.length === 0 ? 'NOT_BEGUN' : 'WHOLE',
    beganLate: kept[0] !== undefined && isLate(kept[0]),
    brokenAt,
    entries: entries.map((entry) => ({
      ...entry,
      actorName: nameOf(entry.actorId),
      actedForName: nameOf(entry.actedFor),
    })),
  }
}

/** Noted when the chain was begun, later than it happened. */
export function isLate({ happenedAt, recordedAt }: Pick<ProofEntry, 'happenedAt' | 'recordedAt'>): boolean {
  return happenedAt !== recordedAt
}

async function namesOf(
  { tx }: Pick<MemberContext, 'tx'>,
  entries: readonly Pick<ProofEntry, 'actorId' | 'actedFor'>[],
): Promise<Map<number, string>> {
  const ids = [...new Set(entries.flatMap(({ actorId, actedFor }) => [actorId, actedFor]))]
  const { rows } = await sql<{ id: number; name: string }>`
    select m.id, m.name from members m
    where m.company_id = ${thisCompany} and m.id = any(${ids.filter((one) => one !== null)}::bigint[])`.execute(
    tx,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
