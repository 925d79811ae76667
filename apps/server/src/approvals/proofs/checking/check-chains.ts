import { chain, CHAIN_TAKEN, verifyChain } from '#rules/approvals/proofs.ts'
import type { CommandContext } from '../../../http/context.ts'
import { documentStates, markProved, provedAmong } from '../../documents/index.ts'
import { digest, hashOfDocument } from '../document-hash.ts'
import { chainsOf, insertProofs } from '../proofs.store.ts'
import { earlierActs, momentOf } from '../record-acts.ts'
import type { BrokenDocument } from './checks.store.ts'

/**
 * Looks at the chains of documents, which the caller holds. Those from before the proofs have none: it is begun with what they
 * still tell of their acts, noted as of now. Where there was one already it was taken away, which is a break for good.
 */
export async function checkChains(
  ctx: Pick<CommandContext, 'tx' | 'now'>,
  ids: readonly number[],
): Promise<{ begun: number; breaks: BrokenDocument[] }> {
  const [states, chains] = await Promise.all([documentStates(ctx.tx, ids), chainsOf(ctx.tx, ids)])
  const bare = states.filter((state) => !chains.has(state.id))
  const robbed = await provedAmong(
    ctx.tx,
    bare.map(({ id }) => id),
  )
  const without = bare.filter(({ id }) => !robbed.has(id))
  const begun = without.flatMap((state) => {
    const acts = earlierActs(state, momentOf(ctx))
    // From here on a change of the document shows.
    const last = { ...acts.at(-1)!, documentHash: hashOfDocument(state) }
    return chain(undefined, [...acts.slice(0, -1), last], digest)
  })
  await insertProofs(ctx.tx, begun)
  await markProved(
    ctx.tx,
    without.map(({ id }) => id),
  )
  const breaks = states.flatMap((state): BrokenDocument[] => {
    const broken = robbed.has(state.id)
      ? CHAIN_TAKEN
      : verifyChain(chains.get(state.id) ?? [], hashOfDocument(state), digest)
    return broken ? [{ ...broken, id: state.id, serial: state.serial, title: state.title }] : []
  })
  return { begun: without.length, breaks }
}
