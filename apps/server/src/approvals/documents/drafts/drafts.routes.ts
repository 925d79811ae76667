import * as older from '#contract/approvals/documents/drafts-v0.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { MemberContext } from '../../../http/context.ts'
import { paged, pagedByKey } from '../../../http/paged.ts'
import { route } from '../../../http/route.ts'
import type { Server } from '../../../http/server.ts'
import { everyMember } from '../../../people/roles/index.ts'
import { actedToWire, documentToWire } from '../approvals.wire.ts'
import { attachmentsOf, attachmentsOfEach } from '../attachments/attachments.store.ts'
import type { ListedRow } from '../boxes.queries.ts'
import { cancelDocument } from '../cancel-document.ts'
import { decideDocument } from '../decide-document.ts'
import { openDocument } from '../open-document.ts'
import { referencesOf } from '../references/references.queries.ts'
import { listReplies, newestReplies } from '../replies/replies.queries.ts'
import { listOwn } from '../search/own-documents.queries.ts'
import {
  filterOf,
  listedToDraft,
  openedToDraft,
  unsentToDraft,
  wholeUnsentToDraft,
  withNewer,
} from './drafts.wire.ts'
import { findUnsent, listUnsent } from './unsent.ts'

const REPLIES = { page: 1, page_size: 50 }

async function toDrafts(ctx: MemberContext, rows: readonly ListedRow[]) {
  const ids = rows.map(({ id }) => id)
  const [replies, attachments] = await Promise.all([
    newestReplies(ctx, ids, REPLIES.page_size),
    attachmentsOfEach(ctx, ids),
  ])
  return rows.map((row) => listedToDraft(ctx, row, { replies, attachments }))
}

/** The older calls of documents: other names, the same commands and queries. */
export function draftRoutes(server: Server): void {
  readingRoutes(server)
  actRoutes(server)
}

function readingRoutes(server: Server): void {
  const unsent = async (
    ctx: MemberContext,
    endpoint: Pick<Endpoint, 'path'>,
    query: Record<string, unknown> & { page: number; page_size: number },
  ) => {
    const { count, rows } = await listUnsent(ctx, query)
    const attachments = await attachmentsOfEach(
      ctx,
      rows.map(({ id }) => id),
    )
    const results = rows.map((row) => unsentToDraft(row, attachments.get(row.id) ?? []))
    return paged(ctx, endpoint, { query }, { count, results })
  }
  route(server, older.oldListUnpublished, {
    allow: everyMember,
    handle: (ctx, { query }) => unsent(ctx, older.oldListUnpublished, query),
  })
  route(server, older.oldListDrafts, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      if (query.is_draft) return unsent(ctx, older.oldListDrafts, query)
      const { count, rows, edges } = await listOwn(ctx, filterOf(ctx, query), query)
      const results = await toDrafts(ctx, rows)
      return pagedByKey(ctx, older.oldListDrafts, { query }, edges, { count, results })
    },
  })
  route(server, older.oldSearchDrafts, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const { count, rows, edges } = await listOwn(ctx, { search: query.search }, query)
      const results = await toDrafts(ctx, rows)
      return pagedByKey(ctx, older.oldSearchDrafts, { query }, edges, { count, results })
    },
  })
  route(server, older.oldGetDraft, {
    allow: everyMember,
    handle: async (ctx, { params, query }) => {
      const unsent = await findUnsent(ctx, params.id)
      if (unsent) return wholeUnsentToDraft(unsent, await attachmentsOf(ctx, params.id))
      const opened = await openDocument(ctx, params.id)
      const [replies, attachments] = await Promise.all([
        listReplies(ctx, params.id, REPLIES),
        attachmentsOf(ctx, params.id),
      ])
      const told = openedToDraft(ctx, opened, replies.rows, attachments)
      if (!query.v2) return told
      const references = await referencesOf(ctx, params.id)
      return withNewer(told, documentToWire(ctx, opened, { references, attachments }))
    },
  })
}

function actRoutes(server: Server): void {
  route(server, older.oldApprove, {
    allow: everyMember,
    handle: async (ctx, { params, body }) =>
      actedToWire(await decideDocument(ctx, params.id, 'APPROVE', body.rcv_comment)),
  })
  route(server, older.oldDeny, {
    allow: everyMember,
    handle: async (ctx, { params, body }) =>
      actedToWire(await decideDocument(ctx, params.id, 'DENY', body.rcv_comment)),
  })
  route(server, older.oldConfirm, {
    allow: everyMember,
    handle: async (ctx, { params }) => actedToWire(await decideDocument(ctx, params.id, 'CONFIRM', '')),
  })
  route(server, older.oldCancel, {
    allow: everyMember,
    handle: async (ctx, { params }) => actedToWire(await cancelDocument(ctx, params.id)),
  })
}
