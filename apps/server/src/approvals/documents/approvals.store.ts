import { sql } from '../../db/sql/sql.ts'
import type { DuplicatePriority } from '#rules/approvals/drop-duplicates.ts'
import type { DocumentStatus } from '#rules/approvals/document-states.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext, Language } from '../../http/context.ts'
import { found } from '../../http/fail.ts'
import { joinTeamOn } from '../../people/roles/index.ts'
import { type Deputy, deputiesOn } from './deputies/deputies.ts'
import type { ReceiverChange, ReceiverRow } from './receiver-row.ts'
import { tallyDocuments } from './tally-documents.ts'

type Reader = Pick<CommandContext, 'tx' | 'today'>

/** What submitting needs to know of the company and the author. */
export interface SubmissionFacts {
  company_name: string
  company_language: Language
  serial_format: string
  duplicate_priority: DuplicatePriority
  author_name: string
  team_name: string | null
}

export async function submissionFacts({ tx, today }: Reader, authorId: number): Promise<SubmissionFacts> {
  const result = await sql<SubmissionFacts>`
    select c.name as company_name, c.language as company_language, c.document_serial_format as serial_format,
      c.duplicate_receiver_priority as duplicate_priority, m.name as author_name, t.name as team_name
    from members m join companies c on c.company_id = m.company_id
    ${joinTeamOn(today)}
    where m.company_id = ${thisCompany} and m.id = ${authorId}`.execute(tx)
  return found(result.rows[0])
}

export interface LockedDocument {
  id: number
  kind: string
  status: DocumentStatus
  serial: string | null
  title: string
  content: unknown
  author_id: number
  author_name: string
  /** Who submitted it in the author's name. */
  submitted_by: number | null
  decided_at: string | null
  delegatable: boolean
  substitutable: boolean
  done_cancelable: boolean
  cancel_document_id: number | null
}

/**
 * A document, its line and who decides for whom today, for deciding; racing decisions wait here for each other. The statements
 * travel together, and the line is read after the lock is held, so it is the newest.
 * @throws Failure NOT_FOUND
 */
export async function lockDocument(
  ctx: Reader,
  id: number,
): Promise<{ document: LockedDocument; rows: ReceiverRow[]; deputies: Deputy[] }> {
  const locking = sql<LockedDocument>`
    select d.id, d.kind, d.status, d.serial, d.title, d.content, d.author_id, m.name as author_name, d.submitted_by, d.decided_at,
      c.documents_delegatable as delegatable, c.documents_substitutable as substitutable,
      c.documents_done_cancelable as done_cancelable, d.cancel_document_id
    from documents d
    join members m on m.company_id = d.company_id and m.id = d.author_id
    join companies c on c.company_id = d.company_id
    where d.company_id = ${thisCompany} and d.id = ${id} and d.status <> 'ERASED'
    for no key update of d`.execute(ctx.tx)
  const [locked, rows, deputies] = await Promise.all([locking, loadReceivers(ctx, id), deputiesOn(ctx, id)])
  return { document: found(locked.rows[0]), rows, deputies }
}

/** The line of a document in its order, readers (order 0) last. */
export async function loadReceivers({ tx, today }: Reader, documentId: number): Promise<ReceiverRow[]> {
  const result = await sql<ReceiverRow>`
    select r.id, r.member_id, r.receiver_type, r.step_order, r.is_shown, r.is_processed, r.decision, r.comment, r.position,
      r.acted_at, r.acted_by, r.read_at, r.added_by, r.decided_as, r.delegated_from, a.name as actor_name,
      f.name as delegated_from_name, m.name, t.name as team_name
    from document_receivers r
    join members m on m.company_id = r.company_id and m.id = r.member_id
    left join members a on a.company_id = r.company_id and a.id = r.acted_by
    left join members f on f.company_id = r.company_id and f.id = r.delegated_from
    ${joinTeamOn(today)}
    where r.company_id = ${thisCompany} and r.document_id = ${documentId}
    order by r.step_order = 0, r.receiver_type = 'FAGREEER', r.step_order, r.id`.execute(tx)
  return result.rows
}

/** What the actor is called. */
export async function ownName({ tx, actor }: Pick<CommandContext, 'tx' | 'actor'>): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from members where company_id = ${thisCompany} and id = ${actor.memberId}`.execute(tx)
  return rows[0]?.name ?? ''
}

export interface LineChange {
  /** As it was, read under its lock. */
  document: Pick<LockedDocument, 'id' | 'status' | 'author_id'>
  status: DocumentStatus
  /** The line as it was, read under the lock of the document. */
  rows: readonly ReceiverRow[]
  changes: readonly ReceiverChange[]
  /** Whose row carries the act, its comment and its time. */
  acting: { receiverId: number; comment: string; decidedAs?: ReceiverRow['decided_as'] } | null
}

/** Writes what a decision did to the line and to the document. */
export async function saveLine(
  ctx: Pick<CommandContext, 'tx' | 'actor' | 'now'>,
  { document, status, rows, changes, acting }: LineChange,
): Promise<void> {
  const now = ctx.now.toString()
  const { id: documentId, author_id } = document
  const writing = sql`
    with changed as (
      update document_receivers r set is_shown = c.shown, is_processed = c.processed, decision = c.decision,
        comment = case when r.id = ${acting?.receiverId ?? null}::bigint then ${acting?.comment ?? ''}::text else r.comment end,
        told_at = case when c.shown and not r.is_shown then null else r.told_at end,
        decided_as = case when c.processed then coalesce(r.decided_as,
          case when r.id = ${acting?.receiverId ?? null}::bigint then ${acting?.decidedAs ?? null}::text end) end,
        acted_at = case when c.processed and c.decision <> 'SKIPPED' then coalesce(r.acted_at, ${now}::timestamptz) end,
        acted_by = case when c.processed and c.decision <> 'SKIPPED' then coalesce(r.acted_by, ${ctx.actor.memberId}::bigint) end
      from unnest(${changes.map((one) => one.id)}::bigint[], ${changes.map((one) => one.isShown)}::boolean[],
        ${changes.map((one) => one.isProcessed)}::boolean[], ${changes.map((one) => one.decision)}::text[])
        as c (id, shown, processed, decision)
      where r.company_id = ${thisCompany} and r.document_id = ${documentId} and r.id = c.id
    )
    update documents set status = ${status}::text, updated_at = ${now}::timestamptz,
      decided_at = case when ${status}::text in ('APPROVED', 'DENIED', 'CANCELED') then coalesce(decided_at, ${now}::timestamptz) end
    where company_id = ${thisCompany} and id = ${documentId}`.execute(ctx.tx)
  const changeOf = new Map(changes.map((one) => [one.id, one]))
  const line = rows.map((row) => {
    const { isShown = row.is_shown, isProcessed = row.is_processed } = changeOf.get(row.id) ?? {}
    return { ...row, is_shown: isShown, is_processed: isProcessed }
  })
  const counting = tallyDocuments(ctx.tx, [{ ...document, line: rows }], [{ status, author_id, line }])
  await Promise.all([writing, counting])
}

/** Keeps others from acting on a document until the transaction ends. */
export async function holdDocument({ tx }: Pick<CommandContext, 'tx'>, id: number): Promise<void> {
  await sql`select 1 from documents where company_id = ${thisCompany} and id = ${id} for no key update`.execute(
    tx,
  )
}

/** Marks a document as read by a receiver, once. @returns whether it was this time */
export async function markRead(
  ctx: Pick<CommandContext, 'tx' | 'actor' | 'now'>,
  documentId: number,
): Promise<boolean> {
  const marked = await sql`
    update document_receivers set read_at = ${ctx.now.toString()}::timestamptz
    where company_id = ${thisCompany} and document_id = ${documentId} and member_id = ${ctx.actor.memberId} and is_shown and read_at is null`.execute(
    ctx.tx,
  )
  return (marked.numAffectedRows ?? 0n) > 0n
}
