import { monthOf } from '#rules/calendar/periods.ts'
import * as contract from '#contract/approvals/papers/papers.ts'
import * as older from '#contract/approvals/papers/papers-v0.ts'
import type { MemberContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { type Reading, route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { everyMember, fullAdmin } from '../../people/roles/index.ts'
import type { Period } from '../documents/index.ts'
import { printBlankForm } from './blank-form.ts'
import { giveKey, openByKey } from './document-keys.ts'
import { formValuesSheet } from './form-values-sheet.ts'
import { printDocuments, printPeriod } from './print-papers.ts'

export function paperRoutes(server: Server): void {
  const withFiles = (reading: Reading) => ({
    reading,
    pages: server.settings.publicUrl,
    files: server.files,
    incoming: server.incoming,
  })
  route(server, contract.downloadDocuments, {
    allow: everyMember,
    prepare: (ctx, { params, query }, reading) =>
      printDocuments(ctx, query.ids ?? oneOf(params.star), withFiles(reading)),
    handle: async (_ctx, _input, file) => file,
  })
  route(server, contract.downloadPeriod, {
    allow: fullAdmin,
    prepare: (ctx, { query }, reading) => printPeriod(ctx, periodOf(query, month(ctx)), withFiles(reading)),
    handle: async (_ctx, _input, file) => file,
  })
  route(server, contract.downloadBlankForm, {
    allow: everyMember,
    prepare: (ctx, { params }, reading) => printBlankForm(ctx, params.id, { reading }),
    handle: async (_ctx, _input, file) => file,
  })
  route(server, contract.downloadFormValues, {
    allow: fullAdmin,
    prepare: (ctx, { query }, reading) =>
      formValuesSheet(ctx, { formId: query.template_id }, periodOf(query, year(ctx)), reading),
    handle: async (_ctx, _input, file) => file,
  })
  route(server, older.oldDownloadDocument, {
    allow: everyMember,
    prepare: (ctx, { query }, reading) => printDocuments(ctx, [query.drf_id], withFiles(reading)),
    handle: async (_ctx, _input, file) => file,
  })
  route(server, older.oldGetEncryptedKey, {
    allow: everyMember,
    handle: async (ctx, { body }) => {
      const { key, expiresAt } = await giveKey(ctx, body.drf_id)
      const url = ctx.apiUrl + contract.openByKey.path.replace('{key}', key)
      return { encrypted_key: key, url, expires_at: expiresAt }
    },
  })
  route(server, contract.openByKey, {
    // Whoever has the key: a printer or a viewer signs in nowhere.
    allow: () => true,
    prepare: (ctx, { params }) => openByKey(server, ctx, params.key),
    handle: async (_ctx, _input, file) => file,
  })
  route(server, older.oldDownloadFormValues, {
    allow: fullAdmin,
    prepare: (ctx, { query }, reading) =>
      formValuesSheet(ctx, { sort: query.template_form }, periodOf(query, year(ctx)), reading),
    handle: async (_ctx, _input, file) => file,
  })
}

/** The id that may stand in the place of the star. */
function oneOf(star: string): number[] {
  const id = Number(star)
  return Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647 ? [id] : []
}

interface Asked {
  start_date?: Temporal.PlainDate | undefined
  end_date?: Temporal.PlainDate | undefined
}

type Today = Pick<MemberContext, 'today'>

const month = ({ today }: Today): Period => monthOf(today)
const year = ({ today }: Today): Period => ({
  from: today.with({ month: 1, day: 1 }),
  to: today.with({ month: 12, day: 31 }),
})

/** @throws Failure INVALID_RANGE */
function periodOf({ start_date, end_date }: Asked, without: Period): Period {
  const from = start_date ?? without.from
  const to = end_date ?? without.to
  if (Temporal.PlainDate.compare(from, to) > 0) fail('INVALID_RANGE')
  return { from, to }
}
