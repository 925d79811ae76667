import * as contract from '#contract/people/employment/changes.ts'
import * as dated from '#contract/people/employment/employment.ts'
import type { MemberContext } from '../../../http/context.ts'
import { route } from '../../../http/route.ts'
import type { Server } from '../../../http/server.ts'
import {
  areOwnFields,
  changeImage,
  drawPortrait,
  membersByIds,
  refuseLockedFields,
  tellMember,
  tellMembers,
} from '../../members/index.ts'
import { anyAdmin, forgetActors, fullAdmin } from '../../roles/index.ts'
import type { MemberChange } from './apply-change.ts'
import { previewChanges } from './preview-changes.ts'
import { takeBackChange } from './take-back-change.ts'
import { updateMembers } from './update-members.ts'

/** Changes of records and terms by those who keep them, from today or another day on. */
export function changeRoutes(server: Server): void {
  route(server, dated.previewChanges, {
    allow: anyAdmin,
    handle: (ctx, { body }) => previewChanges(ctx, body.changes),
  })
  route(server, contract.updateMembers, {
    allow: anyAdmin,
    handle: (ctx, { body }) => change(server, ctx, body),
  })
  route(server, contract.updateRetiredMembers, {
    allow: fullAdmin,
    handle: (ctx, { body }) => change(server, ctx, body),
  })
  route(server, contract.updateProfilesBulk, {
    allow: anyAdmin,
    handle: (ctx, { body }) => change(server, ctx, body.user_data),
  })
  route(server, contract.updateOtherProfile, {
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
  route(server, dated.takeBackChange, {
    allow: anyAdmin,
    handle: async (ctx, { body }) => {
      await takeBackChange(ctx, body)
      await forgetActors(server, ctx)
      return tellMember(ctx, body.user_id)
    },
  })
}

/** Changes members, all or none, and answers how they stand then. */
async function change(server: Server, ctx: MemberContext, changes: MemberChange | readonly MemberChange[]) {
  const ids = await updateMembers(ctx, [changes].flat())
  await forgetActors(server, ctx)
  return tellMembers(ctx, await membersByIds(ctx, ids))
}
