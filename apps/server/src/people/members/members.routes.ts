import * as dated from '#contract/people/members/employment.ts'
import * as contract from '#contract/people/members/members.ts'
import * as profiles from '#contract/people/members/profiles.ts'
import type { MemberContext } from '../../http/context.ts'
import { pageLinks } from '../../http/page-links.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { announceForget } from '../../http/session-gate.ts'
import { anyAdmin, forgetActors, fullAdmin, leaderOrAdmin } from '../roles/index.ts'
import { drawPortrait, changeImage } from './change-image.ts'
import type { MemberChange } from './employment/apply-change.ts'
import { employmentRoutes } from './employment/employment.routes.ts'
import { previewChanges } from './employment/preview-changes.ts'
import { settleOnRequest } from './settling/settle-on-request.ts'
import { updateMembers } from './employment/update-members.ts'
import { acceptInvitation } from './invitations/accept-invitation.ts'
import { cancelInvitation } from './invitations/cancel-invitation.ts'
import { inviteMember } from './invitations/invite-member.ts'
import { countMembers, listMembers, membersByIds } from './members.queries.ts'
import { profileRoutes } from './profile.routes.ts'
import { areOwnFields, refuseLockedFields } from './refuse-locked-fields.ts'
import { resendInvitation } from './invitations/resend-invitation.ts'
import { tellMember, tellMembers } from './tell-members.ts'

export function memberRoutes(server: Server): void {
  const settle = settleOnRequest(server)
  profileRoutes(server, settle)
  listRoutes(server, settle)
  changeRoutes(server)
  invitationRoutes(server)
  employmentRoutes(server)
}

/** Changes members, all or none, and answers how they stand then. */
async function change(server: Server, ctx: MemberContext, changes: MemberChange | readonly MemberChange[]) {
  const ids = await updateMembers(ctx, [changes].flat())
  await forgetActors(server, ctx)
  return tellMembers(ctx, await membersByIds(ctx, ids))
}

function listRoutes(server: Server, settle: ReturnType<typeof settleOnRequest>): void {
  route(server, contract.listMembers, {
    allow: leaderOrAdmin,
    prepare: settle,
    handle: async (ctx, { query }) => {
      const { count, rows } = await listMembers(ctx, query)
      return {
        count,
        ...pageLinks(ctx, contract.listMembers.path, query, count),
        results: await tellMembers(ctx, rows),
      }
    },
  })
  route(server, dated.countMembers, {
    allow: leaderOrAdmin,
    handle: (ctx, { query }) => countMembers(ctx, query),
  })
}

function changeRoutes(server: Server): void {
  route(server, dated.previewChanges, {
    allow: anyAdmin,
    handle: (ctx, { body }) => previewChanges(ctx, body.changes),
  })
  route(server, contract.updateMembers, {
    allow: anyAdmin,
    handle: (ctx, { body }) => change(server, ctx, body),
  })
  route(server, profiles.updateRetiredMembers, {
    allow: fullAdmin,
    handle: (ctx, { body }) => change(server, ctx, body),
  })
  route(server, profiles.updateProfilesBulk, {
    allow: anyAdmin,
    handle: (ctx, { body }) => change(server, ctx, body.user_data),
  })
  route(server, profiles.updateOtherProfile, {
    allow: anyAdmin,
    prepare: (ctx, { body }) => drawPortrait(ctx, body.image_url),
    handle: async (ctx, { body }, portrait) => {
      const { image_url: _, ...fields } = body
      if (areOwnFields(ctx.actor, body.user_id)) await refuseLockedFields(ctx, { image_url: body.image_url })
      await change(server, ctx, fields)
      if (portrait !== undefined) await changeImage(ctx, server.files, body.user_id, portrait)
      return tellMember(ctx, body.user_id)
    },
  })
}

function invitationRoutes(server: Server): void {
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
}
