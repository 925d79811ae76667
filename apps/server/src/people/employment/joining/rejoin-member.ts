import type { EndpointInput } from '#contract/endpoint.ts'
import type { rejoinInvite } from '#contract/people/employment/joining.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { readNamed } from '../changes/named-rows.store.ts'
import { updateMembers } from '../changes/update-members.ts'
import { tellInvitedAgain } from '../matters/matters.ts'
import { queueInvitation } from './queue-invitation.ts'
import { changeEmployment, lockFor } from '../../members/index.ts'

type Return = EndpointInput<typeof rejoinInvite>['body']

/**
 * Invites a person who had left; they begin anew on accepting, in the team and rank that are named. The employment that ended is
 * kept as it was.
 * @throws Failure NOT_FOUND, FORBIDDEN, WRONG_MEMBER_STATE, TOO_MANY_REQUESTS, EMPLOYMENTS_OVERLAP, TEAM_CLOSED
 */
export async function rejoinMember(ctx: CommandContext, wanted: Return): Promise<void> {
  const { user_id: memberId, joined_date: joinedOn = null, team, rank_id: rankId } = wanted
  // Teams before people, as when a team is closed.
  if (team) await readNamed(ctx.tx, { teamIds: [team], rankIds: [] }, 'hold')
  const member = await lockFor(ctx, memberId, 'rejoin')
  // Who was recorded as gone without a day was gone by yesterday.
  const retiredOn = member.retired_on ?? ctx.today.subtract({ days: 1 }).toString()
  if (joinedOn !== null && joinedOn.toString() <= retiredOn) fail('EMPLOYMENTS_OVERLAP')
  const past = {
    company_id: ctx.companyId,
    member_id: memberId,
    joined_on: member.joined_on !== null && member.joined_on <= retiredOn ? member.joined_on : null,
    retired_on: retiredOn,
  }
  await ctx.tx.insertInto('past_employments').values(past).execute()
  const change = { status: 'INVITED' as const, joined_on: joinedOn?.toString() ?? null, retired_on: null }
  await changeEmployment(ctx.tx, memberId, change)
  await tellInvitedAgain(ctx, { memberId, earlierEnd: Temporal.PlainDate.from(retiredOn) })
  if (team !== undefined || rankId !== undefined)
    await updateMembers(ctx, [{ user_id: memberId, team, rank_id: rankId }])
  await queueInvitation(ctx, { memberId, email: member.email })
  ctx.audit({
    action: 'member.rejoin',
    target: ['member', memberId],
    before: { status: member.status, joined_on: member.joined_on, retired_on: member.retired_on },
    after: change,
  })
}
