import * as contract from '#contract/approvals/lines/repair.ts'
import { route } from '../../../http/route.ts'
import type { Server } from '../../../http/server.ts'
import { fullAdmin } from '../../../people/roles/index.ts'
import { hangingOf, listHanging } from './hanging.queries.ts'
import { repairLines } from './repair-lines.ts'
import { hangingOfToWire, hangingToWire } from './repair.wire.ts'

/** What hangs on people who left, are absent, or on empty seats, and who takes the place. */
export function repairRoutes(server: Server): void {
  route(server, contract.listHanging, {
    allow: fullAdmin,
    handle: async (ctx) => {
      const { hanging, directory } = await listHanging(ctx)
      return hanging.map((one) => hangingToWire(one, directory, ctx.language))
    },
  })
  route(server, contract.getHanging, {
    allow: fullAdmin,
    handle: async (ctx, { params, query }) =>
      hangingOfToWire(await hangingOf(ctx, params.target, query.user_id), query.user_id, ctx.language),
  })
  route(server, contract.repair, {
    allow: fullAdmin,
    handle: async (ctx, { params, body }) => {
      const { lines, keptLines, documents, keptDocuments } = await repairLines(ctx, {
        text: params.target,
        takerId: body.user_id,
        lineIds: body.line_ids,
        documentIds: body.drf_ids,
      })
      return { lines, kept_lines: keptLines, documents, kept_documents: keptDocuments }
    },
  })
}
