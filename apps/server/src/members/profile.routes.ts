import * as contract from '#contract/members.ts'
import * as profiles from '#contract/profiles.ts'
import type { MemberContext } from '../http/context.ts'
import { pageLinks } from '../http/page-links.ts'
import { route } from '../http/route.ts'
import type { Server } from '../http/server.ts'
import { everyMember, maySeeMember } from '../roles/index.ts'
import { openFile } from '../files/index.ts'
import { changeOwnImage, drawPortrait } from './change-own-image.ts'
import { findPeople } from './find-people.queries.ts'
import { getMember, listMembers } from './members.queries.ts'
import { colleagueToWire, personToWire, profileToWire, timeOfDay } from './members.wire.ts'
import { companyOf, dayChangeMinute, type FeaturesOf, imageOf, teamsLedBy } from './profile.queries.ts'
import { updateOwnProfile } from './update-own-profile.ts'

export function profileRoutes(server: Server, featuresOf: FeaturesOf): void {
  const ownProfile = async (ctx: MemberContext) => {
    const { memberId } = ctx.actor
    const [row, company, features] = await Promise.all([
      getMember(ctx, memberId),
      companyOf(ctx, memberId),
      featuresOf(ctx.tx, ctx.companyId),
    ])
    return profileToWire(row, { company, features, actor: ctx.actor })
  }
  route(server, contract.getProfile, { allow: everyMember, handle: ownProfile })
  route(server, contract.updateProfile, {
    allow: everyMember,
    prepare: (_ctx, { body }) => drawPortrait(body.image_url),
    handle: async (ctx, { body }, portrait) => {
      const { image_url: _, ...fields } = body
      await updateOwnProfile(ctx, fields)
      if (portrait !== undefined) await changeOwnImage(ctx, server.files, portrait)
      return ownProfile(ctx)
    },
  })
  route(server, profiles.serveImage, {
    allow: everyMember,
    handle: async (ctx, { params }) => openFile(ctx, server.files, await imageOf(ctx, params.id)),
  })
  route(server, contract.listUser, {
    allow: everyMember,
    handle: async (ctx, { query }) => (await findPeople(ctx, query)).map(personToWire),
  })
  colleagueRoutes(server)
  route(server, profiles.isActiveUser, {
    allow: () => true,
    handle: async (ctx) => ({ is_active: ctx.activeCompanyId !== null }),
  })
  route(server, profiles.getChangeDayInfo, {
    allow: everyMember,
    handle: async (ctx) => ({ change_day_time: timeOfDay(await dayChangeMinute(ctx)) }),
  })
}

function colleagueRoutes(server: Server): void {
  route(server, contract.getUserProfile, {
    allow: everyMember,
    handle: async (ctx, { params }) => {
      const row = await getMember(ctx, params.id)
      const [led, seesAll] = await Promise.all([teamsLedBy(ctx, [row.id]), maySeeMember(ctx, row.id)])
      return colleagueToWire(row, led.get(row.id) ?? [], { actor: ctx.actor, seesAll })
    },
  })
  route(server, profiles.listUserProfiles, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const { user_id: memberId, is_active: isActive, admin_only: coveredOnly, org_range, ...filter } = query
      const range = org_range === undefined || org_range === 'company' ? 'company' : 'team'
      const wanted = { ...filter, memberId, isActive, coveredOnly, range, ordering: 'username' } as const
      const { count, rows } = await listMembers(ctx, wanted)
      const led = await teamsLedBy(
        ctx,
        rows.map((row) => row.id),
      )
      const viewer = { actor: ctx.actor, seesAll: true }
      const results = rows.map((row) => colleagueToWire(row, led.get(row.id) ?? [], viewer))
      return { count, ...pageLinks(profiles.listUserProfiles.path, query, count), results }
    },
  })
}
