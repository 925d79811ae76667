import * as contract from '#contract/approvals/lines/lines.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { everyMember } from '../../people/roles/index.ts'
import { lineRoutesV0 } from './lines-v0.routes.ts'
import { namesIn, variantFromWire, walkedToWire } from './lines.wire.ts'
import { previewLine } from './preview-line.ts'
import { repairRoutes } from './repair/repair.routes.ts'

export function lineRoutes(server: Server): void {
  lineRoutesV0(server)
  repairRoutes(server)
  route(server, contract.previewLine, {
    allow: everyMember,
    handle: async (
      ctx,
      {
        query: { apv_role_code: role, apv_role_line: line, line_type, user_id: memberId, variants, ...facts },
      },
    ) => {
      const { walked, findings, standIns, variant } = await previewLine(ctx, {
        memberId,
        role,
        line,
        variants: (variants ?? []).map(variantFromWire),
        as: line_type,
        facts,
      })
      const targets = namesIn([walked.final.line], walked.directory, ctx.language)
      const shown = walkedToWire(role, walked, ctx.language)
      const steps = shown.steps.map((one) => ({
        ...one,
        ...standIns({ memberId: one.user_id, type: one.rcv_type }),
      }))
      return { ...shown, steps, findings, targets, variant }
    },
  })
}
