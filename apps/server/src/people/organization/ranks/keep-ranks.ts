import type { EndpointInput } from '#contract/endpoint.ts'
import type * as contract from '#contract/people/organization/organization.ts'
import { found } from '../../../http/fail.ts'
import { namedIn, standsSo } from '../../../http/audit-trail.ts'
import type { CommandContext } from '../../../http/context.ts'
import { changeRank, changeRanks, insertRanks, lockRanks, removeRank } from './ranks.store.ts'

type NewRank = EndpointInput<typeof contract.createRank>['body']

/** @throws Failure NAME_TAKEN */
export async function createRank(ctx: CommandContext, rank: NewRank): Promise<number> {
  return (await addRanks(ctx, [rank], 'refuse'))[0]!
}

/** Makes ranks of these names, behind the others; one that somebody has made meanwhile is left as it is. */
export async function createRanks(ctx: CommandContext, names: readonly string[]): Promise<void> {
  const ranks = names.map((name) => ({ name }))
  await addRanks(ctx, ranks, 'skip')
}

async function addRanks(
  ctx: CommandContext,
  ranks: readonly NewRank[],
  taken: 'refuse' | 'skip',
): Promise<number[]> {
  if (ranks.length === 0) return []
  const made = await insertRanks(ctx.tx, ranks, taken)
  for (const { id, name } of made) {
    const after = ranks.find((rank) => rank.name === name)
    ctx.audit({ action: 'rank.create', target: ['rank', id], after })
  }
  return made.map(({ id }) => id)
}

/** @throws Failure NOT_FOUND, NAME_TAKEN */
export async function updateRank(
  ctx: CommandContext,
  id: number,
  change: EndpointInput<typeof contract.updateRank>['body'],
): Promise<void> {
  const before = found((await lockRanks(ctx.tx, [id]))[0])
  if (standsSo(before, change)) return
  await changeRank(ctx.tx, id, { name: change.name, sortOrder: change._order })
  tellRank(ctx, before, change)
}

function tellRank(ctx: CommandContext, before: { id: number }, after: object): void {
  const target = ['rank', before.id] as const
  ctx.audit({ action: 'rank.update', target, before: namedIn(before, after), after })
}

/** @throws Failure NOT_FOUND, RANK_IN_USE, RANK_HAS_PAST */
export async function deleteRank(ctx: CommandContext, id: number): Promise<void> {
  await removeRank(ctx.tx, id)
  ctx.audit({ action: 'rank.delete', target: ['rank', id] })
}

/** Saves a list, all or nothing: with an id changed, without one added. @throws Failure NOT_FOUND, NAME_TAKEN */
export async function saveRanks(
  ctx: CommandContext,
  ranks: EndpointInput<typeof contract.saveRanks>['body']['ranks'],
): Promise<void> {
  // Of one that is sent twice the last word counts.
  const named = ranks.flatMap(({ id, ...rank }) => (id === undefined ? [] : [[id, { id, ...rank }] as const]))
  const known = [...new Map(named).values()]
  if (known.length > 0) {
    const before = await lockRanks(
      ctx.tx,
      known.map(({ id }) => id),
    )
    const wasOf = ({ id }: { id: number }) => found(before.find((rank) => rank.id === id))
    const others = known.filter((rank) => !standsSo(wasOf(rank), rank))
    if (others.length > 0) await changeRanks(ctx.tx, others)
    for (const { id, ...after } of others) tellRank(ctx, wasOf({ id }), after)
  }
  const added = ranks.filter(({ id }) => id === undefined)
  await addRanks(ctx, added, 'refuse')
}
