import type { EndpointInput } from '#contract/endpoint.ts'
import type {
  createSlackUser as createEndpoint,
  updateSlackUser as updateEndpoint,
} from '#contract/integrations.ts'
import type { CommandContext } from '../http/context.ts'
import { lockCovered, lockCoveredReceiver } from '../members/index.ts'
import { changeSlackUser, insertSlackUser, lockSlackUser, removeSlackUser } from './mappings.store.ts'

/** @throws Failure NOT_FOUND, FORBIDDEN, WRONG_MEMBER_STATE for somebody who has left, SLACK_USER_TAKEN */
export async function createSlackUser(
  ctx: CommandContext,
  wanted: EndpointInput<typeof createEndpoint>['body'],
): Promise<number> {
  await lockCoveredReceiver(ctx, wanted.user_id)
  const id = await insertSlackUser(ctx.tx, {
    company_id: ctx.companyId,
    member_id: wanted.user_id,
    slack_user_id: wanted.slack_user_id,
  })
  ctx.audit({ action: 'slack_user.create', target: ['slack_user', id], after: wanted })
  return id
}

/** @throws Failure NOT_FOUND, FORBIDDEN over either person, WRONG_MEMBER_STATE, SLACK_USER_TAKEN */
export async function updateSlackUser(
  ctx: CommandContext,
  id: number,
  change: EndpointInput<typeof updateEndpoint>['body'],
): Promise<void> {
  const { user_id: memberId, slack_user_id } = change
  if (memberId === undefined && slack_user_id === undefined) return
  const before = await lockKept(ctx, id)
  if (memberId !== undefined && memberId !== before.member_id) await lockCoveredReceiver(ctx, memberId)
  await changeSlackUser(ctx.tx, id, { member_id: memberId, slack_user_id })
  ctx.audit({ action: 'slack_user.update', target: ['slack_user', id], before, after: change })
}

/** @throws Failure NOT_FOUND, FORBIDDEN */
export async function deleteSlackUser(ctx: CommandContext, id: number): Promise<void> {
  const before = await lockKept(ctx, id)
  await removeSlackUser(ctx.tx, id)
  ctx.audit({ action: 'slack_user.delete', target: ['slack_user', id], before })
}

async function lockKept(ctx: CommandContext, id: number) {
  const kept = await lockSlackUser(ctx.tx, id)
  await lockCovered(ctx, kept.member_id)
  return kept
}
