import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { Language } from '../../../http/context.ts'
import { findNames } from '../../../people/members/index.ts'
import type { NoticeReader, ToldNotice } from '../../../platform/notifications/index.ts'
import { isSubmittedFor } from '../approvals.policy.ts'
import { turnIsOpen } from '../box-conditions.ts'
import { turnIsDeputed } from '../deputies/deputies.ts'
import { titlesOf } from '../kinds/shown-content.ts'
import { kindIsOpen } from '../kinds/switched-off-kinds.ts'

/** Those of some notices whose document the reader may open: the rule of mayOpenDocument, and those for whom they decide. */
export function documentsThatOpen(
  reader: NoticeReader,
  notices: readonly ToldNotice[],
): Promise<ReadonlySet<number>> {
  const { memberId, isFullAdmin } = reader.actor
  const mayOpen = sql<boolean>`d.status <> 'ERASED' and (d.author_id = ${memberId} or ${isSubmittedFor(reader)} or ${isFullAdmin}::boolean or ${placeOf(
    reader,
    sql`true`,
  )})`
  return holding(reader, notices, mayOpen)
}

/** Those of some notices on whose document the reader can still decide. */
export function turnsThatWait(
  reader: NoticeReader,
  notices: readonly ToldNotice[],
): Promise<ReadonlySet<number>> {
  return holding(reader, notices, waits(reader))
}

/** Those of some reminders of which a document still waits. */
export async function stillWaits(
  reader: NoticeReader,
  notices: readonly ToldNotice[],
): Promise<ReadonlySet<number>> {
  const found = new Set((await waitingAmong(reader, notices.flatMap(documentsOf))).map(({ id }) => id))
  return new Set(notices.filter((one) => documentsOf(one).some((id) => found.has(id))).map(({ id }) => id))
}

const lines: Record<Language, (title: string, author: string) => string> = {
  ko: (title, author) => `‘${title}’ (기안: ${author})`,
  ja: (title, author) => `「${title}」（起案：${author}）`,
  en: (title, author) => `“${title}” (drafted by ${author})`,
}

/** What a reminder names of what waits, the oldest first. */
export async function waitingInMail(
  reader: NoticeReader,
  data: Record<string, unknown>,
): Promise<readonly string[]> {
  const rows = await waitingAmong(reader, documentsOf({ id: 0, data }))
  const names = await findNames(reader, [...new Set(rows.map((row) => row.author_id))])
  return rows.map((row) => {
    const title = titlesOf(row, reader.today)[reader.language]
    return lines[reader.language](title, names.get(row.author_id) ?? '')
  })
}

function documentsOf({ data }: ToldNotice): number[] {
  return Array.isArray(data.documentIds) ? data.documentIds.map(Number) : []
}

/** A place of the reader on the line of `d`, or of somebody for whom they decide. */
function placeOf(reader: NoticeReader, which: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql`exists (select 1 from document_receivers r
    where r.company_id = ${thisCompany} and r.document_id = d.id and ${which}
      and (r.member_id = ${reader.actor.memberId} or (${turnIsOpen} and ${turnIsDeputed(reader)})))`
}

const waits = (reader: NoticeReader) =>
  sql<boolean>`d.status = 'REQUESTED' and ${placeOf(reader, turnIsOpen)}`

async function holding(
  reader: NoticeReader,
  notices: readonly ToldNotice[],
  which: RawBuilder<boolean>,
): Promise<ReadonlySet<number>> {
  const targetOf = ({ data }: ToldNotice) => Number(data.targetId)
  const { rows } = await sql<{ id: number }>`
    select d.id from documents d
    where d.company_id = ${thisCompany} and d.id = any(${notices.map(targetOf)}::bigint[]) and ${kindIsOpen(reader)} and ${which}`.execute(
    reader.tx,
  )
  const found = new Set(rows.map(({ id }) => id))
  return new Set(notices.filter((one) => found.has(targetOf(one))).map(({ id }) => id))
}

interface WaitingRow {
  id: number
  kind: string
  title: string
  content: unknown
  author_id: number
}

async function waitingAmong(reader: NoticeReader, ids: readonly number[]): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select d.id, d.kind, d.title, d.content, d.author_id from documents d
    where d.company_id = ${thisCompany} and d.id = any(${[...ids]}::bigint[]) and ${kindIsOpen(reader)} and ${waits(reader)}
    order by d.id`.execute(reader.tx)
  return rows
}
