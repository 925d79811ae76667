import type { MemberContext } from '../http/context.ts'
import { maySeeMember } from '../roles/index.ts'
import { getMember } from './members.queries.ts'
import { profileFlagsOf, teamsLedBy } from './profile.queries.ts'

/** One person with what decides how much of them the reader is told. @throws Failure NOT_FOUND */
export async function readPerson(ctx: Pick<MemberContext, 'tx' | 'actor' | 'today'>, memberId: number) {
  const [row, led, seesAll, flags] = await Promise.all([
    getMember(ctx, memberId),
    teamsLedBy(ctx, [memberId]),
    maySeeMember(ctx, memberId),
    profileFlagsOf(ctx),
  ])
  return { row, led: led.get(memberId) ?? [], seesAll, flags }
}
