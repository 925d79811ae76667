import type { EndpointInput } from '#contract/endpoint.ts'
import type { sendInvite } from '#contract/people/employment/joining.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { changeTeam } from '../changes/change-team.ts'
import { createMember, mayPutInto } from '../../members/index.ts'
import { queueInvitation } from './queue-invitation.ts'

type Invitation = EndpointInput<typeof sendInvite>['body']

/**
 * Makes an invited member and has the invitation mailed.
 * @throws Failure FORBIDDEN, ALREADY_MEMBER, TOO_MANY_REQUESTS, NOT_FOUND for an unknown team or rank, TEAM_CLOSED
 */
export async function inviteMember(ctx: CommandContext, invitation: Invitation): Promise<number> {
  const teamId = invitation.team ?? null
  if (!mayPutInto(ctx.actor, teamId)) fail('FORBIDDEN')
  const memberId = await createMember(ctx.tx, ctx.companyId, {
    accountId: null,
    email: invitation.email,
    name: invitation.username || nameFrom(invitation.email),
    status: 'INVITED',
    joinedOn: invitation.joined_date ?? null,
    position: invitation.position,
    contractType: invitation.contract_type,
    rankId: invitation.rank_id,
  })
  if (teamId !== null) await changeTeam(ctx.tx, { memberId, teamId, from: firstDay(ctx, invitation) })
  await queueInvitation(ctx, { memberId, email: invitation.email })
  ctx.audit({ action: 'member.invite', target: ['member', memberId], after: invitation })
  return memberId
}

// A person who starts later stands in the team at once, so that those who look after it see the invitation.
function firstDay(ctx: CommandContext, { joined_date: joined }: Invitation): Temporal.PlainDate {
  return joined && Temporal.PlainDate.compare(joined, ctx.today) < 0 ? joined : ctx.today
}

function nameFrom(email: string): string {
  return email.split('@')[0]!.slice(0, 50)
}
