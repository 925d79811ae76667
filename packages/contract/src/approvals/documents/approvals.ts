import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { day, id, idParams, line, outInstant, page, paging, text } from '../../fields.ts'

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
})

const person = z.object({
  user_id: z.number(),
  username: z.string(),
  position: z.string(),
  team_name: z.string().nullable(),
})

const receiver = z.object({
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
  user: person,
})

/** One place of the line in a list: enough for a row of small stamps. */
const lineStep = z.object({
  user_id: z.number(),
  username: z.string(),
  rcv_type: receiverType,
  rcv_order: z.number(),
  state: z.enum(['WAITING', 'TURN', 'APPROVED', 'DENIED', 'CONFIRMED', 'SKIPPED']),
})

const listed = z.object({
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
  apv_line: z.array(lineStep),
})

const document = z.object({
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
  submitted_at: outInstant,
  decided_at: outInstant.nullable(),
  apv_receive: z.array(receiver),
  abilities,
})

/** The answer of every act on a document: what became of it and what the caller may do next. */
const acted = z.object({ drf_id: z.number(), drf_status: documentStatus, abilities })

const listQuery = {
  ...paging,
  page_size: paging.page_size.default(20),
  /** Only documents older than this one: pages by key stay right and quick however many there are. */
  before: id.optional(),
}

export const listDocuments = endpoint({
  id: 'approvals.list_documents',
  area: 'approval_v1',
  method: 'GET',
  path: '/v1/approvals/documents',
  summary: 'Documents that the caller wrote or received, newest first',
  audience: 'member',
  feature: 'DOCUMENT_APPROVAL',
  whenOff: 'rows',
  query: z.object({
    ...listQuery,
    drf_status: documentStatus.optional(),
    drf_type: line(1, 50).optional(),
    start_date: day.optional(),
    end_date: day.optional(),
    search: line(0, 100).optional(),
  }),
  response: page(listed),
  success: [200],
  errors: [],
})

export const getDocument = endpoint({
  id: 'approvals.get_document',
  area: 'approval_v1',
  method: 'GET',
  path: '/v1/approvals/documents/{id}',
  summary: 'One document with its line and what the caller may do; opening it marks it as read',
  audience: 'member',
  feature: 'DOCUMENT_APPROVAL',
  whenOff: 'rows',
  params: idParams,
  response: document,
  success: [200],
  errors: ['FORBIDDEN', 'NOT_FOUND'],
  changesState: true,
})

export const approveDocument = endpoint({
  id: 'approvals.approve',
  area: 'approval_v1',
  method: 'POST',
  path: '/v1/approvals/documents/{id}/approve',
  summary: 'Approve or agree when it is the caller’s turn',
  audience: 'member',
  feature: 'DOCUMENT_APPROVAL',
  whenOff: 'rows',
  params: idParams,
  body: z.object({ rcv_comment: text(0, 80).default('') }),
  response: acted,
  success: [200, 201],
  errors: [
    'FORBIDDEN',
    'NOT_FOUND',
    'NOT_YOUR_TURN',
    'DOCUMENT_STATE',
    'ALREADY_CONFIRMED',
    'UNKNOWN_DOCUMENT_KIND',
  ],
})

export const denyDocument = endpoint({
  id: 'approvals.deny',
  area: 'approval_v1',
  method: 'POST',
  path: '/v1/approvals/documents/{id}/deny',
  summary: 'Deny when it is the caller’s turn; ends the document',
  audience: 'member',
  feature: 'DOCUMENT_APPROVAL',
  whenOff: 'rows',
  params: idParams,
  body: z.object({ rcv_comment: text(0, 80).default('') }),
  response: acted,
  success: [200, 201],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'NOT_YOUR_TURN', 'DOCUMENT_STATE'],
})

export const confirmDocument = endpoint({
  id: 'approvals.confirm',
  area: 'approval_v1',
  method: 'POST',
  path: '/v1/approvals/documents/{id}/confirm',
  summary: 'Acknowledge as a reader; the state of the document stays',
  audience: 'member',
  feature: 'DOCUMENT_APPROVAL',
  whenOff: 'rows',
  params: idParams,
  body: z.object({ rcv_comment: text(0, 80).default('') }),
  response: acted,
  success: [200, 201],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'NOT_YOUR_TURN'],
})

export const cancelDocument = endpoint({
  id: 'approvals.cancel',
  area: 'approval_v1',
  method: 'POST',
  path: '/v1/approvals/documents/{id}/cancel',
  summary: 'Take back an own document; after approval only where the company allows it',
  audience: 'member',
  feature: 'DOCUMENT_APPROVAL',
  whenOff: 'rows',
  params: idParams,
  response: acted,
  success: [200, 201],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'DOCUMENT_STATE', 'ALREADY_CONFIRMED', 'LEAVE_HAS_BEGUN'],
})

export const withdrawDecision = endpoint({
  id: 'approvals.withdraw',
  area: 'approval_v1',
  method: 'PUT',
  path: '/v1/approvals/documents/{id}/withdraw',
  summary: 'Take back an own approval until the next one acts',
  audience: 'member',
  feature: 'DOCUMENT_APPROVAL',
  whenOff: 'rows',
  params: idParams,
  response: acted,
  success: [200],
  errors: ['FORBIDDEN', 'NOT_FOUND', 'NOT_YOUR_TURN', 'DOCUMENT_STATE'],
})

export const receiverAction = endpoint({
  id: 'approvals.receiver_action',
  area: 'approval_v1',
  method: 'GET',
  path: '/v1/approvals/documents/{id}/receiver-action',
  summary: 'What the caller may do with a document now',
  audience: 'member',
  feature: 'DOCUMENT_APPROVAL',
  whenOff: 'rows',
  params: idParams,
  response: acted.extend({ rcv_id: z.number().nullable(), rcv_apvbutton: receiver.shape.rcv_apvbutton }),
  success: [200],
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const listOpinions = endpoint({
  id: 'approvals.list_opinions',
  area: 'approval_v1',
  method: 'GET',
  path: '/v1/approvals/documents/{id}/opinions',
  summary: 'Comments that were given with decisions',
  audience: 'member',
  feature: 'DOCUMENT_APPROVAL',
  whenOff: 'rows',
  params: idParams,
  response: z.array(
    z.object({
      rcv_id: z.number(),
      user: person,
      rcv_comment: z.string(),
      created_date: outInstant.nullable(),
    }),
  ),
  success: [200],
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const inbox = endpoint({
  id: 'approvals.inbox',
  area: 'approval_v1',
  method: 'GET',
  path: '/v1/approvals/inbox',
  summary: 'Received documents of one box, newest first, with their number',
  audience: 'member',
  feature: 'DOCUMENT_APPROVAL',
  whenOff: 'rows',
  query: z.object({ ...listQuery, bucket: receivedBox.default('requested') }),
  response: page(listed),
  success: [200],
  errors: [],
})

export const outbox = endpoint({
  id: 'approvals.outbox',
  area: 'approval_v1',
  method: 'GET',
  path: '/v1/approvals/outbox',
  summary: 'Sent documents of one box (all of them without one), newest first',
  audience: 'member',
  feature: 'DOCUMENT_APPROVAL',
  whenOff: 'rows',
  query: z.object({ ...listQuery, bucket: sentBox.optional() }),
  response: page(listed),
  success: [200],
  errors: [],
})

export const overview = endpoint({
  id: 'approvals.overview',
  area: 'approval_v1',
  method: 'GET',
  path: '/v1/approvals/overview',
  summary: 'Number of documents in every box',
  audience: 'member',
  feature: 'DOCUMENT_APPROVAL',
  whenOff: 'rows',
  response: z.object({
    inbox: z.record(receivedBox, z.number()),
    outbox: z.record(sentBox, z.number()),
    unread: z.number(),
  }),
  success: [200],
  errors: [],
})

export const waitingCount = endpoint({
  id: 'approvals.waiting_count',
  area: 'approval_v1',
  method: 'GET',
  path: '/v1/approvals/waiting-count',
  summary: 'Number of documents that wait for the caller’s decision; cheap enough to be asked for all day',
  audience: 'member',
  feature: 'DOCUMENT_APPROVAL',
  whenOff: 'rows',
  response: z.object({ count: z.number() }),
  success: [200],
  errors: [],
})

export const unreadDocumentsCount = endpoint({
  id: 'approvals.unread_documents_count',
  area: 'approval_v1',
  method: 'GET',
  path: '/v1/approvals/unread-documents-count',
  summary: 'Number of received documents that the caller has not opened',
  audience: 'member',
  feature: 'DOCUMENT_APPROVAL',
  whenOff: 'rows',
  response: z.object({ count: z.number() }),
  success: [200],
  errors: [],
})
