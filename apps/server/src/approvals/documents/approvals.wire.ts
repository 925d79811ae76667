import type * as contract from '#contract/approvals/documents/approvals.ts'
import type { Endpoint, Input } from '#contract/endpoint.ts'
import { type Abilities } from '#rules/approvals/abilities.ts'
import { buttonOf } from '#rules/approvals/receiver.ts'
import type { AttachmentRow } from './attachments/attachments.store.ts'
import { attachmentToWire } from './attachments/attachments.wire.ts'
import type { DocumentRow } from './approvals.queries.ts'
import type { BoxCounts, Listed, ListedRow, LineStepRow, Paging } from './boxes.queries.ts'
import type { Acted } from './decide-document.ts'
import type { MemberContext } from '../../http/context.ts'
import { pagedByKey } from '../../http/paged.ts'
import { showContent } from './kinds/shown-content.ts'
import { isRemovable } from './circulation/is-removable.ts'
import type { OpenDocument } from './open-document.ts'
import { type ReceiverRow, toReceiver } from './receiver-row.ts'
import type { ReferenceRow } from './references/references.queries.ts'

type WireListed = Input<typeof contract.inbox.response>['results'][number]
type WireDocument = Input<typeof contract.getDocument.response>
type WireActed = Input<typeof contract.approveDocument.response>
type WireOpinion = Input<typeof contract.listOpinions.response>[number]

type WirePaper = Omit<
  WireDocument,
  | 'is_marked'
  | 'reply_count'
  | 'apv_reference'
  | 'apv_attach'
  | 'acts_for'
  | 'abilities'
  | 'version'
  | 'cancel_drf_id'
  | 'replaces_drf_id'
  | 'replaced_by_drf_id'
>

type Reading = Pick<MemberContext, 'language' | 'today'>
type Acting = Pick<MemberContext, 'actor'>

/** The part of the abilities that screens of this version offer. */
export function abilitiesToWire({
  approve,
  deny,
  confirm,
  cancel,
  withdraw,
  copy,
  reply,
  addCirculator,
  refer,
  update,
  delegate,
  substitute,
}: Abilities): WireActed['abilities'] {
  return {
    approve,
    deny,
    confirm,
    cancel,
    withdraw,
    copy,
    reply,
    add_circulator: addCirculator,
    add_reference: refer,
    attach: update,
    delegate,
    substitute,
  }
}

/** All that somebody may do with a document that they look at. */
export function openedAbilitiesToWire({
  abilities,
  afterwards,
}: Pick<OpenDocument, 'abilities' | 'afterwards'>): WireDocument['abilities'] {
  const { askCancel, resubmit, remove } = afterwards
  return { ...abilitiesToWire(abilities), ask_cancel: askCancel, resubmit, delete: remove }
}

export function actedToWire({ id, status, abilities }: Acted): WireActed {
  return { drf_id: id, drf_status: status, abilities: abilitiesToWire(abilities) }
}

/** A page of documents, by key in both directions. */
export function pageToWire(
  ctx: Pick<MemberContext, 'apiUrl' | 'language' | 'today'>,
  list: Pick<Endpoint, 'path'>,
  query: Paging & Record<string, unknown>,
  { count, rows, edges }: Listed,
): Input<typeof contract.inbox.response> {
  const results = rows.map((row) => listedToWire(ctx, row))
  return pagedByKey(ctx, list, { query }, edges, { count, results })
}

function listedToWire(ctx: Reading, row: ListedRow): WireListed {
  const { title, values, fits } = showContent(row, ctx)
  return {
    drf_id: row.id,
    drf_type: row.kind,
    drf_status: row.status,
    drf_serial: row.serial,
    drf_title: title,
    drf_values: values,
    drf_content_fits: fits,
    author: authorOf(row),
    submitted_at: row.submitted_at,
    decided_at: row.decided_at,
    is_read: row.is_read,
    is_marked: row.is_marked,
    reply_count: row.reply_count,
    apv_line: (row.line ?? []).map(stepToWire),
  }
}

function stepToWire(step: LineStepRow): WireListed['apv_line'][number] {
  const state = step.processed ? (step.decision as 'APPROVED') : step.shown ? 'TURN' : 'WAITING'
  return { user_id: step.member_id, username: step.name, rcv_type: step.type, rcv_order: step.step, state }
}

export function documentToWire(
  ctx: Reading & Acting,
  { document: row, line, actsFor, afterwards, abilities }: OpenDocument,
  { references, attachments }: { references: readonly ReferenceRow[]; attachments: readonly AttachmentRow[] },
): WireDocument {
  return {
    ...paperToWire(ctx, row, line),
    apv_receive: line.map((one) =>
      receiverToWire(one, abilities.removeCirculator && isRemovable(ctx, row, one)),
    ),
    is_marked: row.is_marked,
    reply_count: row.reply_count,
    apv_reference: references.map((one) => referenceToWire(ctx, one)),
    apv_attach: attachments.map(attachmentToWire),
    acts_for: actsFor && { user_id: actsFor.member_id, username: actsFor.name },
    version: row.version,
    cancel_drf_id: row.cancel_document_id,
    replaces_drf_id: row.replaces_id,
    replaced_by_drf_id: row.replaced_by_id,
    abilities: openedAbilitiesToWire({ abilities, afterwards }),
  }
}

/** A document as it stands on paper, without what a reader may do with it. */
export function paperToWire(ctx: Reading, row: DocumentRow, line: readonly ReceiverRow[]): WirePaper {
  const { title, text, values, fits } = showContent(row, ctx)
  return {
    drf_id: row.id,
    drf_type: row.kind,
    drf_status: row.status as WireDocument['drf_status'],
    drf_serial: row.serial,
    drf_title: title,
    drf_content: text,
    drf_values: values,
    drf_content_fits: fits,
    is_draft: false,
    author: authorOf(row),
    submitted_by:
      row.submitted_by === null ? null : { user_id: row.submitted_by, username: row.submitter_name ?? '' },
    submitted_at: row.submitted_at,
    decided_at: row.decided_at,
    apv_receive: line.map((one) => receiverToWire(one, false)),
  }
}

export function referenceToWire(ctx: Reading, row: ReferenceRow): WireDocument['apv_reference'][number] {
  return {
    id: row.id,
    ref_drf_id: row.referenced_id,
    drf_type: row.kind,
    // One whose time was over is still told of, by its number.
    drf_status: row.status === 'ERASED' ? null : row.status,
    drf_serial: row.serial,
    drf_title: showContent(row, ctx).title,
  }
}

function receiverToWire(row: ReceiverRow, canRemove: boolean): WireDocument['apv_receive'][number] {
  const receiver = toReceiver(row)
  return {
    rcv_id: row.id,
    rcv_type: row.receiver_type,
    rcv_order: row.step_order,
    rcv_show: row.is_shown,
    rcv_processed: row.is_processed,
    rcv_approved: receiver.approved,
    rcv_comment: row.comment,
    rcv_position: row.position,
    rcv_apvbutton: buttonOf(receiver),
    acted_at: row.acted_at,
    read_at: row.read_at,
    can_remove: canRemove,
    rcv_decided_as: row.decided_as,
    acted_by: row.acted_by === null ? null : { user_id: row.acted_by, username: row.actor_name ?? '' },
    delegated_from:
      row.delegated_from === null
        ? null
        : { user_id: row.delegated_from, username: row.delegated_from_name ?? '' },
    user: personOf(row),
  }
}

export function opinionToWire(row: ReceiverRow): WireOpinion {
  return { rcv_id: row.id, user: personOf(row), rcv_comment: row.comment, created_date: row.acted_at }
}

export function countsToWire({ inbox, outbox, unread }: BoxCounts): Input<typeof contract.overview.response> {
  return {
    inbox: { requested: 0, processing: 0, processed: 0, informed: 0, circulation: 0, canceled: 0, ...inbox },
    outbox: { requested: 0, processing: 0, processed: 0, informed: 0, canceled: 0, ...outbox },
    unread,
  }
}

export function personOf(
  row: Pick<ReceiverRow, 'member_id' | 'name' | 'position' | 'team_name'>,
): WireDocument['author'] {
  return { user_id: row.member_id, username: row.name, position: row.position, team_name: row.team_name }
}

export function authorOf(
  row: Pick<DocumentRow, 'author_id' | 'author_name' | 'author_position' | 'author_team'>,
): WireDocument['author'] {
  const { author_id, author_name, author_position, author_team } = row
  return { user_id: author_id, username: author_name, position: author_position, team_name: author_team }
}
