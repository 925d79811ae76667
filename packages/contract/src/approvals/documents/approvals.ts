import { z } from 'zod'
import { refusedByKinds } from '../../document-kinds.ts'
import { day, id, keys, line, outInstant, paged, paging, queryFlag, text } from '../../fields.ts'
import { approvals } from './areas.ts'
import { attachment } from './attachments.ts'

export const documentStatus = z.enum(['REQUESTED', 'APPROVED', 'DENIED', 'CANCELED', 'INFORMED'])
export const receiverType = z.enum(['APPROVER', 'AGREEER', 'FAGREEER', 'CIRCULATOR', 'VIEWER'])
export const receivedBox = z.enum([
  'requested',
  'processing',
  'processed',
  'informed',
  'circulation',
  'canceled',
])
export const sentBox = z.enum(['requested', 'processing', 'processed', 'informed', 'canceled'])

/** What the caller may do with a document now, computed by the rules that the commands use. */
const abilities = z.object({
  approve: z.boolean(),
  deny: z.boolean(),
  confirm: z.boolean(),
  cancel: z.boolean(),
  withdraw: z.boolean(),
  copy: z.boolean(),
  reply: z.boolean(),
  add_circulator: z.boolean(),
  add_reference: z.boolean(),
  attach: z.boolean(),
  /** Decide finally (전결) or hand the own turn to somebody (위임). */
  delegate: z.boolean(),
  /** Approve for somebody absent before one on the line (대결). */
  substitute: z.boolean(),
})

export const person = z.object({
  user_id: z.number(),
  username: z.string(),
  position: z.string(),
  team_name: z.string().nullable(),
})

const actor = z.object({ user_id: z.number(), username: z.string() })

export const receiver = z.object({
  rcv_id: z.number(),
  rcv_type: receiverType,
  rcv_order: z.number(),
  rcv_show: z.boolean(),
  rcv_processed: z.boolean(),
  /** null while open, for readers, and for those whom the end of the document spared a decision. */
  rcv_approved: z.boolean().nullable(),
  rcv_comment: z.string(),
  rcv_position: z.string(),
  rcv_apvbutton: z.enum(['APPROVE', 'FINAL', 'AGREE', 'CONFIRM', 'NONE']),
  acted_at: outInstant.nullable(),
  read_at: outInstant.nullable(),
  /** Whether the caller may take this person out again: a circulator who has not read it. */
  can_remove: z.boolean(),
  /** How it was decided where not by the person alone, and by whom. */
  rcv_decided_as: z.enum(['FINAL', 'SUBSTITUTE', 'DELEGATE']).nullable(),
  acted_by: actor.nullable(),
  /** Whose place it was before that person handed it on. */
  delegated_from: actor.nullable(),
  user: person,
})

/** A document that another one refers to; whoever may open the one may read the other by read_reference. */
export const reference = z.object({
  id: z.number(),
  ref_drf_id: z.number(),
  drf_type: z.string(),
  /** null once it was deleted; its number stays. */
  drf_status: documentStatus.nullable(),
  drf_serial: z.string().nullable(),
  drf_title: z.string(),
})

/** One place of the line in a list: enough for a row of small stamps. */
const lineStep = z.object({
  user_id: z.number(),
  username: z.string(),
  rcv_type: receiverType,
  rcv_order: z.number(),
  state: z.enum(['WAITING', 'TURN', 'APPROVED', 'DENIED', 'CONFIRMED', 'SKIPPED']),
})

export const listed = z.object({
  drf_id: z.number(),
  drf_type: z.string(),
  drf_status: documentStatus,
  drf_serial: z.string().nullable(),
  drf_title: z.string(),
  /** What the kind tells of the matter, by names of its own: for leave the days and the unit. */
  drf_values: z.record(z.string(), z.unknown()),
  /** false where an old document is shown without its values, because its kind reads them no more. */
  drf_content_fits: z.boolean(),
  author: person,
  submitted_at: outInstant,
  decided_at: outInstant.nullable(),
  /** false while the caller received it and has not opened it. */
  is_read: z.boolean(),
  /** Whether the caller has marked it. */
  is_marked: z.boolean(),
  reply_count: z.number(),
  apv_line: z.array(lineStep),
})

export const document = z.object({
  drf_id: z.number(),
  drf_type: z.string(),
  drf_status: documentStatus,
  drf_serial: z.string().nullable(),
  drf_title: z.string(),
  drf_content: z.string(),
  drf_values: z.record(z.string(), z.unknown()),
  drf_content_fits: z.boolean(),
  is_draft: z.boolean(),
  author: person,
  /** Who submitted it in the author's name; null where that was the author. */
  submitted_by: actor.nullable(),
  submitted_at: outInstant,
  decided_at: outInstant.nullable(),
  is_marked: z.boolean(),
  reply_count: z.number(),
  apv_receive: z.array(receiver),
  apv_reference: z.array(reference),
  apv_attach: z.array(attachment),
  /** In whose place the caller may decide now. */
  acts_for: actor.nullable(),
  /** How often it was changed since it was sent, from 1. */
  version: z.number(),
  /** The document by which it is asked to be cancelled. */
  cancel_drf_id: z.number().nullable(),
  /** The document in whose place it was written, and the one that was written in its place. */
  replaces_drf_id: z.number().nullable(),
  replaced_by_drf_id: z.number().nullable(),
  abilities: abilities.extend({
    /** Ask the line by a document to cancel what it approved. */
    ask_cancel: z.boolean(),
    /** Write another one in its place. */
    resubmit: z.boolean(),
    delete: z.boolean(),
  }),
})

/** The answer of every act on a document: what became of it and what the caller may do next. */
export const acted = z.object({ drf_id: z.number(), drf_status: documentStatus, abilities })

export const listQuery = { page_size: paging.page_size.default(20), ...keys }

export const listDocuments = approvals({
  id: 'list_documents',
  method: 'GET',
  path: '/documents',
  summary: 'Documents that the caller wrote or received, newest first',
  ...paged(listed, {
    ...listQuery,
    drf_status: documentStatus.optional(),
    drf_type: line(1, 50).optional(),
    start_date: day.optional(),
    end_date: day.optional(),
    search: line(0, 100).optional(),
    /** Of forms under this heading. */
    category_id: id.optional(),
  }),
})

export const getDocument = approvals({
  id: 'get_document',
  method: 'GET',
  path: '/documents/{id}',
  summary:
    'One document with its line and what the caller may do; opening it marks it as read, unless it is only read ahead',
  query: z.object({
    /** To be shown in a moment, perhaps: it stays unread until it is asked for without. */
    ahead: queryFlag.optional(),
  }),
  response: document,
  errors: ['FORBIDDEN'],
  changesState: true,
  isLook: true,
  touches: [
    'approvals.inbox',
    'approvals.list_bookmarks',
    'approvals.list_documents',
    'approvals_v0.list_bookmarks',
    'approvals_v0.list_drafts',
    'approvals.overview',
    'approvals.unread_documents_count',
    'proofs.document_history',
    'home.count_new_notifications',
    'home.get_summary',
    'home.list_notification_feed',
    'home.list_notifications',
  ],
})

export const approveDocument = approvals({
  id: 'approve',
  method: 'POST',
  path: '/documents/{id}/approve',
  summary: 'Approve or agree when it is the caller’s turn',
  body: z.object({ rcv_comment: text(0, 80).default('') }),
  response: acted,
  success: [200, 201],
  errors: [
    'FORBIDDEN',
    'NOT_YOUR_TURN',
    'DOCUMENT_STATE',
    'ALREADY_CONFIRMED',
    'UNKNOWN_DOCUMENT_KIND',
    ...refusedByKinds('approve'),
  ],
})

export const denyDocument = approvals({
  id: 'deny',
  method: 'POST',
  path: '/documents/{id}/deny',
  summary: 'Deny when it is the caller’s turn; ends the document',
  body: z.object({ rcv_comment: text(0, 80).default('') }),
  response: acted,
  success: [200, 201],
  errors: ['FORBIDDEN', 'NOT_YOUR_TURN', 'DOCUMENT_STATE', ...refusedByKinds('deny')],
})

export const confirmDocument = approvals({
  id: 'confirm',
  method: 'POST',
  path: '/documents/{id}/confirm',
  summary: 'Acknowledge as a reader; the state of the document stays',
  body: z.object({ rcv_comment: text(0, 80).default('') }),
  response: acted,
  success: [200, 201],
  errors: ['FORBIDDEN', 'NOT_YOUR_TURN'],
})

export const cancelDocument = approvals({
  id: 'cancel',
  method: 'POST',
  path: '/documents/{id}/cancel',
  summary: 'Take back an own document; after approval only where the company allows it',
  response: acted,
  success: [200, 201],
  errors: ['FORBIDDEN', 'DOCUMENT_STATE', 'ALREADY_CONFIRMED', ...refusedByKinds('cancel')],
})

export const deleteDocument = approvals({
  id: 'delete_document',
  method: 'DELETE',
  path: '/documents/{id}',
  summary: 'Delete an own document that was taken back before anybody decided on it; its number stays taken',
  errors: ['FORBIDDEN', 'DOCUMENT_STATE'],
})

export const withdrawDecision = approvals({
  id: 'withdraw',
  method: 'PUT',
  path: '/documents/{id}/withdraw',
  summary: 'Take back an own approval until the next one acts; the last one for ten seconds',
  response: acted,
  errors: [
    'FORBIDDEN',
    'NOT_YOUR_TURN',
    'NEXT_HAS_ACTED',
    'UNDO_TOO_LATE',
    'DOCUMENT_STATE',
    'ALREADY_CONFIRMED',
    ...refusedByKinds('reopen'),
  ],
})

export const receiverAction = approvals({
  id: 'receiver_action',
  method: 'GET',
  path: '/documents/{id}/receiver-action',
  summary: 'What the caller may do with a document now',
  response: acted.extend({ rcv_id: z.number().nullable(), rcv_apvbutton: receiver.shape.rcv_apvbutton }),
  errors: ['FORBIDDEN'],
})

export const listOpinions = approvals({
  id: 'list_opinions',
  method: 'GET',
  path: '/documents/{id}/opinions',
  summary: 'Comments that were given with decisions',
  response: z.array(
    z.object({
      rcv_id: z.number(),
      user: person,
      rcv_comment: z.string(),
      created_date: outInstant.nullable(),
    }),
  ),
  errors: ['FORBIDDEN'],
})

export const inbox = approvals({
  id: 'inbox',
  method: 'GET',
  path: '/inbox',
  summary: 'Received documents of one box, newest first, with their number',
  ...paged(listed, { ...listQuery, bucket: receivedBox.default('requested') }),
})

export const outbox = approvals({
  id: 'outbox',
  method: 'GET',
  path: '/outbox',
  summary: 'Sent documents of one box (all of them without one), newest first',
  ...paged(listed, { ...listQuery, bucket: sentBox.optional() }),
})

export const overview = approvals({
  id: 'overview',
  method: 'GET',
  path: '/overview',
  summary: 'Number of documents in every box',
  response: z.object({
    inbox: z.record(receivedBox, z.number()),
    outbox: z.record(sentBox, z.number()),
    unread: z.number(),
  }),
})

export const waitingCount = approvals({
  id: 'waiting_count',
  method: 'GET',
  path: '/waiting-count',
  summary: 'Number of documents that wait for the caller’s decision; cheap enough to be asked for all day',
  response: z.object({ count: z.number() }),
})

export const unreadDocumentsCount = approvals({
  id: 'unread_documents_count',
  method: 'GET',
  path: '/unread-documents-count',
  summary: 'Number of received documents that the caller has not opened',
  response: z.object({ count: z.number() }),
})
