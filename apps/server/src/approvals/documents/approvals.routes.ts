import * as contract from '#contract/approvals/documents/approvals.ts'
import { buttonOf } from '#rules/approvals/receiver.ts'
import type { Server } from '../../http/server.ts'
import { route } from '../../http/route.ts'
import { everyMember } from '../../people/roles/index.ts'
import { countTurns } from './count-waiting.queries.ts'
import { countBoxes, countUnread, listReceived, listSent } from './boxes.queries.ts'
import { actedToWire, countsToWire, documentToWire, opinionToWire, pageToWire } from './approvals.wire.ts'
import { cancelDocument } from './cancel-document.ts'
import { cancelRoutes } from './cancels/cancels.routes.ts'
import { decideDocument } from './decide-document.ts'
import { deleteDocument } from './erasing/delete-document.ts'
import { openDocument, viewDocument } from './open-document.ts'
import { toReceiver } from './receiver-row.ts'
import { attachmentRoutes } from './attachments/attachments.routes.ts'
import { attachmentsOf } from './attachments/attachments.store.ts'
import { bookmarkRoutes } from './bookmarks/bookmarks.routes.ts'
import { circulationRoutes } from './circulation/circulation.routes.ts'
import { referencesOf } from './references/references.queries.ts'
import { referenceRoutes } from './references/references.routes.ts'
import { replyRoutes } from './replies/replies.routes.ts'
import { copyRoutes } from './copy/copy.routes.ts'
import { draftRoutes } from './drafts/drafts.routes.ts'
import { listOwn } from './search/own-documents.queries.ts'
import { changeRoutes } from './resubmission/changes.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { retentionRoutes } from './retention/retention.routes.ts'
import { approvalSettingRoutes } from './settings/settings.routes.ts'
import { withdrawDecision } from './withdraw-decision.ts'

/** Who may act is a matter of the document's line, so commands decide it on the row. */
export function approvalRoutes(server: Server): void {
  boxRoutes(server)
  documentRoutes(server)
  decisionRoutes(server)
  replyRoutes(server)
  bookmarkRoutes(server)
  circulationRoutes(server)
  referenceRoutes(server)
  searchRoutes(server)
  draftRoutes(server)
  copyRoutes(server)
  cancelRoutes(server)
  changeRoutes(server)
  attachmentRoutes(server)
  approvalSettingRoutes(server)
  retentionRoutes(server)
}

function boxRoutes(server: Server): void {
  route(server, contract.inbox, {
    allow: everyMember,
    handle: async (ctx, { query }) =>
      pageToWire(ctx, contract.inbox, query, await listReceived(ctx, query.bucket, query)),
  })
  route(server, contract.outbox, {
    allow: everyMember,
    handle: async (ctx, { query }) =>
      pageToWire(ctx, contract.outbox, query, await listSent(ctx, query.bucket, query)),
  })
  route(server, contract.overview, {
    allow: everyMember,
    handle: async (ctx) => countsToWire(await countBoxes(ctx)),
  })
  route(server, contract.waitingCount, {
    allow: everyMember,
    handle: async (ctx) => ({ count: await countTurns(ctx) }),
  })
  route(server, contract.unreadDocumentsCount, {
    allow: everyMember,
    handle: async (ctx) => ({ count: await countUnread(ctx) }),
  })
}

function documentRoutes(server: Server): void {
  route(server, contract.listDocuments, {
    allow: everyMember,
    handle: async (ctx, { query }) =>
      pageToWire(ctx, contract.listDocuments, query, await listOwn(ctx, query, query)),
  })
  route(server, contract.getDocument, {
    allow: everyMember,
    handle: async (ctx, { params, query }) => {
      const [opened, references, attachments] = await Promise.all([
        query.ahead ? viewDocument(ctx, params.id) : openDocument(ctx, params.id),
        referencesOf(ctx, params.id),
        attachmentsOf(ctx, params.id),
      ])
      return documentToWire(ctx, opened, { references, attachments })
    },
  })
  route(server, contract.receiverAction, {
    allow: everyMember,
    handle: async (ctx, { params }) => {
      const { document, line, abilities } = await viewDocument(ctx, params.id)
      const own = line.filter((row) => row.member_id === ctx.actor.memberId)
      const place = own.find((row) => row.is_shown && !row.is_processed) ?? own[0]
      const acted = actedToWire({ id: document.id, status: document.status, abilities })
      return {
        ...acted,
        rcv_id: place?.id ?? null,
        rcv_apvbutton: place ? buttonOf(toReceiver(place)) : 'NONE',
      }
    },
  })
  route(server, contract.listOpinions, {
    allow: everyMember,
    handle: async (ctx, { params }) => {
      const { line } = await viewDocument(ctx, params.id)
      return line.filter((row) => row.comment !== '').map(opinionToWire)
    },
  })
}

function decisionRoutes(server: Server): void {
  route(server, contract.approveDocument, {
    allow: everyMember,
    handle: async (ctx, { params, body }) =>
      actedToWire(await decideDocument(ctx, params.id, 'APPROVE', body.rcv_comment)),
  })
  route(server, contract.denyDocument, {
    allow: everyMember,
    handle: async (ctx, { params, body }) =>
      actedToWire(await decideDocument(ctx, params.id, 'DENY', body.rcv_comment)),
  })
  route(server, contract.confirmDocument, {
    allow: everyMember,
    handle: async (ctx, { params, body }) =>
      actedToWire(await decideDocument(ctx, params.id, 'CONFIRM', body.rcv_comment)),
  })
  route(server, contract.cancelDocument, {
    allow: everyMember,
    handle: async (ctx, { params }) => actedToWire(await cancelDocument(ctx, params.id)),
  })
  route(server, contract.deleteDocument, {
    allow: everyMember,
    handle: (ctx, { params }) => deleteDocument(ctx, server.files, params.id),
  })
  route(server, contract.withdrawDecision, {
    allow: everyMember,
    handle: async (ctx, { params }) => actedToWire(await withdrawDecision(ctx, params.id)),
  })
}
