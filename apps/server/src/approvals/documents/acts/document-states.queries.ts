import { sql } from '../../../db/sql/sql.ts'
import type { KnownPlace } from '#rules/approvals/proofs.ts'
import type { Tx } from '../../../db/connection.ts'
import { thisCompany } from '../../../db/this-company.ts'

interface StatedPlace extends KnownPlace {
  id: number
  receiverType: string
  stepOrder: number
  isShown: boolean
  isProcessed: boolean
  position: string
  decidedAs: string | null
  delegatedFrom: number | null
}

/** All that a document says, its number and state, and its line, for what proves them. */
export interface DocumentState {
  id: number
  kind: string
  serial: string | null
  title: string
  content: unknown
  status: string
  authorId: number
  submittedAt: string
  line: StatedPlace[]
  /** Names and hashes of its files; absent where it has none. */
  attachments?: readonly { name: string; sha256: string }[]
}

/** Documents as they are now, by id. */
export async function documentStates(tx: Tx, ids: readonly number[]): Promise<DocumentState[]> {
  const { rows } = await sql<
    Omit<DocumentState, 'attachments'> & { attachments: DocumentState['attachments'] | null }
  >`
    select d.id, d.kind, d.serial, d.title, d.content, d.status, d.author_id as "authorId",
      d.submitted_at as "submittedAt",
      (select coalesce(json_agg(json_build_object('id', r.id, 'memberId', r.member_id, 'receiverType', r.receiver_type,
          'stepOrder', r.step_order, 'isShown', r.is_shown, 'isProcessed', r.is_processed, 'decision', r.decision,
          'comment', r.comment, 'position', r.position, 'actedAt', r.acted_at, 'actedBy', r.acted_by, 'readAt', r.read_at,
          'decidedAs', r.decided_as, 'delegatedFrom', r.delegated_from)
          order by r.id), '[]')
        from document_receivers r where r.company_id = ${thisCompany} and r.document_id = d.id) as line,
      (select json_agg(json_build_object('name', a.name, 'sha256', a.sha256) order by a.id)
        from document_attachments a where a.company_id = ${thisCompany} and a.document_id = d.id) as attachments
    from documents d
    where d.company_id = ${thisCompany} and d.id = any(${[...ids]}::bigint[]) and d.status <> 'ERASED'
    order by d.id`.execute(tx)
  // Without files it says what documents said before they could have any: their chains stay whole.
  return rows.map(({ attachments, ...row }) => (attachments ? { ...row, attachments } : row))
}

/** The next documents behind one, held until the transaction ends. */
export async function holdNextDocuments(tx: Tx, after: number, size: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select d.id from documents d
    where d.company_id = ${thisCompany} and d.id > ${after} and d.status <> 'ERASED'
    order by d.id limit ${size}::int for no key update`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function countDocuments(tx: Tx): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from documents d where d.company_id = ${thisCompany} and d.status <> 'ERASED'`.execute(
    tx,
  )
  return rows[0]!.total
}

/** Of documents without a chain those that have had one. */
export async function provedAmong(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select d.id from documents d
    where d.company_id = ${thisCompany} and d.id = any(${[...ids]}::bigint[]) and d.is_proved`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Notes that chains were begun for documents from before the proofs; what is submitted says it from its beginning. */
export async function markProved(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update documents set is_proved = true
    where company_id = ${thisCompany} and id = any(${[...ids]}::bigint[])`.execute(tx)
}
