import { type DutyCode, dutyCodes } from '#contract/people/roles/duties.ts'
import { errors } from '#contract/errors.ts'
import * as contract from '#contract/people/roles/roles.ts'
import type { MemberContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { addAdmin } from './add-admin.ts'
import { addCoverTeam } from './covers/add-cover-team.ts'
import { forgetActors } from './forget-actors.ts'
import { giveDuty, takeDuty } from './give-duty.ts'
import { permissionRoutes } from './permissions/permissions.routes.ts'
import { adminFlagsFor } from './permissions/check-permission.ts'
import { removeAdmin } from './remove-admin.ts'
import { removeCoverTeam } from './covers/remove-cover-team.ts'
import { renameLimitedAdmins } from './rename-limited-admins.ts'
import { LIMITED_ADMIN, limitedAdminName, roleNameIn } from './role-names.store.ts'
import { anyAdmin, everyMember, fullAdmin } from './roles.policy.ts'
import { listCoverTeams, listHolders, listLimitedAdmins } from './roles.queries.ts'
import { standingOf } from './roles.store.ts'
import { adminsToWire, coverToWire, flagsToWire, holdersToWire, limitedAdminsToWire } from './roles.wire.ts'

export function roleRoutes(server: Server): void {
  readRoutes(server)
  adminRoutes(server)
  coverRoutes(server)
  nameRoutes(server)
  dutyRoutes(server)
  permissionRoutes(server)
}

function readRoutes(server: Server): void {
  route(server, contract.isAdmin, {
    allow: everyMember,
    handle: async (ctx, { query }) => flagsToWire(await adminFlagsFor(server, ctx, query)),
  })
  route(server, contract.listAdmins, { allow: everyMember, handle: admins })
  route(server, contract.listLimitedAdmins, { allow: everyMember, handle: limitedAdmins })
  route(server, contract.listCoverTeams, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const member = await standingOf(ctx, query.user_id ?? ctx.actor.memberId)
      return (await listCoverTeams(ctx, member.id)).map((row) => coverToWire(row, member, ctx))
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
    allow: anyAdmin,
    handle: async (ctx, { body }) => {
      await addCoverTeam(ctx, { memberId: body.user_id, teamId: body.team_id, roleName: body.role_name })
      await forgetActors(server, ctx)
      return limitedAdmins(ctx)
    },
  })
  route(server, contract.removeCoverTeam, {
    allow: anyAdmin,
    handle: async (ctx, { body }) => {
      await removeCoverTeam(ctx, { memberId: body.user_id, teamId: body.team_id })
      await forgetActors(server, ctx)
      return limitedAdmins(ctx)
    },
  })
}

function nameRoutes(server: Server): void {
  const names = async (ctx: MemberContext) => ({
    limited_admin: roleNameIn(ctx.language, (await limitedAdminName(ctx)).name),
    limited_admin_default: roleNameIn(ctx.language, LIMITED_ADMIN),
  })
  route(server, contract.getRoleNames, { allow: everyMember, handle: names })
  route(server, contract.updateRoleNames, {
    allow: fullAdmin,
    handle: async (ctx, { body }) => {
      if (body.limited_admin !== undefined) await renameLimitedAdmins(ctx, body.limited_admin)
      return names(ctx)
    },
  })
}

function dutyRoutes(server: Server): void {
  const give = async (ctx: MemberContext, ids: readonly number[], role: DutyCode) => {
    await giveDuty(ctx, ids, role)
    await forgetActors(server, ctx)
    return holders(ctx, { role })
  }
  const take = async (ctx: MemberContext, ids: readonly number[], role: DutyCode) => {
    await takeDuty(ctx, ids, role)
    await forgetActors(server, ctx)
    return holders(ctx, { role })
  }
  route(server, contract.giveDuty, {
    allow: fullAdmin,
    handle: (ctx, { body }) => give(ctx, [body.user_id], body.role_name),
  })
  route(server, contract.takeDuty, {
    allow: fullAdmin,
    handle: (ctx, { query, body }) => {
      const memberId = query.user_id ?? body.user_id
      const role = query.role_name ?? body.role_name
      if (memberId !== undefined && role !== undefined) return take(ctx, [memberId], role)
      const missing = errors.BAD_REQUEST[ctx.language]
      return fail(
        'BAD_REQUEST',
        {},
        {
          ...(memberId === undefined && { user_id: missing }),
          ...(role === undefined && { role_name: missing }),
        },
      )
    },
  })
  route(server, contract.giveDutyToMany, {
    allow: fullAdmin,
    handle: (ctx, { body }) => give(ctx, body.user_ids, body.role_name),
  })
  route(server, contract.takeDutyFromMany, {
    allow: fullAdmin,
    handle: (ctx, { body }) => take(ctx, body.user_ids, body.role_name),
  })
}

async function admins(ctx: MemberContext) {
  return adminsToWire(await listHolders(ctx, { role: 'FULL_ADMIN' }), ctx.actor)
}

async function limitedAdmins(ctx: MemberContext) {
  return limitedAdminsToWire(await listLimitedAdmins(ctx), ctx)
}

// Admins have lists of their own; this one is of the duties.
async function holders(ctx: MemberContext, filter: Parameters<typeof listHolders>[1]) {
  const known = new Set<string>(dutyCodes)
  const rows = await listHolders(ctx, filter)
  return holdersToWire(
    rows.filter((row) => known.has(row.role)),
    ctx.actor,
  )
}
