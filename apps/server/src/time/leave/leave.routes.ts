import type { EndpointInput } from '#contract/endpoint.ts'
import { getAttendanceRate } from '#contract/time/leave/attendance-rate.ts'
import * as contract from '#contract/time/leave/leave.ts'
import type { MemberContext } from '../../http/context.ts'
import type { Server } from '../../http/server.ts'
import { route } from '../../http/route.ts'
import { everyMember, fullAdmin } from '../../people/roles/index.ts'
import { followSettings, updateCompany } from '../../platform/companies/index.ts'
import type { LeaveAccount } from './leave-account.ts'
import { accountsOf } from './ledger/yearly-leave.ts'
import { carryOverAnew } from './account.store.ts'
import { leaveLedgerRoutes } from './ledger/ledger.routes.ts'
import { readAttendance } from './attendance/read-attendance.ts'
import { infoToWire, yearsToWire } from './account.wire.ts'
import { alternativesOf } from './other-leave.ts'
import { seeMember, visibleAccount } from './visible-account.ts'

const PEOPLE_PER_PAGE = 50

export function leaveRoutes(server: Server): void {
  leaveLedgerRoutes(server)
  followSettings('leave', ['leave_carry_days', 'leave_carry_months'], carryOverAnew)
  route(server, contract.listLeaveYears, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const accounts = await accountsOfQuery(ctx, query)
      const alternatives = await alternativesOf(ctx, accounts)
      const years = accounts.flatMap((one) => yearsToWire(one, ctx.language, alternatives))
      return query.ordinal_year ? years.filter((year) => year.ordinal_year === query.ordinal_year) : years
    },
  })
  route(server, contract.getLeaveInfo, {
    allow: everyMember,
    handle: async (ctx, { query }) =>
      infoToWire(await visibleAccount(ctx, query.user_id ?? ctx.actor.memberId), ctx.language),
  })
  route(server, getAttendanceRate, {
    allow: everyMember,
    handle: async (ctx, { query }) =>
      readAttendance(ctx, await seeMember(ctx, query.user_id ?? ctx.actor.memberId)),
  })
  route(server, contract.changeLeaveRules, {
    allow: fullAdmin,
    handle: async (ctx, { body }) => {
      const { leave_basis, fiscal_start_month, ...settings } = body
      const change = { ...settings, vacation_options: { leave_basis, fiscal_start_month } }
      await updateCompany(ctx, change, { store: server.files, drawn: {} })
      return infoToWire(await visibleAccount(ctx, ctx.actor.memberId), ctx.language)
    },
  })
}

/** Of a person, who alone makes the first page, or of a page of the people of a team. */
async function accountsOfQuery(
  ctx: MemberContext,
  { user_id, team_id, page }: EndpointInput<typeof contract.listLeaveYears>['query'],
): Promise<LeaveAccount[]> {
  if (team_id !== undefined)
    return accountsOf(
      ctx,
      { user_id, team_id, org_range: 'company', with_retired: false },
      { page, page_size: PEOPLE_PER_PAGE },
    )
  return page > 1 ? [] : [await visibleAccount(ctx, user_id ?? ctx.actor.memberId)]
}
