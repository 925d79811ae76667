import * as contract from '#contract/approvals/lines/lines-v0.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import type { MemberContext } from '../../http/context.ts'
import { fail, found } from '../../http/fail.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { anyAdmin, everyMember, fullAdmin, mayActFor } from '../../people/roles/index.ts'
import { createLine, type NewLine, removeLine, updateLine } from './keep-line.ts'
import { COMPANY } from './lines.policy.ts'
import { describeLines, type LineFilter, listLines } from './lines.queries.ts'
import { companyLinesToWire, finalToWire, lineToWire, variantFromWire } from './lines.wire.ts'
import { finalLines } from './preview-line.ts'

/** Lines that are saved for the company, for teams and for oneself. */
export function lineRoutesV0(server: Server): void {
  companyRoutes(server)
  teamRoutes(server)
  userRoutes(server)
}

type Body = EndpointInput<typeof contract.createCompanyLine>['body']
type Change = EndpointInput<typeof contract.updateCompanyLine>['body']

function lineFrom({ apv_role_code: role, role_name: name, apv_role_line: line, variants }: Body): NewLine {
  return { role, name, line, variants: variants.map(variantFromWire) }
}

function changeFrom({ apv_role_code: role, role_name: name, apv_role_line: line, variants }: Change) {
  return { role, name, line, variants: variants?.map(variantFromWire) }
}

async function linesOf(ctx: MemberContext, filter: LineFilter) {
  const described = await describeLines(ctx, await listLines(ctx, filter))
  return described.map((one) => lineToWire(one, ctx))
}

async function oneLine(ctx: MemberContext, id: number) {
  return found((await linesOf(ctx, { id }))[0])
}

function companyRoutes(server: Server): void {
  route(server, contract.listCompanyLines, {
    allow: everyMember,
    handle: async (ctx, { query: { apv_role_code: role } }) => {
      const rows = await listLines(ctx, { teamId: 0, role })
      return companyLinesToWire(await describeLines(ctx, rows), ctx, role)
    },
  })
  route(server, contract.createCompanyLine, {
    allow: fullAdmin,
    handle: async (ctx, { body }) => oneLine(ctx, await createLine(ctx, COMPANY, lineFrom(body))),
  })
  route(server, contract.updateCompanyLine, {
    allow: fullAdmin,
    handle: async (ctx, { params: { id }, body }) => {
      await updateLine(ctx, 'COMPANY', id, changeFrom(body))
      return oneLine(ctx, id)
    },
  })
  route(server, contract.deleteCompanyLine, {
    allow: fullAdmin,
    handle: (ctx, { params: { id } }) => removeLine(ctx, 'COMPANY', id),
  })
  route(server, contract.finalLineForUser, {
    allow: everyMember,
    handle: async (ctx, { query: { user_id: memberId, apv_role_code: role } }) => {
      const finals = await finalLines(ctx, { memberId, role })
      return finals.map((one) => finalToWire(one.role, one.walked, { ...one, language: ctx.language }))
    },
  })
}

function teamRoutes(server: Server): void {
  route(server, contract.listTeamLines, {
    allow: everyMember,
    handle: (ctx, { query: { team_id: teamId, role_name: name, apv_role_code: role } }) =>
      linesOf(ctx, { teamId, role, name }),
  })
  route(server, contract.createTeamLine, {
    allow: anyAdmin,
    handle: async (ctx, { body: { team_id: teamId, ...body } }) =>
      oneLine(ctx, await createLine(ctx, { ...COMPANY, teamId: teamId || null }, lineFrom(body))),
  })
  route(server, contract.updateTeamLine, {
    allow: anyAdmin,
    handle: async (ctx, { params: { lineId }, body }) => {
      await updateLine(ctx, 'TEAM', lineId, changeFrom(body))
      return oneLine(ctx, lineId)
    },
  })
  route(server, contract.deleteTeamLine, {
    allow: anyAdmin,
    handle: (ctx, { params: { lineId } }) => removeLine(ctx, 'TEAM', lineId),
  })
}

function userRoutes(server: Server): void {
  route(server, contract.listUserLines, {
    allow: everyMember,
    handle: async (ctx, { query: { user_id: memberId = ctx.actor.memberId, apv_role_code: role } }) => {
      if (!(await mayActFor(ctx, memberId))) fail('NO_PERMISSION')
      return linesOf(ctx, { memberId, role })
    },
  })
  route(server, contract.createUserLine, {
    allow: everyMember,
    handle: async (ctx, { body }) => {
      const owner = { ...COMPANY, memberId: ctx.actor.memberId }
      return oneLine(ctx, await createLine(ctx, owner, lineFrom(body)))
    },
  })
  route(server, contract.updateUserLine, {
    allow: everyMember,
    handle: async (ctx, { params: { id }, body }) => {
      await updateLine(ctx, 'USER', id, changeFrom(body))
      return oneLine(ctx, id)
    },
  })
  route(server, contract.deleteUserLine, {
    allow: everyMember,
    handle: (ctx, { params: { id } }) => removeLine(ctx, 'USER', id),
  })
}
