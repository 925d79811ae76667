import * as contract from '#contract/people/employment/joining.ts'
import type { PublicContext } from '../../../http/context.ts'
import { route } from '../../../http/route.ts'
import type { Server } from '../../../http/server.ts'
import { announceForget } from '../../../http/session-gate.ts'
import { tellMember } from '../../members/index.ts'
import { anyAdmin, forgetActors } from '../../roles/index.ts'
import type { Accepted } from './accept-invitation.ts'
import { cancelInvitation } from './cancel-invitation.ts'
import { inviteMember } from './invite-member.ts'
import { confirmInvitation, joinAsNewcomer, joinSignedIn, prepareNewcomer } from './join-by-invitation.ts'
import { type ReadInvitation, readInvitation } from './read-invitation.ts'
import { rejoinMember } from './rejoin-member.ts'
import { resendInvitation } from './resend-invitation.ts'

/** Invitations, for the first time or to return. */
export function joiningRoutes(server: Server): void {
  route(server, contract.sendInvite, {
    allow: anyAdmin,
    handle: async (ctx, { body }) => tellMember(ctx, await inviteMember(ctx, body)),
  })
  route(server, contract.sendInviteEmail, {
    allow: anyAdmin,
    handle: async (ctx, { body }) => tellMember(ctx, await resendInvitation(ctx, body.user_id)),
  })
  route(server, contract.cancelInvite, {
    allow: anyAdmin,
    handle: (ctx, { body }) => cancelInvitation(ctx, body.user_id),
  })
  route(server, contract.rejoinInvite, {
    allow: anyAdmin,
    handle: async (ctx, { body }) => {
      await rejoinMember(ctx, body)
      await forgetActors(server, ctx)
      return tellMember(ctx, body.user_id)
    },
  })
  acceptingRoutes(server)
}

/** The side of whoever was invited. */
function acceptingRoutes(server: Server): void {
  const letIn = async (ctx: PublicContext, { accountId, companyName }: Accepted) => {
    await announceForget(ctx.tx, { accountId })
    ctx.afterCommit(() => server.sessions.forget({ accountId }))
    return { company_name: companyName }
  }
  route(server, contract.readInvite, {
    allow: () => true,
    handle: async (ctx, { body }) => invitationToWire(await readInvitation(ctx, body)),
  })
  route(server, contract.confirmInvite, {
    allow: () => true,
    handle: async (ctx, { body }) => ({
      ...(await letIn(ctx, await confirmInvitation(ctx, body))),
      needs_sign_in: true as const,
    }),
  })
  route(server, contract.acceptInvite, {
    allow: () => true,
    prepare: (ctx, { body }, reading) => prepareNewcomer(ctx, body, reading),
    handle: async (ctx, { body }, passwordHash) => letIn(ctx, await joinAsNewcomer(ctx, body, passwordHash)),
  })
  route(server, contract.joinByInvite, {
    allow: () => true,
    handle: async (ctx, { body }) => letIn(ctx, await joinSignedIn(ctx, body)),
  })
}

function invitationToWire(invitation: ReadInvitation) {
  return {
    company_name: invitation.companyName,
    inviter_name: invitation.inviterName,
    team_name: invitation.teamName,
    username: invitation.name,
    language: invitation.language,
    last_day: invitation.lastDay.toString(),
    has_account: invitation.hasAccount,
  }
}
