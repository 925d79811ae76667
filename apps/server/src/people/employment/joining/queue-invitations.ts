import { attemptKey, countEachWithin } from '../../../platform/auth/index.ts'
import type { CommandContext } from '../../../http/context.ts'
import { enqueueMany } from '../../../jobs/enqueue-many.ts'
import { invitationJob } from './joining.jobs.ts'
import { invitationOf, TO_ONE_ADDRESS } from './queue-invitation.ts'

/** What a company, and one who may found many, may send by import in a day: the largest sheet. */
const IMPORTED = { most: 20_000, hours: 24 }
/** Mails that leave per second; a receiving server that gets a company's worth at once would take us for a nuisance. */
const MAILS_PER_SECOND = 10
/** So many are no flood: a team is invited at once. */
const TOGETHER = 50

type Sender = Pick<CommandContext, 'tx' | 'now' | 'companyId' | 'actor'>

/**
 * Which of the addresses may be invited once more today, in the order given. Counts every one of them, as those of single
 * invitations are counted; what is too much stays counted as it is.
 */
export async function addressesWithShare(ctx: Sender, emails: readonly string[]): Promise<Set<string>> {
  const keyed = new Map(emails.map((email) => [attemptKey('invite-to', email), email]))
  const counts = await countEachWithin(ctx, [...keyed.keys()], TO_ONE_ADDRESS.hours)
  return new Set(
    [...keyed].filter(([key]) => (counts.get(key) ?? 0) <= TO_ONE_ADDRESS.most).map(([, email]) => email),
  )
}

/** Counts invitations of an import and says whether company and sender may still send so many today. */
export async function mayInviteSoMany(ctx: Sender, many: number): Promise<boolean> {
  const keys = [
    attemptKey('import-from', `company ${ctx.companyId}`),
    attemptKey('import-from', `account ${ctx.actor.accountId}`),
  ]
  const counts = await countEachWithin(ctx, keys, IMPORTED.hours, many)
  return [...counts.values()].every((count) => count <= IMPORTED.most)
}

/**
 * Has the invitations of many members mailed, one after the other and behind those that wait for somebody.
 * @param from when the first of them may leave; when that is now, the first few leave together
 * @returns when the last of them leaves
 */
export async function queueInvitations(
  ctx: Sender,
  memberIds: readonly number[],
  from: Temporal.Instant,
): Promise<Temporal.Instant> {
  const later = (index: number) => from.add({ milliseconds: Math.floor((index * 1000) / MAILS_PER_SECOND) })
  const mayBegin = Temporal.Instant.compare(from, ctx.now) <= 0
  const orders = memberIds.map((memberId, index) => ({
    data: invitationOf(ctx, memberId),
    ...(!(mayBegin && index < TOGETHER) && { delay: later(index).since(ctx.now) }),
  }))
  await enqueueMany(ctx.tx, invitationJob, orders, { companyId: ctx.companyId, priority: -1 })
  return later(memberIds.length)
}
