import * as contract from '#contract/approvals/documents/retention.ts'
import { paged } from '../../../http/paged.ts'
import { route } from '../../../http/route.ts'
import type { Server } from '../../../http/server.ts'
import { fullAdmin } from '../../../people/roles/index.ts'
import { listErased } from '../erasing/erased.queries.ts'
import { showContent } from '../kinds/shown-content.ts'
import { decideRetention } from './decide-retention.ts'
import { dueOn, listDue } from './retention.queries.ts'

export function retentionRoutes(server: Server): void {
  route(server, contract.listDueDocuments, {
    allow: fullAdmin,
    handle: async (ctx, { query }) => {
      const { count, rows } = await listDue(ctx, query)
      const results = rows.map((row) => ({
        drf_id: row.id,
        drf_serial: row.serial,
        drf_title: showContent(row, ctx).title,
        drf_status: row.status,
        author: { user_id: row.author_id, username: row.author_name },
        storage_period: row.storage_years,
        ended_on: row.ended_on,
        due_on: dueOn(row),
      }))
      return paged(ctx, contract.listDueDocuments, { query }, { count, results })
    },
  })
  route(server, contract.listErasedDocuments, {
    allow: fullAdmin,
    handle: async (ctx, { query }) => {
      const { count, rows } = await listErased(ctx, query)
      const results = rows.map((row) => ({
        drf_id: row.id,
        drf_serial: row.serial,
        author: { user_id: row.author_id, username: row.author_name },
        erased_at: row.erased_at,
      }))
      return paged(ctx, contract.listErasedDocuments, { query }, { count, results })
    },
  })
  route(server, contract.decideRetention, {
    allow: fullAdmin,
    handle: async (ctx, { body }) => ({ count: await decideRetention(ctx, server.files, body) }),
  })
}
