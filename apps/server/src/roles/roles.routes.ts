import * as contract from '#contract/roles.ts'
import type { MemberContext } from '../http/context.ts'
import { found } from '../http/fail.ts'
import { route } from '../http/route.ts'
import type { Server } from '../http/server.ts'
import { addAdmin } from './add-admin.ts'
import { addCoverTeam } from './add-cover-team.ts'
import { forgetActors } from './forget-actors.ts'
import { giveDuty, takeDuty } from './give-duty.ts'
import { removeAdmin } from './remove-admin.ts'
import { removeCoverTeam } from './remove-cover-team.ts'
import { everyMember, fullAdmin } from './roles.policy.ts'
import { adminFlags, listCoverTeams, listHolders, listLimitedAdmins } from './roles.queries.ts'
import { requireMember } from './roles.store.ts'
import { flagsToWire, holderToWire, limitedAdminToWire, personToWire } from './roles.wire.ts'

export function roleRoutes(server: Server): void {
  readRoutes(server)
  adminRoutes(server)
  coverRoutes(server)
  dutyRoutes(server)
}

function readRoutes(server: Server): void {
  route(server, contract.isAdmin, {
    allow: everyMember,
    handle: async (ctx, { query }) =>
      flagsToWire(found(await adminFlags(ctx, query.user_id ?? ctx.actor.memberId))),
  })
  route(server, contract.listAdmins, { allow: everyMember, handle: admins })
  route(server, contract.listLimitedAdmins, { allow: everyMember, handle: limitedAdmins })
  route(server, contract.listCoverTeams, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const memberId = query.user_id ?? ctx.actor.memberId
      await requireMember(ctx.tx, memberId)
      return listCoverTeams(ctx, memberId)
    },
  })
  route(server, contract.listRoles, {
    allow: everyMember,
    handle: (ctx, { query }) => holders(ctx, { memberId: query.user_id, role: query.role_name }),
  })
}

function adminRoutes(server: Server): void {
  route(server, contract.addAdmin, {
    allow: fullAdmin,
    handle: async (ctx, { body }) => {
      await addAdmin(ctx, body.user_id)
      await forgetActors(server, ctx)
      return admins(ctx)
    },
  })
  route(server, contract.removeAdmin, {
    allow: fullAdmin,
    handle: async (ctx, { body }) => {
      await removeAdmin(ctx, body.user_id)
      await forgetActors(server, ctx)
      return admins(ctx)
    },
  })
}

function coverRoutes(server: Server): void {
  route(server, contract.addCoverTeam, {
    allow: fullAdmin,
    handle: async (ctx, { body }) => {
      await addCoverTeam(ctx, { memberId: body.user_id, teamId: body.team_id, roleName: body.role_name })
      await forgetActors(server, ctx)
      return limitedAdmins(ctx)
    },
  })
  route(server, contract.removeCoverTeam, {
    allow: fullAdmin,
    handle: async (ctx, { body }) => {
      await removeCoverTeam(ctx, { memberId: body.user_id, teamId: body.team_id })
      await forgetActors(server, ctx)
      return limitedAdmins(ctx)
    },
  })
}

function dutyRoutes(server: Server): void {
  route(server, contract.giveDuty, {
    allow: fullAdmin,
    handle: async (ctx, { body }) => {
      await giveDuty(ctx, body.user_id, body.role_name)
      await forgetActors(server, ctx)
      return holders(ctx, { role: body.role_name })
    },
  })
  route(server, contract.takeDuty, {
    allow: fullAdmin,
    handle: async (ctx, { query }) => {
      await takeDuty(ctx, query.user_id, query.role_name)
      await forgetActors(server, ctx)
      return holders(ctx, { role: query.role_name })
    },
  })
  route(server, contract.giveDutyToMany, {
    allow: fullAdmin,
    handle: async (ctx, { body }) => {
      for (const memberId of oneOrder(body.user_ids)) await giveDuty(ctx, memberId, body.role_name)
      await forgetActors(server, ctx)
      return holders(ctx, { role: body.role_name })
    },
  })
  route(server, contract.takeDutyFromMany, {
    allow: fullAdmin,
    handle: async (ctx, { body }) => {
      for (const memberId of oneOrder(body.user_ids)) await takeDuty(ctx, memberId, body.role_name)
      await forgetActors(server, ctx)
      return holders(ctx, { role: body.role_name })
    },
  })
}

// Each once, and locked in one order, so that two such calls never wait for each other.
function oneOrder(ids: readonly number[]): number[] {
  return [...new Set(ids)].toSorted((a, b) => a - b)
}

async function admins(ctx: MemberContext) {
  return (await listHolders(ctx, { role: 'FULL_ADMIN' })).map(personToWire)
}

async function limitedAdmins(ctx: MemberContext) {
  return (await listLimitedAdmins(ctx)).map(limitedAdminToWire)
}

// Admins have lists of their own; this one is of the duties.
async function holders(ctx: MemberContext, filter: Parameters<typeof listHolders>[1]) {
  return (await listHolders(ctx, filter)).filter((row) => row.role !== 'FULL_ADMIN').map(holderToWire)
}
