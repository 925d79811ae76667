import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import type { DocumentStatus } from '#rules/approvals/document-states.ts'
import type { ReceiverType } from '#rules/approvals/receiver.ts'
import type { Tx } from '../../db/connection.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { Language } from '../../http/context.ts'
import type { Filing } from './kinds/document-kind.ts'
import type { Titles } from './kinds/shown-content.ts'
import { searchText } from './search/search-text.ts'
import type { Place } from './tally-documents.ts'

export interface NewDocument {
  /** The number that its draft had already; a new one when absent. */
  id?: number
  kind: string
  status: DocumentStatus
  /** What it is called in every language: all of them are searched, the company's own is its record. */
  titles: Titles
  language: Language
  content: unknown
  filing?: Filing | undefined
  /** The document in whose place it is written. */
  replaces?: number | undefined
  authorId: number
  /** Who submits it in the author's name. */
  submittedBy: number | null
  submittedAt: string
  serial: { prefix: string; before: string; after: string; digits: number }
  receivers: readonly { memberId: number; type: ReceiverType; order: number; shown: boolean }[]
}

export interface WrittenDocument {
  id: number
  serial: string
  /** Whom it has on its line, to be counted: tallyDocuments. */
  line: Place[]
}

/**
 * Writes a document with its line and gives it the next number of its counter: the counter's row lock makes numbers gapless.
 * A number that a document of another counter bears already is stepped over: 개발 and its eleventh, 개발1 and its first.
 */
export async function insertDocument(tx: Tx, one: NewDocument): Promise<WrittenDocument> {
  for (;;) {
    const serial = numbered(one.serial, sql`${await nextNumber(tx, one.serial)}::int`)
    const written = await insertNumbered(tx, one, serial)
    if (written) return written
    // A document of another counter was given the same number at this moment; the counter has moved on by one.
  }
}

type Serial = NewDocument['serial']

const numbered = ({ before, digits, after }: Serial, number: RawBuilder<unknown>) => sql`(${before}::text
  || lpad(${number}::text, greatest(length(${number}::text), ${digits}::int), '0') || ${after}::text)`

async function nextNumber(tx: Tx, serial: Serial): Promise<number> {
  const result = await sql<{ last_number: number }>`
    insert into document_serials (company_id, prefix, last_number)
    select ${thisCompany}, ${serial.prefix}, max(number) from (
      with recursive free as (
        select coalesce((select last_number from document_serials
          where company_id = ${thisCompany} and prefix = ${serial.prefix}), 0) + 1 as number
        union all
        select number + 1 from free where exists (
          select 1 from documents where company_id = ${thisCompany} and serial = ${numbered(serial, sql`free.number`)})
      ) select number from free) found
    on conflict (company_id, prefix) do update
    set last_number = greatest(document_serials.last_number + 1, excluded.last_number)
    returning last_number`.execute(tx)
  return result.rows[0]!.last_number
}

async function insertNumbered(
  tx: Tx,
  one: NewDocument,
  serial: RawBuilder<unknown>,
): Promise<WrittenDocument | undefined> {
  const document = await sql<{ id: number; serial: string }>`
    insert into documents (company_id, id, kind, status, serial, title, search_text, content, author_id, submitted_by, submitted_at,
      decided_at, created_at, updated_at, form_id, storage_years, ends_on, replaces_id, is_proved)
    values (${thisCompany}, ${one.id === undefined ? sql`default` : one.id}, ${one.kind}, ${one.status}::text, ${serial},
      ${shortTitle(one.titles[one.language])}, ${searchText(one)}::text || E'\n' || ${serial}, ${JSON.stringify(one.content)}::jsonb, ${one.authorId}, ${one.submittedBy}::bigint, ${one.submittedAt}::timestamptz,
      case when ${one.status}::text = 'APPROVED' then ${one.submittedAt}::timestamptz end,
      ${one.submittedAt}::timestamptz, ${one.submittedAt}::timestamptz, ${one.filing?.formId ?? null}, ${one.filing?.years ?? null},
      ${one.filing?.until ?? null}::date, ${one.replaces ?? null}::bigint, true)
    on conflict (company_id, serial) do nothing
    returning id, serial`.execute(tx)
  const written = document.rows[0]
  return written && { ...written, line: await insertLine(tx, written.id, one.receivers) }
}

async function insertLine(tx: Tx, documentId: number, receivers: NewDocument['receivers']): Promise<Place[]> {
  const { rows } = await sql<Place>`
    insert into document_receivers (company_id, document_id, member_id, receiver_type, step_order, is_shown, position)
    select ${thisCompany}, ${documentId}::bigint, m.id, r.type, r.step, r.shown, m.position
    from unnest(${receivers.map((r) => r.memberId)}::bigint[], ${receivers.map((r) => r.type)}::text[],
      ${receivers.map((r) => r.order)}::int[], ${receivers.map((r) => r.shown)}::boolean[])
      with ordinality as r (member_id, type, step, shown, place)
    join members m on m.company_id = ${thisCompany} and m.id = r.member_id
    order by r.place
    returning member_id, receiver_type, is_shown, is_processed`.execute(tx)
  return rows
}

const LONGEST_TITLE = 100

/** A title as it is kept. */
export function shortTitle(title: string): string {
  return [...title].slice(0, LONGEST_TITLE).join('')
}

/** The number of a document that is yet to be submitted: drafts have it before. */
export async function newDocumentId(tx: Tx): Promise<number> {
  const { rows } = await sql<{
    id: number
  }>`select nextval(pg_get_serial_sequence('documents', 'id'))::bigint as id`.execute(tx)
  return Number(rows[0]!.id)
}
