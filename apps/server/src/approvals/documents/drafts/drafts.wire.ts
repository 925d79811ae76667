import type { EndpointInput, Input } from '#contract/endpoint.ts'
import type { getDocument } from '#contract/approvals/documents/approvals.ts'
import type * as older from '#contract/approvals/documents/drafts-v0.ts'
import type { MemberContext } from '../../../http/context.ts'
import { authorOf, openedAbilitiesToWire } from '../approvals.wire.ts'
import type { AttachmentRow } from '../attachments/attachments.store.ts'
import { attachmentToWire } from '../attachments/attachments.wire.ts'
import type { ListedRow } from '../boxes.queries.ts'
import { showContent } from '../kinds/shown-content.ts'
import type { OpenDocument } from '../open-document.ts'
import type { ReplyRow } from '../replies/replies.queries.ts'
import { replyToWire } from '../replies/replies.wire.ts'
import type { UnsentDocument, WholeUnsent } from './unsent.ts'
import type { DocumentFilter } from '../search/own-documents.queries.ts'

type WireDraft = Input<typeof older.oldListDrafts.response>['results'][number]
type WireOpened = Input<typeof older.oldGetDraft.response>
type Query = EndpointInput<typeof older.oldListDrafts>['query']
type Reading = Pick<MemberContext, 'language' | 'today'>

/** What the older list is asked with, by the names of the one query. */
export function filterOf({ today }: Pick<MemberContext, 'today'>, query: Query): DocumentFilter {
  const { drf_type, drf_status, received, unchecked, nt_processed, is_marked } = query
  const asked = query.date ?? today.toPlainYearMonth()
  const month = {
    start_date: asked.toPlainDate({ day: 1 }),
    end_date: asked.toPlainDate({ day: asked.daysInMonth }),
  }
  const { start_date, end_date } = query.type === 'month' ? month : query
  return {
    drf_type,
    drf_status,
    received,
    unread: unchecked,
    readAndConfirmed: nt_processed,
    is_marked,
    start_date,
    end_date,
  }
}

type Shown = Pick<
  ListedRow,
  | 'id'
  | 'kind'
  | 'status'
  | 'serial'
  | 'title'
  | 'content'
  | 'author_id'
  | 'author_name'
  | 'author_position'
  | 'author_team'
  | 'submitted_at'
  | 'is_marked'
  | 'reply_count'
>

/** What hangs on documents, by document. */
export interface Hanging {
  replies: ReadonlyMap<number, readonly ReplyRow[]>
  attachments: ReadonlyMap<number, readonly AttachmentRow[]>
}

export function listedToDraft(
  ctx: Reading & Pick<MemberContext, 'actor'>,
  row: ListedRow,
  { replies, attachments }: Hanging,
): WireDraft {
  const places = (row.line ?? []).map((one) => ({
    rcv_id: one.id,
    rcv_type: one.type,
    rcv_order: one.step,
    rcv_show: one.shown,
    rcv_processed: one.processed,
    rcv_comment: one.comment,
    comment: one.comment,
    user: { user_id: one.member_id, username: one.name },
  }))
  return {
    ...draftOf(ctx, row, places),
    drf_reply: (replies.get(row.id) ?? []).map((reply) => replyToWire(ctx, reply)),
    apv_attach: (attachments.get(row.id) ?? []).map(attachmentToWire),
  }
}

export function openedToDraft(
  ctx: Reading & Pick<MemberContext, 'actor'>,
  { document, line, abilities, afterwards }: OpenDocument,
  replies: readonly ReplyRow[],
  attachments: readonly AttachmentRow[],
): WireOpened {
  const places = line.map((one) => ({
    rcv_id: one.id,
    rcv_type: one.receiver_type,
    rcv_order: one.step_order,
    rcv_show: one.is_shown,
    rcv_processed: one.is_processed,
    rcv_comment: one.comment,
    comment: one.comment,
    user: { user_id: one.member_id, username: one.name },
  }))
  return {
    ...draftOf(ctx, document, places),
    drf_reply: replies.map((row) => replyToWire(ctx, row)),
    drf_values: showContent(document, ctx).values,
    apv_attach: attachments.map(attachmentToWire),
    abilities: openedAbilitiesToWire({ abilities, afterwards }),
  }
}

/** The same with all that the newer call tells; places stand in the same order in both. */
export function withNewer(told: WireOpened, newer: Input<typeof getDocument.response>): WireOpened {
  const apv_receive = told.apv_receive.map((place, at) => {
    const { user, ...rest } = newer.apv_receive[at]!
    return { ...rest, ...place, user }
  })
  return { ...newer, ...told, apv_receive }
}

/** What is not sent yet has neither number nor state. */
export function unsentToDraft(row: UnsentDocument, attachments: readonly AttachmentRow[]): WireDraft {
  return {
    drf_id: row.id,
    drf_type: row.kind,
    drf_status: null,
    drf_serial: null,
    drf_title: row.title,
    drf_content: row.text,
    is_draft: true,
    is_published: false,
    is_marked: false,
    reply_count: 0,
    drf_comment_count: 0,
    submitted_at: null,
    user: authorOf(row),
    apv_receive: [],
    drf_reply: [],
    apv_attach: attachments.map(attachmentToWire),
  }
}

/** All of it: nobody has acted on it, and its author may throw it away and add files and references. */
export function wholeUnsentToDraft(row: WholeUnsent, attachments: readonly AttachmentRow[]): WireOpened {
  return {
    ...unsentToDraft(row, attachments),
    // Places have no number of their own before it is sent: that of their order, from 1.
    apv_receive: row.receivers.map(({ member_id, name, type, order }, at) => ({
      rcv_id: at + 1,
      rcv_type: type,
      rcv_order: order,
      rcv_show: false,
      rcv_processed: false,
      rcv_comment: '',
      comment: '',
      user: { user_id: member_id, username: name },
    })),
    drf_values: row.given,
    abilities: OF_DRAFT,
  }
}

const OF_DRAFT: WireOpened['abilities'] = {
  approve: false,
  deny: false,
  confirm: false,
  cancel: false,
  withdraw: false,
  copy: false,
  reply: false,
  add_circulator: false,
  add_reference: true,
  attach: true,
  delegate: false,
  substitute: false,
  ask_cancel: false,
  resubmit: false,
  delete: true,
}

type Sent = Omit<WireDraft, 'drf_reply' | 'apv_attach'> & Pick<WireOpened, 'drf_status' | 'submitted_at'>

function draftOf(ctx: Reading, row: Shown, apv_receive: WireDraft['apv_receive']): Sent {
  const { title, text } = showContent(row, ctx)
  return {
    drf_id: row.id,
    drf_type: row.kind,
    drf_status: row.status,
    drf_serial: row.serial,
    drf_title: title,
    drf_content: text,
    is_draft: false,
    is_published: row.status === 'APPROVED' || row.status === 'INFORMED',
    is_marked: row.is_marked,
    reply_count: row.reply_count,
    drf_comment_count: apv_receive.filter(({ rcv_comment }) => rcv_comment !== '').length,
    submitted_at: row.submitted_at,
    user: authorOf(row),
    apv_receive,
  }
}
