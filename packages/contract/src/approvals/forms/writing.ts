import { z } from 'zod'
import { area } from '../../area.ts'
import { refusedByEffects, touchedByEffects } from '../../form-effects.ts'
import { id, INT_MAX, line, outInstant, paged } from '../../fields.ts'
import { RICH_TEXT_MOST } from '../../rich-text.ts'
import { documentStatus } from '../documents/approvals.ts'
import { standIns } from '../lines/line-fields.ts'
import { chosenReceivers, outPlace } from './places.ts'

const writing = area({
  area: 'approval_v1',
  ids: 'writing',
  path: '/v1/approvals',
  feature: 'DOCUMENT_APPROVAL',
  touches: ['approval_v1', 'home', ...touchedByEffects],
})

/** In characters, as JSON: answers of all questions together. */
const ANSWERS_MOST = 200_000
// Signs that no database keeps in JSON, wherever they stand.
const keepable = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value

const answers = z
  .record(
    z
      .string()
      .max(30)
      .regex(/^[^\0\ud800-\udfff]*$/),
    z.unknown(),
  )
  .refine((given) => JSON.stringify(given).length <= ANSWERS_MOST)
  .transform((given) => JSON.parse(JSON.stringify(given), keepable) as typeof given)

/** What somebody wrote; a draft may be anything, what is submitted has a title, and answers to what its form asks. */
export const written = z.object({
  drf_type: z.string().max(50).optional(),
  drf_title: line(0, 100).default(''),
  drf_content: z.string().max(RICH_TEXT_MOST).default(''),
  drf_values: answers.default({}),
  is_draft: z.boolean().default(false),
  drf_tem_id: id.nullable().default(null),
  /** The version of the form that was filled in; the newest where it is not said. */
  version: z.number().int().min(1).max(INT_MAX).optional(),
  /** Absent: the line of the form, or else the drafter's own. */
  apv_receive: chosenReceivers.optional(),
  /** The own document, denied or taken back, in whose place this one is written. */
  replaces_drf_id: id.nullable().default(null),
})

/** What is not sent stays as it was; a draft is submitted by saying that it is none. */
export const rewritten = written.extend({
  drf_title: line(0, 100).optional(),
  drf_content: z.string().max(RICH_TEXT_MOST).optional(),
  drf_values: answers.optional(),
  is_draft: z.boolean().optional(),
  drf_tem_id: id.nullable().optional(),
  replaces_drf_id: id.nullable().optional(),
})

export const kept = z.object({
  drf_id: z.number(),
  is_draft: z.boolean(),
  drf_status: documentStatus.nullable(),
  drf_serial: z.string().nullable(),
})

export const writingRefusals = [
  'NOT_FOUND',
  'NO_PERMISSION',
  'NO_APPROVER',
  'UNKNOWN_DOCUMENT_KIND',
  'FORM_CHANGED',
  'FORM_REMOVED',
  'LINE_FIXED',
  'FORBIDDEN',
  'DOCUMENT_STATE',
  'NOT_COPYABLE',
  'RESUBMITTED',
  ...refusedByEffects,
] as const

export const writeDocument = writing({
  id: 'write_document',
  method: 'POST',
  path: '/documents',
  summary: 'Write a document, freely or with a form: keep it as a draft, or submit it',
  body: written,
  response: kept,
  errors: [...writingRefusals, 'DRAFTS_FULL'],
})

export const rewriteDocument = writing({
  id: 'rewrite_document',
  method: 'PUT',
  path: '/documents/{id}',
  summary: 'Go on with an own draft, submit it, or change a document that nobody has opened yet',
  body: rewritten,
  response: kept,
  errors: [...writingRefusals, 'DOCUMENT_SEEN', 'LINE_STANDS'],
})

export const resubmitDocument = writing({
  id: 'resubmit_document',
  method: 'POST',
  path: '/documents/{id}/resubmit',
  summary:
    'Begin a draft in the place of an own document that was denied or taken back, with its files and its line',
  response: kept,
  errors: ['FORBIDDEN', 'DOCUMENT_STATE', 'NOT_COPYABLE', 'RESUBMITTED', 'DRAFTS_FULL'],
})

const listedDraft = z.object({
  drf_id: z.number(),
  drf_title: z.string(),
  drf_tem_id: z.number().nullable(),
  form_name: z.string().nullable(),
  is_draft: z.literal(true),
  updated_date: outInstant,
})

const draft = listedDraft.extend({
  drf_content: z.string(),
  drf_values: z.record(z.string(), z.unknown()),
  /** Its form was taken away, or is not offered to the caller any more. */
  is_form_gone: z.boolean(),
  replaces_drf_id: z.number().nullable(),
  apv_receive: z
    .array(
      z.object({
        user_id: z.number(),
        username: z.string(),
        position: z.string(),
        team_name: z.string().nullable(),
        rcv_type: z.string(),
        rcv_order: z.number(),
      }),
    )
    .nullable(),
})

export const listDrafts = writing({
  id: 'list_drafts',
  method: 'GET',
  path: '/drafts',
  summary: 'Documents that the caller still writes, newest first',
  ...paged(listedDraft),
})

export const getDraft = writing({
  id: 'get_draft',
  method: 'GET',
  path: '/drafts/{id}',
  summary: 'A document that the caller still writes, with all that was written',
  response: draft,
})

export const deleteDraft = writing({
  id: 'delete_draft',
  method: 'DELETE',
  path: '/drafts/{id}',
  summary: 'Throw an own draft away',
})

export const lineOfDraft = writing({
  id: 'get_line',
  method: 'GET',
  path: '/lines/of-document',
  summary:
    'A dry run before submission: who would have a document of the caller in their box, and in which order. Of an own draft as it is kept, of a form, or of a free document',
  query: z.object({ drf_id: id.optional(), template_id: id.optional() }),
  response: z.object({
    steps: z.array(outPlace.extend(standIns.shape)),
    /** What the document would be from the beginning; null where it would be refused because nobody is left to decide. */
    drf_status: documentStatus.nullable(),
    /** Whoever writes was put into the own line, and is passed over. */
    is_drafter_dropped: z.boolean(),
    /** What the form does brings its own line, which depends on the answers. */
    is_by_effect: z.boolean(),
    /** Names of people of the form who left, and are passed over. */
    left_out: z.array(z.string()),
    /** The same of those whom whoever writes chose. */
    chosen_left_out: z.array(z.string()),
  }),
  errors: ['NOT_FOUND'],
})
