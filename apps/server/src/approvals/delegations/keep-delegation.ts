import { delegationOfDelegate, type DelegationError, refusesDelegation } from '#rules/approvals/delegate.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { standsSo } from '../../http/audit-trail.ts'
import type { CommandContext, MemberContext } from '../../http/context.ts'
import { fail, found } from '../../http/fail.ts'
import { type DelegateAway, delegateAwayIn } from './delegate-away.ts'
import { type DelegationRow, delegationById } from './delegations.queries.ts'
import {
  delegationFacts,
  endDelegations,
  type Choice,
  type KeptDelegation,
  lockDelegations,
  type NewDelegation,
  saveDelegation,
} from './delegations.store.ts'
import { mayKeepDelegation } from './delegations.policy.ts'
import { recallDelegation, tellDelegation, tellOver } from './tell-delegation.ts'

const REFUSALS: Record<Exclude<DelegationError, 'DELEGATE_AWAY'>, ErrorCode> = {
  SELF: 'DELEGATE_NOT_POSSIBLE',
  REVERSED: 'DELEGATION_REVERSED',
  PAST: 'DELEGATION_PAST',
  TOO_LONG: 'DELEGATION_TOO_LONG',
  OVERLAPS: 'DELEGATION_OVERLAPS',
}

/**
 * What is told of a delegate before they are chosen, only to whom may choose them.
 * @throws Failure as the choice itself does, but for what other delegations refuse
 */
export async function checkDelegate(ctx: MemberContext, one: Choice): Promise<DelegateAway> {
  if (!mayKeepDelegation(ctx.actor, one)) fail('FORBIDDEN')
  await checked(ctx, one, [])
  return delegateAwayIn(ctx, one)
}

/**
 * Delegates the decisions of a person for a period; it begins and ends by itself with its days. Both are told.
 * @throws Failure NOT_FOUND for a giver who is not here, FORBIDDEN for other people's, and what checked refuses
 */
export async function createDelegation(ctx: CommandContext, one: NewDelegation): Promise<DelegationRow> {
  if (!mayKeepDelegation(ctx.actor, one)) fail('FORBIDDEN')
  const others = await lockDelegations(ctx)
  const names = await checked(ctx, one, others)
  const id = await saveDelegation(ctx, one, null)
  await tellDelegation(ctx, { ...one, ...names, id })
  ctx.audit({ action: 'delegation.create', target: ['delegation', id], after: one })
  return found(await delegationById(ctx, id))
}

export type DelegationChange = { [K in keyof Omit<NewDelegation, 'giverId'>]?: NewDelegation[K] | undefined }

/**
 * Changes a delegation that is not over; of one that runs, its days that are past stay.
 * @throws Failure NOT_FOUND for one that is over or not there for the actor, and what checked refuses
 */
export async function updateDelegation(
  ctx: CommandContext,
  id: number,
  change: DelegationChange,
): Promise<DelegationRow> {
  const all = await lockDelegations(ctx)
  const before = keptBy(ctx, all, id)
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const after = { ...before, ...given }
  const names = await checked(
    ctx,
    after,
    all.filter((other) => other.id !== id),
  )
  if (standsSo(before, after)) return found(await delegationById(ctx, id))
  await saveDelegation(ctx, after, id)
  if (after.delegateId === before.delegateId) await recallDelegation(ctx, before)
  else await tellOver(ctx, { ...before, ...(await namesOf(ctx, before)) })
  await tellDelegation(ctx, { ...after, ...names })
  ctx.audit({ action: 'delegation.update', target: ['delegation', id], before, after })
  return found(await delegationById(ctx, id))
}

/** Ends a delegation at once; both are told. @throws Failure NOT_FOUND */
export async function removeDelegation(ctx: CommandContext, id: number): Promise<void> {
  const before = keptBy(ctx, await lockDelegations(ctx), id)
  await endDelegations(ctx, [id], ctx.today.subtract({ days: 1 }))
  await tellOver(ctx, { ...before, ...(await namesOf(ctx, before)) })
  ctx.audit({ action: 'delegation.delete', target: ['delegation', id], before })
}

type Asking = Pick<CommandContext, 'tx' | 'today'>

/** @throws Failure DELEGATION_OFF, NOT_FOUND, DELEGATE_NOT_POSSIBLE, and what the rule refuses */
async function checked(ctx: Asking, one: Choice, others: readonly KeptDelegation[]) {
  const { delegatable, giverName, delegateName } = await delegationFacts(ctx, one.giverId, one.delegateId)
  if (!delegatable) fail('DELEGATION_OFF')
  const refusal = refusesDelegation(one, others, ctx.today.toString())
  if (refusal === 'DELEGATE_AWAY') {
    const other = delegationOfDelegate(one, others)
    fail('DELEGATE_AWAY', {
      delegate: delegateName ?? '',
      other: other ? (await namesOf(ctx, other)).delegateName : '',
    })
  }
  if (refusal) fail(REFUSALS[refusal])
  return { giverName: found(giverName), delegateName: delegateName ?? fail('DELEGATE_NOT_POSSIBLE') }
}

async function namesOf(ctx: Asking, { giverId, delegateId }: KeptDelegation) {
  const names = await delegationFacts(ctx, giverId, delegateId)
  return { giverName: names.giverName ?? '', delegateName: names.delegateName ?? '' }
}

function keptBy(ctx: CommandContext, all: readonly KeptDelegation[], id: number): KeptDelegation {
  return found(all.find((one) => one.id === id && mayKeepDelegation(ctx.actor, one)))
}
