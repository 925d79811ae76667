import type { EndpointInput } from '#contract/endpoint.ts'
import type {
  createGateUser as createEndpoint,
  updateGateUser as updateEndpoint,
} from '#contract/workplaces.ts'
import type { CommandContext } from '../http/context.ts'
import { lockCovered, lockCoveredReceiver } from '../members/index.ts'
import { changeGateUser, insertGateUser, lockGateUser, removeGateUser } from './gate-users.store.ts'

/** @throws Failure NOT_FOUND, FORBIDDEN, WRONG_MEMBER_STATE for somebody who has left, GATE_CODE_TAKEN */
export async function createGateUser(
  ctx: CommandContext,
  wanted: EndpointInput<typeof createEndpoint>['body'],
): Promise<number> {
  await lockCoveredReceiver(ctx, wanted.user_id)
  const id = await insertGateUser(ctx.tx, {
    company_id: ctx.companyId,
    member_id: wanted.user_id,
    code: wanted.gate_user_code,
  })
  ctx.audit({ action: 'gate_user.create', target: ['gate_user', id], after: wanted })
  return id
}

/** @throws Failure NOT_FOUND, FORBIDDEN over either person, WRONG_MEMBER_STATE, GATE_CODE_TAKEN */
export async function updateGateUser(
  ctx: CommandContext,
  id: number,
  change: EndpointInput<typeof updateEndpoint>['body'],
): Promise<void> {
  const { user_id: memberId, gate_user_code: code } = change
  if (memberId === undefined && code === undefined) return
  const before = await lockKept(ctx, id)
  if (memberId !== undefined && memberId !== before.member_id) await lockCoveredReceiver(ctx, memberId)
  await changeGateUser(ctx.tx, id, { member_id: memberId, code })
  ctx.audit({ action: 'gate_user.update', target: ['gate_user', id], before, after: change })
}

/** @throws Failure NOT_FOUND, FORBIDDEN */
export async function deleteGateUser(ctx: CommandContext, id: number): Promise<void> {
  const before = await lockKept(ctx, id)
  await removeGateUser(ctx.tx, id)
  ctx.audit({ action: 'gate_user.delete', target: ['gate_user', id], before })
}

async function lockKept(ctx: CommandContext, id: number) {
  const kept = await lockGateUser(ctx.tx, id)
  await lockCovered(ctx, kept.member_id)
  return kept
}
