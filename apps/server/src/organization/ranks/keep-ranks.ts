import type { EndpointInput } from '#contract/endpoint.ts'
import type * as contract from '#contract/organization/organization.ts'
import type { CommandContext } from '../../http/context.ts'
import { changeRank, changeRanks, insertRank, lastRankPlace, removeRank } from './ranks.store.ts'

/** @throws Failure NAME_TAKEN */
export async function createRank(
  ctx: CommandContext,
  rank: EndpointInput<typeof contract.createRank>['body'],
): Promise<number> {
  const sortOrder = rank._order ?? (await lastRankPlace(ctx.tx))
  const id = await insertRank(ctx.tx, ctx.companyId, { name: rank.name, sortOrder })
  ctx.audit({ action: 'rank.create', target: ['rank', id], after: rank })
  return id
}

/** @throws Failure NOT_FOUND, NAME_TAKEN */
export async function updateRank(
  ctx: CommandContext,
  id: number,
  change: EndpointInput<typeof contract.updateRank>['body'],
): Promise<void> {
  await changeRank(ctx.tx, id, { name: change.name, sortOrder: change._order })
  ctx.audit({ action: 'rank.update', target: ['rank', id], after: change })
}

/** @throws Failure NOT_FOUND, RANK_IN_USE */
export async function deleteRank(ctx: CommandContext, id: number): Promise<void> {
  await removeRank(ctx.tx, id)
  ctx.audit({ action: 'rank.delete', target: ['rank', id] })
}

/** Saves a list, all or nothing: with an id changed, without one added. @throws Failure NOT_FOUND, NAME_TAKEN */
export async function saveRanks(
  ctx: CommandContext,
  ranks: EndpointInput<typeof contract.saveRanks>['body']['ranks'],
): Promise<void> {
  const known = ranks.flatMap(({ id, ...rank }) => (id === undefined ? [] : [{ id, ...rank }]))
  if (known.length > 0) {
    await changeRanks(ctx.tx, known)
    ctx.audit({ action: 'rank.update', after: known })
  }
  for (const rank of ranks) if (rank.id === undefined) await createRank(ctx, rank)
}
