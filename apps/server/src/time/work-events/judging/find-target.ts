import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { mayActFor, worksHere } from '../../../people/roles/index.ts'
import { findStatus } from '../events.store.ts'
import { mayRequestForOthers } from '../work-events.policy.ts'

type Ctx = Pick<CommandContext, 'tx' | 'actor' | 'today'>

/**
 * Refuses a person for whom the actor may not ask.
 * @throws Failure NO_TARGET_USER when there is no such person here, NO_PERMISSION
 */
export async function checkTarget(ctx: Ctx, memberId: number): Promise<void> {
  if (memberId === ctx.actor.memberId) return
  const status = await findStatus(ctx.tx, memberId)
  if (status === undefined || !worksHere(status)) fail('NO_TARGET_USER')
  if (!(await mayAskFor(ctx, memberId))) fail('NO_PERMISSION')
}

/** Whether the actor may ask for leave and other events in the name of a person: the own one, and leaders and admins whom they see. */
export async function mayAskFor(ctx: Ctx, memberId: number): Promise<boolean> {
  if (memberId === ctx.actor.memberId) return true
  return mayRequestForOthers(ctx.actor) && mayActFor(ctx, memberId)
}
