import * as contract from '#contract/approvals/documents/bookmarks.ts'
import * as older from '#contract/approvals/documents/bookmarks-v0.ts'
import { route } from '../../../http/route.ts'
import type { Server } from '../../../http/server.ts'
import { everyMember } from '../../../people/roles/index.ts'
import { pageToWire } from '../approvals.wire.ts'
import { listBookmarked } from './bookmarks.queries.ts'
import { markDocument, unmarkDocument } from './mark-document.ts'

export function bookmarkRoutes(server: Server): void {
  route(server, contract.listBookmarks, {
    allow: everyMember,
    handle: async (ctx, { query }) =>
      pageToWire(ctx, contract.listBookmarks, query, await listBookmarked(ctx, query)),
  })
  route(server, contract.bookmark, {
    allow: everyMember,
    handle: async (ctx, { params }) => {
      await markDocument(ctx, params.id)
      return { drf_id: params.id, is_marked: true as const }
    },
  })
  route(server, contract.removeBookmark, {
    allow: everyMember,
    handle: (ctx, { params }) => unmarkDocument(ctx, params.id),
  })
  olderRoutes(server)
}

function olderRoutes(server: Server): void {
  route(server, older.oldListBookmarks, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const page = pageToWire(ctx, older.oldListBookmarks, query, await listBookmarked(ctx, query))
      return { ...page, results: page.results.map((row) => ({ ...row, draft_id: row.drf_id })) }
    },
  })
  route(server, older.oldBookmark, {
    allow: everyMember,
    handle: async (ctx, { body }) => {
      await markDocument(ctx, body.draft_id)
      return { draft_id: body.draft_id }
    },
  })
  route(server, older.oldRemoveBookmark, {
    allow: everyMember,
    handle: (ctx, { params }) => unmarkDocument(ctx, params.id),
  })
  route(server, older.oldRemoveNamedBookmark, {
    allow: everyMember,
    handle: (ctx, { body }) => unmarkDocument(ctx, body.draft_id),
  })
}
