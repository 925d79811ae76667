import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { mayActFor, maySeeMember, worksHere } from '../../people/roles/index.ts'
import { mayRequestForOthers } from './leave.policy.ts'
import { findPerson } from './account.store.ts'
import { type LeaveAccount, readAccount } from './leave-account.ts'

type Ctx = Pick<CommandContext, 'tx' | 'actor' | 'today'>

/**
 * Refuses a person for whom the actor may not ask for leave.
 * @throws Failure NO_TARGET_USER when there is no such person here, NO_PERMISSION
 */
export async function checkTarget(ctx: Ctx, memberId: number): Promise<void> {
  if (memberId === ctx.actor.memberId) return
  const person = await findPerson(ctx, memberId)
  if (!person || !worksHere(person.status)) fail('NO_TARGET_USER')
  if (!(await mayAskFor(ctx, memberId))) fail('NO_PERMISSION')
}

/** Whether the actor may ask for leave in the name of a person: the own one, and leaders and admins whom they see. */
export async function mayAskFor(ctx: Ctx, memberId: number): Promise<boolean> {
  if (memberId === ctx.actor.memberId) return true
  return mayRequestForOthers(ctx.actor) && mayActFor(ctx, memberId)
}

/** The account that is asked for; that of somebody out of sight is not found. @throws Failure NOT_FOUND */
export async function visibleAccount(ctx: Ctx, memberId: number): Promise<LeaveAccount> {
  if (!(await maySeeMember(ctx, memberId))) fail('NOT_FOUND')
  return readAccount(ctx, memberId)
}
