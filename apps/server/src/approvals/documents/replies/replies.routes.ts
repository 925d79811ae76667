import * as contract from '#contract/approvals/documents/replies.ts'
import * as older from '#contract/approvals/documents/replies-v0.ts'
import type { MemberContext } from '../../../http/context.ts'
import { paged } from '../../../http/paged.ts'
import { route } from '../../../http/route.ts'
import type { Server } from '../../../http/server.ts'
import { everyMember } from '../../../people/roles/index.ts'
import { viewDocument } from '../open-document.ts'
import { listReplies } from './replies.queries.ts'
import { replyToWire } from './replies.wire.ts'
import { changeReply, createReply, removeReply } from './write-reply.ts'

export function replyRoutes(server: Server): void {
  route(server, contract.listReplies, {
    allow: everyMember,
    handle: async (ctx, { params, query }) =>
      paged(ctx, contract.listReplies, { params, query }, await replies(ctx, params.id, query)),
  })
  route(server, contract.createReply, {
    allow: everyMember,
    handle: async (ctx, { params, body }) =>
      replyToWire(ctx, await createReply(ctx, params.id, body.content)),
  })
  route(server, contract.changeReply, {
    allow: everyMember,
    handle: async (ctx, { params: { id: documentId, replyId }, body }) =>
      replyToWire(ctx, await changeReply(ctx, { documentId, replyId }, body.content)),
  })
  route(server, contract.removeReply, {
    allow: everyMember,
    handle: (ctx, { params: { id: documentId, replyId } }) => removeReply(ctx, { documentId, replyId }),
  })
  olderRoutes(server)
}

function olderRoutes(server: Server): void {
  route(server, older.oldListReplies, {
    allow: everyMember,
    handle: async (ctx, { query }) =>
      paged(ctx, older.oldListReplies, { query }, await replies(ctx, query.drf_id, query)),
  })
  route(server, older.oldCreateReply, {
    allow: everyMember,
    handle: async (ctx, { body }) => replyToWire(ctx, await createReply(ctx, body.drf_id, body.content)),
  })
  route(server, older.oldChangeReply, {
    allow: everyMember,
    handle: async (ctx, { params, body }) =>
      replyToWire(ctx, await changeReply(ctx, { documentId: body.drf_id, replyId: params.id }, body.content)),
  })
  route(server, older.oldRemoveReply, {
    allow: everyMember,
    handle: (ctx, { params }) => removeReply(ctx, { replyId: params.id }),
  })
}

async function replies(ctx: MemberContext, documentId: number, paging: { page: number; page_size: number }) {
  await viewDocument(ctx, documentId)
  const { count, rows } = await listReplies(ctx, documentId, paging)
  return { count, results: rows.map((row) => replyToWire(ctx, row)) }
}
