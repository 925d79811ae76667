import { getAttendanceRate } from '#contract/time/leave/attendance-rate.ts'
import * as contract from '#contract/time/leave/leave.ts'
import type { Server } from '../../http/server.ts'
import { route } from '../../http/route.ts'
import { everyMember, fullAdmin } from '../../people/roles/index.ts'
import { followSettings, updateCompany } from '../../platform/companies/index.ts'
import { carryOverAnew } from './account.store.ts'
import { leaveLedgerRoutes } from './ledger/ledger.routes.ts'
import { readAttendance } from './attendance/read-attendance.ts'
import { infoToWire, yearsToWire } from './account.wire.ts'
import { seeMember, visibleAccount } from './visible-account.ts'

export function leaveRoutes(server: Server): void {
  leaveLedgerRoutes(server)
  followSettings('leave', ['leave_carry_days', 'leave_carry_months'], carryOverAnew)
  route(server, contract.listLeaveYears, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const years = yearsToWire(await visibleAccount(ctx, query.user_id ?? ctx.actor.memberId), ctx.language)
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
