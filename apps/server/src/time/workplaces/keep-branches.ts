import type { EndpointInput } from '#contract/endpoint.ts'
import type {
  createBranch as createEndpoint,
  updateBranch as updateEndpoint,
} from '#contract/time/workplaces/workplaces.ts'
import type { CommandContext } from '../../http/context.ts'
import { changeBranch, insertBranch, removeBranch } from './workplaces.store.ts'

/** @throws Failure NAME_TAKEN */
export async function createBranch(
  ctx: CommandContext,
  branch: EndpointInput<typeof createEndpoint>['body'],
): Promise<number> {
  const { branch_name: name, address } = branch
  const id = await insertBranch(ctx.tx, { company_id: ctx.companyId, name, address })
  ctx.audit({ action: 'branch.create', target: ['branch', id], after: branch })
  return id
}

/** @throws Failure NOT_FOUND, NAME_TAKEN */
export async function updateBranch(
  ctx: CommandContext,
  id: number,
  change: EndpointInput<typeof updateEndpoint>['body'],
): Promise<void> {
  const { branch_name: name, address } = change
  if (name === undefined && address === undefined) return
  await changeBranch(ctx.tx, id, { name, address })
  ctx.audit({ action: 'branch.update', target: ['branch', id], after: change })
}

/** @throws Failure NOT_FOUND, STILL_IN_USE */
export async function deleteBranch(ctx: CommandContext, id: number): Promise<void> {
  await removeBranch(ctx.tx, id)
  ctx.audit({ action: 'branch.delete', target: ['branch', id] })
}
