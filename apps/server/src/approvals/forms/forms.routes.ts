import * as contract from '#contract/approvals/forms/forms.ts'
import * as writing from '#contract/approvals/forms/writing.ts'
import type { MemberContext } from '../../http/context.ts'
import { found } from '../../http/fail.ts'
import { paged } from '../../http/paged.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { anyAdmin, everyMember, fullAdmin } from '../../people/roles/index.ts'
import { componentTypesIn } from './component-types.ts'
import { dryRun } from './lines/dry-run.ts'
import { getDraft, listDrafts } from './drafts.store.ts'
import { allFacts, factsOf, knownValues } from './fill-form.ts'
import { oldFormRoutes } from './forms-v0.routes.ts'
import { getForm, listCategories, listForms, offeredForms } from './forms.queries.ts'
import { markForm, unmarkForm } from './forms.store.ts'
import * as wire from './forms.wire.ts'
import { createCategory, deleteCategory, orderCategories, renameCategory } from './keep-categories.ts'
import { createForm, deleteForm, updateForm } from './keep-forms.ts'
import { lineOfForm } from './lines/line-of-form.ts'
import { receiverRoutes } from './receivers/receivers.routes.ts'
import { showForm, shownForm, shownForms } from './show-form.ts'
import { offerStandardForms, takeStandardForm } from './standard/take-standard-form.ts'
import { resubmitDocument } from './resubmit-document.ts'
import { throwDraftAway } from './throw-draft-away.ts'
import { rewriteDocument, writeDocument } from './write-document.ts'

/** Who may keep a form is a matter of whom it is shared with, so commands decide it on the row. */
export function formRoutes(server: Server): void {
  keepingRoutes(server)
  standardRoutes(server)
  usingRoutes(server)
  markRoutes(server)
  categoryRoutes(server)
  writingRoutes(server)
  receiverRoutes(server)
  oldFormRoutes(server)
}

function keepingRoutes(server: Server): void {
  route(server, contract.listForms, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const { count, rows } = await listForms(ctx, query, query)
      return paged(ctx, contract.listForms, { query }, { count, results: await shownForms(ctx, rows) })
    },
  })
  route(server, contract.createForm, {
    allow: everyMember,
    handle: async (ctx, { body }) => showForm(ctx, await createForm(ctx, body)),
  })
  route(server, contract.getForm, {
    allow: everyMember,
    handle: (ctx, { params }) => showForm(ctx, params.id),
  })
  route(server, contract.updateForm, {
    allow: everyMember,
    handle: async (ctx, { params, body }) => {
      await updateForm(ctx, params.id, body)
      return showForm(ctx, params.id)
    },
  })
  route(server, contract.deleteForm, {
    allow: everyMember,
    handle: (ctx, { params }) => deleteForm(ctx, params.id),
  })
}

function standardRoutes(server: Server): void {
  route(server, contract.listStandardForms, {
    allow: fullAdmin,
    handle: async (ctx) => (await offerStandardForms(ctx)).map(wire.standardToWire),
  })
  route(server, contract.takeStandardForm, {
    allow: fullAdmin,
    handle: async (ctx, { params }) => showForm(ctx, await takeStandardForm(ctx, params.key)),
  })
}

function usingRoutes(server: Server): void {
  route(server, contract.useForm, {
    allow: everyMember,
    handle: async (ctx, { params }) => {
      const form = await getForm(ctx, params.id)
      await markForm(ctx, form.id, { usedAt: ctx.now.toString() })
      const needsFacts = form.fields.some((field) => field.fact)
      const drf_values = needsFacts ? knownValues(form.fields, await factsOf(ctx)) : {}
      return { ...(await shownForm(ctx, form)), drf_values }
    },
  })
  route(server, contract.formLine, {
    allow: everyMember,
    handle: async (ctx, { params }) => {
      const form = await getForm(ctx, params.id)
      const apv_receive = (await lineOfForm(ctx, form)).receivers.map(wire.placeToWire)
      return { is_apv_line_changable: form.line_changeable, apv_receive }
    },
  })
  route(server, contract.relationValues, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      if (query.template_id !== undefined) await getForm(ctx, query.template_id)
      return allFacts(await factsOf(ctx))
    },
  })
  route(server, contract.componentTypes, {
    allow: everyMember,
    handle: async ({ language }) => componentTypesIn(language),
  })
}

function markRoutes(server: Server): void {
  const offered = async (ctx: MemberContext, only: 'all' | 'marked' | 'recent') =>
    (await offeredForms(ctx, only)).map((row) => wire.listedToWire(row, ctx.actor))
  route(server, contract.approvableForms, { allow: everyMember, handle: (ctx) => offered(ctx, 'all') })
  route(server, contract.recentForms, { allow: everyMember, handle: (ctx) => offered(ctx, 'recent') })
  route(server, contract.listFormBookmarks, {
    allow: everyMember,
    handle: async (ctx) =>
      (await offered(ctx, 'marked')).map((form) => ({ ...form, template_id: form.drf_tem_id })),
  })
  route(server, contract.markForm, {
    allow: everyMember,
    handle: async (ctx, { params }) => {
      const { id } = await getForm(ctx, params.id)
      await markForm(ctx, id, 'BOOKMARK')
      return { drf_tem_id: id, is_bookmarked: true }
    },
  })
  route(server, contract.unmarkForm, {
    allow: everyMember,
    handle: async (ctx, { params }) => {
      const { id } = await getForm(ctx, params.id)
      await unmarkForm(ctx, id)
    },
  })
}

function categoryRoutes(server: Server): void {
  const all = async (ctx: MemberContext, offeredOnly = false) =>
    (await listCategories(ctx, offeredOnly)).map(wire.categoryToWire)
  const one = async (ctx: MemberContext, id: number) => found((await all(ctx)).find((row) => row.id === id))
  route(server, contract.listCategories, { allow: everyMember, handle: (ctx) => all(ctx) })
  route(server, contract.filterCategories, { allow: everyMember, handle: (ctx) => all(ctx, true) })
  route(server, contract.createCategory, {
    allow: anyAdmin,
    handle: async (ctx, { body }) => one(ctx, await createCategory(ctx, body.name)),
  })
  route(server, contract.orderCategories, {
    allow: anyAdmin,
    handle: async (ctx, { body }) => {
      await orderCategories(ctx, body.ids)
      return all(ctx)
    },
  })
  route(server, contract.updateCategory, {
    allow: anyAdmin,
    handle: async (ctx, { params, body }) => {
      await renameCategory(ctx, params.id, body.name)
      return one(ctx, params.id)
    },
  })
  route(server, contract.deleteCategory, {
    allow: anyAdmin,
    handle: (ctx, { params }) => deleteCategory(ctx, params.id),
  })
}

function writingRoutes(server: Server): void {
  route(server, writing.writeDocument, {
    allow: everyMember,
    handle: async (ctx, { body }) => wire.keptToWire(await writeDocument(ctx, body)),
  })
  route(server, writing.rewriteDocument, {
    allow: everyMember,
    handle: async (ctx, { params, body }) => wire.keptToWire(await rewriteDocument(ctx, params.id, body)),
  })
  route(server, writing.resubmitDocument, {
    allow: everyMember,
    handle: async (ctx, { params }) => wire.keptToWire(await resubmitDocument(ctx, server.files, params.id)),
  })
  route(server, writing.listDrafts, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const { count, rows } = await listDrafts(ctx, query)
      return paged(ctx, writing.listDrafts, { query }, { count, results: rows.map(wire.listedDraftToWire) })
    },
  })
  route(server, writing.getDraft, {
    allow: everyMember,
    handle: async (ctx, { params }) => wire.draftToWire(await getDraft(ctx, params.id)),
  })
  route(server, writing.lineOfDraft, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const found = await dryRun(ctx, { draftId: query.drf_id, formId: query.template_id })
      return wire.dryRunToWire(found)
    },
  })
  route(server, writing.deleteDraft, {
    allow: everyMember,
    handle: (ctx, { params }) => throwDraftAway(ctx, server.files, params.id),
  })
}
