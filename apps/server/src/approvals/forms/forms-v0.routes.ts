import * as contract from '#contract/approvals/forms/forms-v0.ts'
import { paged } from '../../http/paged.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { everyMember } from '../../people/roles/index.ts'
import { deleteDocument } from '../documents/index.ts'
import { holdsDraft } from './drafts.store.ts'
import { listForms } from './forms.queries.ts'
import { keptToWire } from './forms.wire.ts'
import { createForm, deleteForm, updateForm } from './keep-forms.ts'
import { showForm, shownForms } from './show-form.ts'
import { throwDraftAway } from './throw-draft-away.ts'
import { rewriteDocument, writeDocument } from './write-document.ts'

/** The older calls of forms and of writing, by the commands of the newer ones. */
export function oldFormRoutes(server: Server): void {
  route(server, contract.oldListForms, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const { count, rows } = await listForms(ctx, query, query)
      return paged(ctx, contract.oldListForms, { query }, { count, results: await shownForms(ctx, rows) })
    },
  })
  route(server, contract.oldCreateForm, {
    allow: everyMember,
    handle: async (ctx, { body }) => showForm(ctx, await createForm(ctx, body)),
  })
  route(server, contract.oldGetForm, {
    allow: everyMember,
    handle: (ctx, { params }) => showForm(ctx, params.drf_tem_id),
  })
  route(server, contract.oldUpdateForm, {
    allow: everyMember,
    handle: async (ctx, { params: { drf_tem_id: id }, body }) => {
      await updateForm(ctx, id, body)
      return showForm(ctx, id)
    },
  })
  route(server, contract.oldDeleteForm, {
    allow: everyMember,
    handle: (ctx, { params }) => deleteForm(ctx, params.drf_tem_id),
  })
  route(server, contract.oldWriteDocument, {
    allow: everyMember,
    handle: async (ctx, { body }) => keptToWire(await writeDocument(ctx, body)),
  })
  route(server, contract.oldRewriteDocument, {
    allow: everyMember,
    handle: async (ctx, { params, body }) => keptToWire(await rewriteDocument(ctx, params.id, body)),
  })
  route(server, contract.oldDeleteDraft, {
    allow: everyMember,
    handle: async (ctx, { params }) => {
      if (await holdsDraft(ctx, params.id, true)) await throwDraftAway(ctx, server.files, params.id)
      else await deleteDocument(ctx, server.files, params.id)
    },
  })
}
