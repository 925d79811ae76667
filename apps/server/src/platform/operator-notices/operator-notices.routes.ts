import * as contract from '#contract/platform/operator-notices/operator-notices.ts'
import { paged } from '../../http/paged.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { anyAdmin } from '../../people/roles/index.ts'
import { getNotice, listNotices, recentNotices } from './operator-notices.queries.ts'
import { noticeToWire } from './operator-notices.wire.ts'

export function operatorNoticeRoutes(server: Server): void {
  route(server, contract.listOperatorNotices, {
    allow: anyAdmin,
    handle: async (ctx, { query }) => {
      const { count, rows } = await listNotices(ctx, query)
      const results = rows.map((row) => noticeToWire(row, ctx.language))
      return paged(ctx, contract.listOperatorNotices, { query }, { count, results })
    },
  })
  route(server, contract.recentOperatorNotices, {
    allow: anyAdmin,
    handle: async (ctx) => (await recentNotices(ctx)).map((row) => noticeToWire(row, ctx.language)),
  })
  route(server, contract.getOperatorNotice, {
    allow: anyAdmin,
    handle: async (ctx, { params }) => noticeToWire(await getNotice(ctx, params.id), ctx.language),
  })
}
