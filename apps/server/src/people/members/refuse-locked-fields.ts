import type { EndpointInput } from '#contract/endpoint.ts'
import { errors } from '#contract/errors.ts'
import type { updateProfile } from '#contract/people/members/members.ts'
import { lockedFields } from '#rules/profiles/profile-fields.ts'
import type { Actor, CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { getMember } from './members.queries.ts'
import { userProfileOf } from './members.wire.ts'
import { profileFlagsOf } from './profile.queries.ts'

type Change = EndpointInput<typeof updateProfile>['body']

/** For a limited admin's changes of themself: being an admin of others opens nothing of the own record. */
export function areOwnFields(actor: Actor, memberId: number): boolean {
  return !actor.isFullAdmin && memberId === actor.memberId
}

/**
 * A person changes of themself only what the company leaves to people. A form that sends back what it was shown
 * changes nothing and is let through.
 * @throws Failure PROFILE_FIELD_LOCKED, naming the fields
 */
export async function refuseLockedFields(
  ctx: Pick<CommandContext, 'tx' | 'today' | 'actor' | 'language'>,
  change: Change,
): Promise<void> {
  const locked = lockedFields(await profileFlagsOf(ctx))
  const named = Object.keys(change).filter(
    (field) => change[field as keyof Change] !== undefined && (locked as string[]).includes(field),
  )
  if (named.length === 0) return
  const now: Record<string, unknown> = userProfileOf(await getMember(ctx, ctx.actor.memberId))
  const isNew = (field: string) => String(change[field as keyof Change] ?? '') !== String(now[field] ?? '')
  const refused = named.filter(isNew)
  if (refused.length === 0) return
  const why = errors.PROFILE_FIELD_LOCKED[ctx.language]
  fail('PROFILE_FIELD_LOCKED', {}, Object.fromEntries(refused.map((field) => [field, why])))
}
