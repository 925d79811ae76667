import type { EndpointInput } from '#contract/endpoint.ts'
import type * as contract from '#contract/approvals/forms/receivers.ts'
import { lockName } from '../../../db/lock-name.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { resolveReceivers } from '../forms.store.ts'
import { listsOf, putList, removeList } from './receivers.store.ts'

const MOST_LISTS = 50

type Named = EndpointInput<typeof contract.keepReceivers>['body']

/** Keeps people of a line under a name of one's own. @throws Failure BAD_REQUEST naming who does not work here, FORMS_FULL */
export async function keepReceivers(ctx: CommandContext, { name, receivers }: Named): Promise<number> {
  await lockName(ctx.tx, `receiver_lists ${ctx.companyId} ${ctx.actor.memberId}`)
  const kept = await listsOf(ctx)
  if (kept.length >= MOST_LISTS && !kept.some((list) => list.name === name))
    fail('FORMS_FULL', { most: MOST_LISTS })
  const people = await resolveReceivers(ctx, receivers, 'receivers')
  const id = await putList(ctx, name, people)
  if (id === null) return kept.find((list) => list.name === name)!.id
  ctx.audit({ action: 'receiver_list.keep', target: ['receiver_list', id], after: { name, people } })
  return id
}

/** @throws Failure NOT_FOUND for a list that is nobody's or somebody else's */
export async function removeReceivers(ctx: CommandContext, id: number): Promise<void> {
  await removeList(ctx, id)
  ctx.audit({ action: 'receiver_list.remove', target: ['receiver_list', id] })
}
