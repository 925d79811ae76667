import type { MemberContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { maySeeMember, worksHere } from '../roles/index.ts'
import { getMember } from './members.queries.ts'
import { teamsLedBy } from './profile.queries.ts'

/**
 * One person with what decides how much of them the reader is told.
 * @throws Failure NOT_FOUND, also for somebody who has left or not come yet, unless the reader sees their record
 */
export async function readPerson(
  ctx: Pick<MemberContext, 'tx' | 'actor' | 'today' | 'language'>,
  memberId: number,
) {
  const [row, led, seesAll] = await Promise.all([
    getMember(ctx, memberId),
    teamsLedBy(ctx, [memberId]),
    maySeeMember(ctx, memberId),
  ])
  if (!seesAll && !worksHere(row.status)) fail('NOT_FOUND')
  return { row, led: led.get(memberId) ?? [], seesAll }
}
