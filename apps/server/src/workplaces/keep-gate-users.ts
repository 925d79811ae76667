import type { EndpointInput } from '#contract/endpoint.ts'
import type {
  createGateUser as createEndpoint,
  updateGateUser as updateEndpoint,
} from '#contract/workplaces.ts'
import type { CommandContext } from '../http/context.ts'
import { fail } from '../http/fail.ts'
import { lockMember } from '../members/index.ts'
import { mayKeepCodeOf } from './workplaces.policy.ts'
import { changeGateUser, insertGateUser, lockGateUser, removeGateUser } from './gate-users.store.ts'

/** @throws Failure NOT_FOUND, FORBIDDEN, WRONG_MEMBER_STATE for somebody who has left, GATE_CODE_TAKEN */
export async function createGateUser(
  ctx: CommandContext,
  wanted: EndpointInput<typeof createEndpoint>['body'],
): Promise<number> {
  await checkHolder(ctx, wanted.user_id)
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
  if (memberId !== undefined && memberId !== before.member_id) await checkHolder(ctx, memberId)
  await changeGateUser(ctx.tx, id, { member_id: memberId, code })
  ctx.audit({ action: 'gate_user.update', target: ['gate_user', id], before, after: change })
}

/** @throws Failure NOT_FOUND, FORBIDDEN */
export async function deleteGateUser(ctx: CommandContext, id: number): Promise<void> {
  const before = await lockKept(ctx, id)
  await removeGateUser(ctx.tx, id)
  ctx.audit({ action: 'gate_user.delete', target: ['gate_user', id], before })
}

/** Whose the code is, once the actor looks after that person; one who has left may still have to give it back. */
async function lockKept(ctx: CommandContext, id: number) {
  const kept = await lockGateUser(ctx.tx, id)
  const holder = await lockMember(ctx.tx, kept.member_id, ctx.today)
  if (!mayKeepCodeOf(ctx.actor, holder)) fail('FORBIDDEN')
  return kept
}

async function checkHolder(ctx: CommandContext, memberId: number): Promise<void> {
  const holder = await lockMember(ctx.tx, memberId, ctx.today)
  if (!mayKeepCodeOf(ctx.actor, holder)) fail('FORBIDDEN')
  if (holder.status === 'RETIRED') fail('WRONG_MEMBER_STATE')
}
