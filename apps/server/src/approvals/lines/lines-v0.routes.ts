import * as contract from '#contract/approvals/lines/lines-v0.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import type { MemberContext } from '../../http/context.ts'
import { fail, found } from '../../http/fail.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { anyAdmin, everyMember, fullAdmin, mayActFor } from '../../people/roles/index.ts'
import { createLine, type NewLine, removeLine, type Sort, updateLine } from './keep-line.ts'
import { COMPANY, type LineOwner } from './lines.policy.ts'
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

type IdOf = { id: number } | { lineId: number }

const idIn = (params: IdOf): number => ('id' in params ? params.id : params.lineId)

/** How lines of each sort are kept alike; whose line it is differs, and who may is asked of the line. */
const creates =
  <B extends Body>(ownerOf: (ctx: MemberContext, body: B) => LineOwner) =>
  async (ctx: MemberContext, { body }: { body: B }) =>
    oneLine(ctx, await createLine(ctx, ownerOf(ctx, body), lineFrom(body)))

const updates =
  (sort: Sort) =>
  async (ctx: MemberContext, { params, body }: { params: IdOf; body: Change }) => {
    await updateLine(ctx, sort, idIn(params), changeFrom(body))
    return oneLine(ctx, idIn(params))
  }

const removes =
  (sort: Sort) =>
  (ctx: MemberContext, { params }: { params: IdOf }) =>
    removeLine(ctx, sort, idIn(params))

function companyRoutes(server: Server): void {
  route(server, contract.listCompanyLines, {
    allow: everyMember,
    handle: async (ctx, { query: { apv_role_code: role } }) => {
      const rows = await listLines(ctx, { teamId: 0, role })
      return companyLinesToWire(await describeLines(ctx, rows), ctx, role)
    },
  })
  route(server, contract.finalLineForUser, {
    allow: everyMember,
    handle: async (ctx, { query: { user_id: memberId, apv_role_code: role } }) => {
      const finals = await finalLines(ctx, { memberId, role })
      return finals.map((one) => finalToWire(one.role, one.walked, { ...one, language: ctx.language }))
    },
  })
  route(server, contract.createCompanyLine, { allow: fullAdmin, handle: creates(() => COMPANY) })
  route(server, contract.updateCompanyLine, { allow: fullAdmin, handle: updates('COMPANY') })
  route(server, contract.deleteCompanyLine, { allow: fullAdmin, handle: removes('COMPANY') })
}

function teamRoutes(server: Server): void {
  route(server, contract.listTeamLines, {
    allow: everyMember,
    handle: (ctx, { query: { team_id: teamId, role_name: name, apv_role_code: role } }) =>
      linesOf(ctx, { teamId, role, name }),
  })
  const ofTeam = (_: MemberContext, { team_id: teamId }: Body & { team_id: number }) => ({
    ...COMPANY,
    teamId: teamId || null,
  })
  route(server, contract.createTeamLine, { allow: anyAdmin, handle: creates(ofTeam) })
  route(server, contract.updateTeamLine, { allow: anyAdmin, handle: updates('TEAM') })
  route(server, contract.deleteTeamLine, { allow: anyAdmin, handle: removes('TEAM') })
}

function userRoutes(server: Server): void {
  route(server, contract.listUserLines, {
    allow: everyMember,
    handle: async (ctx, { query: { user_id: memberId = ctx.actor.memberId, apv_role_code: role } }) => {
      if (!(await mayActFor(ctx, memberId))) fail('NO_PERMISSION')
      return linesOf(ctx, { memberId, role })
    },
  })
  const own = ({ actor }: MemberContext) => ({ ...COMPANY, memberId: actor.memberId })
  route(server, contract.createUserLine, { allow: everyMember, handle: creates(own) })
  route(server, contract.updateUserLine, { allow: everyMember, handle: updates('USER') })
  route(server, contract.deleteUserLine, { allow: everyMember, handle: removes('USER') })
}
