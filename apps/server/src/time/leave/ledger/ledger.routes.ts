import { sql } from '../../../db/sql/sql.ts'
import * as contract from '#contract/time/leave/leave-ledger.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { MemberContext } from '../../../http/context.ts'
import { paged } from '../../../http/paged.ts'
import { route } from '../../../http/route.ts'
import type { Server } from '../../../http/server.ts'
import { anyAdmin, everyMember, leaderOrAdmin } from '../../../people/roles/index.ts'
import { yearOfId } from '../account.wire.ts'
import { alternativesOf } from '../other-leave.ts'
import { visibleAccount } from '../visible-account.ts'
import { yearFigures } from '../year-figures.ts'
import { adjustable, adjustLeave, adjustYear } from './adjust-leave.ts'
import { readAdjustmentSheet } from './read-adjustment-sheet.ts'
import { ledgerToWire } from './read-ledger.ts'
import { enterAdjustments } from './upload-adjustments.ts'
import { writeAdjustmentTemplate } from './write-adjustment-template.ts'
import { pageOfYearlyLeave } from './yearly-leave.ts'
import { yearlySheet } from './yearly-sheet.ts'

export function leaveLedgerRoutes(server: Server): void {
  route(server, contract.listYearlyLeave, {
    allow: everyMember,
    handle: async (ctx, { query }) =>
      paged(ctx, contract.listYearlyLeave, { query }, await pageOfYearlyLeave(ctx, query)),
  })
  route(server, contract.downloadYearlyLeave, {
    allow: leaderOrAdmin,
    prepare: (ctx, { query }, reading) => yearlySheet(ctx, query, reading),
    handle: async (_ctx, _input, file) => file,
  })
  route(server, contract.getLeaveLedger, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const memberId = query.user_id ?? ctx.actor.memberId
      const [account, may] = await Promise.all([visibleAccount(ctx, memberId), mayAdjust(ctx, memberId)])
      return ledgerToWire(account, ctx.language, may)
    },
  })
  adjustmentRoutes(server)
}

function adjustmentRoutes(server: Server): void {
  route(server, contract.updateVacation, {
    allow: anyAdmin,
    handle: async (ctx, { body }) => {
      const { memberId, ordinal } = yearOfId(body.vac_id)
      const { add_vac_days: adjusted, extra_vac_days: extra, memo: reason } = body
      const { account, year } = await adjustYear(ctx, { memberId, ordinal, adjusted, extra, reason })
      const alternatives = await alternativesOf(ctx, [account])
      return {
        vac_id: body.vac_id,
        user_id: memberId,
        ...yearFigures(account, year.counts, year.grants, alternatives),
      }
    },
  })
  route(server, contract.adjustLeave, {
    allow: anyAdmin,
    handle: async (
      ctx,
      { body: { user_ids, kind, days, start_date: from, end_date: to, memo: reason } },
    ) => ({
      count: await adjustLeave(ctx, user_ids, { kind, days, from, to, reason }),
    }),
  })
  route(server, contract.uploadAdjustments, {
    allow: anyAdmin,
    // A sheet takes a moment to read: no connection waits for it.
    prepare: (ctx, { body }) => readAdjustmentSheet(ctx, body.file),
    handle: (ctx, { body }, rows) => enterAdjustments(ctx, rows, { checkOnly: body.check }),
  })
  route(server, contract.downloadAdjustmentTemplate, { allow: anyAdmin, handle: writeAdjustmentTemplate })
}

async function mayAdjust(ctx: MemberContext, memberId: number): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select ${adjustable(ctx)} as may from members m where m.company_id = ${thisCompany} and m.id = ${memberId}`.execute(
    ctx.tx,
  )
  return rows[0]?.may ?? false
}
