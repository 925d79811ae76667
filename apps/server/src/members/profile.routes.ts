import * as contract from '#contract/members.ts'
import type { MemberContext } from '../http/context.ts'
import { route } from '../http/route.ts'
import type { Server } from '../http/server.ts'
import { everyMember, maySeeMember } from '../roles/index.ts'
import { findPeople } from './find-people.queries.ts'
import { getMember } from './members.queries.ts'
import { colleagueToWire, personToWire, profileToWire } from './members.wire.ts'
import { companyOf, type FeaturesOf, teamsLedBy } from './profile.queries.ts'
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
    handle: async (ctx, { body }) => {
      await updateOwnProfile(ctx, body)
      return ownProfile(ctx)
    },
  })
  route(server, contract.listUser, {
    allow: everyMember,
    handle: async (ctx, { query }) => (await findPeople(ctx, query)).map(personToWire),
  })
  route(server, contract.getUserProfile, {
    allow: everyMember,
    handle: async (ctx, { params }) => {
      const row = await getMember(ctx, params.id)
      const [led, seesAll] = await Promise.all([teamsLedBy(ctx, row.id), maySeeMember(ctx, row.id)])
      return colleagueToWire(row, led, { actor: ctx.actor, seesAll })
    },
  })
}
