import { z } from 'zod'
import { day, keys, line, month, outInstant, paged, paging, queryFlag, text } from '../../fields.ts'
import {
  acted,
  approveDocument,
  cancelDocument,
  confirmDocument,
  denyDocument,
  document,
  documentStatus,
  receiver,
} from './approvals.ts'
import { oldApprovals } from './areas.ts'
import { reply } from './replies.ts'

const place = receiver.pick({
  rcv_id: true,
  rcv_type: true,
  rcv_order: true,
  rcv_show: true,
  rcv_processed: true,
  rcv_comment: true,
})

/** A document as the older calls tell of it. */
const draft = document
  .pick({
    drf_id: true,
    drf_type: true,
    drf_status: true,
    drf_serial: true,
    drf_title: true,
    drf_content: true,
    is_draft: true,
    is_marked: true,
    reply_count: true,
  })
  .extend({
    /** Whether it stands for all whom it concerns: it was approved, or only informs. */
    is_published: z.boolean(),
    /** How many of its line left a comment. */
    drf_comment_count: z.number(),
    submitted_at: outInstant,
    user: document.shape.author,
    apv_receive: z.array(
      place.extend({
        comment: z.string(),
        user: z.object({ user_id: z.number(), username: z.string() }),
      }),
    ),
    /** The newest ones. */
    drf_reply: z.array(reply),
    apv_attach: document.shape.apv_attach,
  })

/** In a list stand drafts too: what is not sent has neither state nor moment. */
const listedDraft = draft.extend({
  drf_status: documentStatus.nullable(),
  submitted_at: outInstant.nullable(),
})

const listQuery = { page_size: paging.page_size.default(20), ...keys }

export const oldListDrafts = oldApprovals({
  id: 'list_drafts',
  method: 'GET',
  path: '/apvdraft/',
  summary: 'Documents that the caller wrote or received, newest first, or what the caller still writes',
  ...paged(listedDraft, {
    ...listQuery,
    /** What is saved and not submitted, which no other filter narrows, or the others. */
    is_draft: queryFlag.optional(),
    /** Received ones, or own ones; both when absent. */
    received: queryFlag.optional(),
    drf_type: line(1, 50).optional(),
    /** month: that of `date`, which may be yyyy-MM, today's when absent. range: from start_date to end_date. */
    type: z.enum(['month', 'range']).optional(),
    date: month.optional(),
    start_date: day.optional(),
    end_date: day.optional(),
    /** Received ones that the caller has not opened, or has. */
    unchecked: queryFlag.optional(),
    /** Those that the caller only reads and has confirmed, or has not. */
    nt_processed: queryFlag.optional(),
    drf_status: documentStatus.optional(),
    is_marked: queryFlag.optional(),
  }),
})

export const oldListUnpublished = oldApprovals({
  id: 'list_unpublished',
  method: 'GET',
  path: '/apvdraft/unpublished/',
  summary: 'What the caller has written and not submitted yet, newest first',
  ...paged(listedDraft, { page_size: listQuery.page_size }),
})

export const oldSearchDrafts = oldApprovals({
  id: 'search_drafts',
  method: 'GET',
  path: '/apvdraft/search/',
  summary: 'Own and received documents by what they say, their number and the names of their people',
  ...paged(listedDraft, { ...listQuery, search: line(0, 100).default('') }),
})

/** What the newer call tells of a document beyond the older one. */
const newer = document
  .pick({
    drf_content_fits: true,
    author: true,
    submitted_by: true,
    decided_at: true,
    apv_reference: true,
    acts_for: true,
    version: true,
    cancel_drf_id: true,
    replaces_drf_id: true,
    replaced_by_drf_id: true,
  })
  .partial()

/** The same of a place of its line. */
const newerPlace = receiver
  .omit({
    rcv_id: true,
    rcv_type: true,
    rcv_order: true,
    rcv_show: true,
    rcv_processed: true,
    rcv_comment: true,
  })
  .partial()
  .extend({ user: receiver.shape.user.partial({ position: true, team_name: true }) })

export const oldGetDraft = oldApprovals({
  id: 'get_draft',
  method: 'GET',
  path: '/apvdraft/{id}/',
  summary: 'One document with its line and its newest replies, which opening marks as read; or an own draft',
  query: z.object({
    /** Also what the newer call tells; what is not submitted yet has nothing more to tell. */
    v2: queryFlag.optional(),
  }),
  response: listedDraft.extend({
    ...newer.shape,
    apv_receive: z.array(draft.shape.apv_receive.element.extend(newerPlace.shape)),
    drf_values: document.shape.drf_values,
    abilities: document.shape.abilities,
  }),
  errors: ['FORBIDDEN'],
  changesState: true,
  isLook: true,
  touches: ['approval_v1', 'home.count_new_notifications'],
})

const comment = z.object({ rcv_comment: text(0, 80).default('') })
const answers = { response: acted, success: [200, 201, 202, 204] } as const

export const oldApprove = oldApprovals({
  id: 'approve',
  method: 'POST',
  path: '/apvdraft/{id}/approve/',
  summary: 'Approve or agree when it is the caller’s turn',
  body: comment,
  ...answers,
  errors: approveDocument.errors,
})

export const oldDeny = oldApprovals({
  id: 'deny',
  method: 'POST',
  path: '/apvdraft/{id}/deny/',
  summary: 'Deny when it is the caller’s turn; ends the document',
  body: comment,
  ...answers,
  errors: denyDocument.errors,
})

export const oldConfirm = oldApprovals({
  id: 'confirm',
  method: 'POST',
  path: '/apvdraft/{id}/confirm/',
  summary: 'Acknowledge as a reader; the state of the document stays',
  ...answers,
  errors: confirmDocument.errors,
})

export const oldCancel = oldApprovals({
  id: 'cancel',
  method: 'DELETE',
  path: '/apvdraft/{id}/cancel/',
  summary: 'Take back an own document',
  response: acted,
  success: [200, 204],
  errors: cancelDocument.errors,
})
