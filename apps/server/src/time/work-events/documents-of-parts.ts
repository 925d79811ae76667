import { sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import type { DayPart } from '../work-days/index.ts'
import { EVENT_HOLDER } from './events.store.ts'

/** Finds the documents of the requests that hold parts of days; null for what no event holds. */
export async function documentsOfParts(
  { tx }: Pick<CommandContext, 'tx'>,
  parts: readonly DayPart[],
): Promise<(part: DayPart) => number | null> {
  const ids = parts.filter((part) => part.holder_kind === EVENT_HOLDER).map((part) => part.holder_id)
  const { rows } = await sql<{ id: number; document_id: number }>`
    select id, document_id from work_events where company_id = ${thisCompany} and id = any(${ids}::bigint[])`.execute(
    tx,
  )
  const documents = new Map(rows.map((row) => [row.id, row.document_id]))
  return (part) => (part.holder_kind === EVENT_HOLDER ? (documents.get(part.holder_id) ?? null) : null)
}
