import * as contract from '#contract/people/employment/joining.ts'
import { route } from '../../../http/route.ts'
import type { Server } from '../../../http/server.ts'
import { announceForget } from '../../../http/session-gate.ts'
import { tellMember } from '../../members/index.ts'
import { anyAdmin, forgetActors } from '../../roles/index.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { cancelInvitation } from './cancel-invitation.ts'
import { inviteMember } from './invite-member.ts'
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
  route(server, contract.confirmInvite, {
    allow: () => true,
    handle: async (ctx, { body }) => {
      const { accountId, companyName } = await acceptInvitation(ctx, body)
      await announceForget(ctx.tx, { accountId })
      ctx.afterCommit(() => server.sessions.forget({ accountId }))
      return { company_name: companyName, needs_sign_in: true as const }
    },
  })
  route(server, contract.rejoinInvite, {
    allow: anyAdmin,
    handle: async (ctx, { body }) => {
      await rejoinMember(ctx, body.user_id, body.joined_date)
      await forgetActors(server, ctx)
      return tellMember(ctx, body.user_id)
    },
  })
}
