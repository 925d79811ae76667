import * as contract from '#contract/approvals/documents/references.ts'
import * as older from '#contract/approvals/documents/references-v0.ts'
import { pagedByKey } from '../../../http/paged.ts'
import { route } from '../../../http/route.ts'
import type { Server } from '../../../http/server.ts'
import { everyMember } from '../../../people/roles/index.ts'
import { authorOf, paperToWire, referenceToWire } from '../approvals.wire.ts'
import { showContent } from '../kinds/shown-content.ts'
import { isOwnDraft } from '../attachments/draft-holder.ts'
import { viewDocument } from '../open-document.ts'
import { listOwn } from '../search/own-documents.queries.ts'
import { addReference, removeReference, removeReferenceAlone } from './add-reference.ts'
import { readReference, referencesOf } from './references.queries.ts'

export function referenceRoutes(server: Server): void {
  route(server, contract.addReference, {
    allow: everyMember,
    handle: async (ctx, { params, body }) =>
      referenceToWire(ctx, await addReference(ctx, params.id, body.ref_id)),
  })
  route(server, contract.removeReference, {
    allow: everyMember,
    handle: (ctx, { params }) => removeReference(ctx, params.id, params.refId),
  })
  route(server, contract.listReferenceDocuments, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const { count, rows, edges } = await listOwn(ctx, query, query)
      const results = rows.map((row) => ({
        id: row.id,
        drf_type: row.kind,
        drf_status: row.status,
        drf_serial: row.serial,
        drf_title: showContent(row, ctx).title,
        author: authorOf(row),
        submitted_at: row.submitted_at,
      }))
      return pagedByKey(ctx, contract.listReferenceDocuments, { query }, edges, { count, results })
    },
  })
  route(server, contract.readReference, {
    allow: everyMember,
    handle: async (ctx, { params }) => {
      const { document, line } = await readReference(ctx, params.id)
      return paperToWire(ctx, document, line)
    },
  })
  olderRoutes(server)
}

function olderRoutes(server: Server): void {
  route(server, older.oldListReferences, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      if (!(await isOwnDraft(ctx, query.drf_id))) await viewDocument(ctx, query.drf_id)
      return (await referencesOf(ctx, query.drf_id)).map((row) => referenceToWire(ctx, row))
    },
  })
  route(server, older.oldAddReference, {
    allow: everyMember,
    handle: async (ctx, { body }) =>
      referenceToWire(ctx, await addReference(ctx, body.drf_id, body.ref_drf_id)),
  })
  route(server, older.oldRemoveReference, {
    allow: everyMember,
    handle: (ctx, { params }) => removeReferenceAlone(ctx, params.id),
  })
}
