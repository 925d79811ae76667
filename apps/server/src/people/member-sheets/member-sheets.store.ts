import type { Selectable } from 'kysely'
import { sql } from '../../db/sql/sql.ts'
import type { Tx } from '../../db/connection.ts'
import type { MemberImports } from '../../db/rows.gen.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail, found } from '../../http/fail.ts'
import type { Verdict } from './judging/judge-row.ts'
import { canBe, type ImportAct, type ImportStatus, maySeeImport } from './member-sheets.policy.ts'
import type { Given, RawRow, Unread } from './judging/raw-row.ts'
import type { Cells, Problem } from './judging/row-cells.ts'

export type ImportRecord = Selectable<MemberImports> & { status: ImportStatus }
export type RowState = 'READY' | 'PROBLEM' | 'INVITED' | 'SKIPPED' | 'FAILED'

export interface StoredRow extends RawRow {
  state: RowState
  email: string
  read: Cells['read']
  problems: Problem[]
}

export interface Outcome {
  rowNumber: number
  state: RowState
  problems: Problem[]
}

/** The import, locked until the transaction ends; null when it is gone. */
export async function lockImport(tx: Tx, importId: number): Promise<ImportRecord | null> {
  const query = tx.selectFrom('member_imports').selectAll().where('id', '=', importId).forUpdate()
  return ((await query.executeTakeFirst()) as ImportRecord | undefined) ?? null
}

/** @throws Failure NOT_FOUND for an import that this admin does not see, WRONG_IMPORT_STATE */
export async function lockImportFor(
  ctx: Pick<CommandContext, 'tx' | 'actor' | 'now'>,
  importId: number,
  act: ImportAct,
): Promise<ImportRecord> {
  const sheet = found(await lockImport(ctx.tx, importId))
  if (!maySeeImport(ctx.actor, sheet)) fail('NOT_FOUND')
  if (!canBe(act, sheet, ctx.now)) fail('WRONG_IMPORT_STATE')
  return sheet
}

export const storedColumns = sql`row_number as "rowNumber", given, unread, state, email, read, problems`

interface Judged extends RawRow {
  verdict: Verdict
}

// One statement's worth: the parameter stays some hundreds of kilobytes.
const CHUNK = 1_000

export async function insertRows(
  { tx }: Pick<CommandContext, 'tx'>,
  importId: number,
  rows: readonly Judged[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) {
    const values = rows.slice(from, from + CHUNK).map(({ rowNumber, given, unread, verdict }) => ({
      row_number: rowNumber,
      given,
      unread,
      ...stored(verdict),
    }))
    await sql`
      insert into member_import_rows (company_id, import_id, row_number, given, unread, state, email, read, problems, new_team, new_rank)
      select ${thisCompany}::bigint, ${importId}::bigint, r.row_number, r.given, r.unread, r.state, r.email, r.read, r.problems, r.new_team,
        r.new_rank
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as r (row_number integer, given jsonb, unread jsonb,
        state text, email text, read jsonb, problems jsonb, new_team text, new_rank text)
      returning row_number`.execute(tx)
  }
}

/** Writes anew how rows were judged, and what those are in which something is wrong. */
export async function writeVerdicts(
  tx: Tx,
  importId: number,
  rows: readonly { rowNumber: number; verdict: Verdict }[],
  wrong: 'PROBLEM' | 'FAILED',
): Promise<void> {
  const values = rows.map(({ rowNumber, verdict }) => ({
    row_number: rowNumber,
    ...stored(verdict),
    state: verdict.state === 'PROBLEM' ? wrong : verdict.state,
  }))
  await sql`
    update member_import_rows m set state = r.state, email = r.email, read = r.read, problems = r.problems,
      new_team = r.new_team, new_rank = r.new_rank
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as r (row_number integer, state text, email text,
      read jsonb, problems jsonb, new_team text, new_rank text)
    where m.company_id = ${thisCompany} and m.import_id = ${importId} and m.row_number = r.row_number`.execute(
    tx,
  )
}

function stored({ state, email, read, problems, newTeam, newRank }: Verdict) {
  return { state, email, read, problems, new_team: newTeam, new_rank: newRank }
}

/** Writes how rows ended. */
export async function writeOutcomes(tx: Tx, importId: number, outcomes: readonly Outcome[]): Promise<void> {
  const values = outcomes.map(({ rowNumber, state, problems }) => ({
    row_number: rowNumber,
    state,
    problems,
  }))
  await sql`
    update member_import_rows m set state = r.state, problems = r.problems
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as r (row_number integer, state text, problems jsonb)
    where m.company_id = ${thisCompany} and m.import_id = ${importId} and m.row_number = r.row_number`.execute(
    tx,
  )
}

export async function writeGiven(
  tx: Tx,
  importId: number,
  row: { rowNumber: number; given: Given; unread: Unread; email: string },
): Promise<void> {
  await sql`
    update member_import_rows set given = ${JSON.stringify(row.given)}::jsonb, unread = ${JSON.stringify(row.unread)}::jsonb,
      email = ${row.email}
    where company_id = ${thisCompany} and import_id = ${importId} and row_number = ${row.rowNumber}`.execute(
    tx,
  )
}

/** Sums up the rows, so that lists and progress need not count them. */
export async function recount(tx: Tx, importId: number): Promise<void> {
  await sql`
    update member_imports i set ready_count = c.ready, problem_count = c.problem, invited_count = c.invited,
      skipped_count = c.skipped, failed_count = c.failed
    from (
      select count(*) filter (where state = 'READY')::int as ready, count(*) filter (where state = 'PROBLEM')::int as problem,
        count(*) filter (where state = 'INVITED')::int as invited, count(*) filter (where state = 'SKIPPED')::int as skipped,
        count(*) filter (where state = 'FAILED')::int as failed
      from member_import_rows where company_id = ${thisCompany} and import_id = ${importId}
    ) c where i.company_id = ${thisCompany} and i.id = ${importId}`.execute(tx)
}

/** @throws Failure NOT_FOUND */
export async function getRow(tx: Tx, importId: number, rowNumber: number): Promise<StoredRow> {
  const { rows } = await sql<StoredRow>`
    select ${storedColumns} from member_import_rows
    where company_id = ${thisCompany} and import_id = ${importId} and row_number = ${rowNumber}`.execute(tx)
  return found(rows[0])
}

/** The first row of the import with each of the addresses. */
export async function firstRowsOf(
  tx: Tx,
  importId: number,
  emails: readonly string[],
): Promise<Map<string, { rowNumber: number; given: Given }>> {
  const { rows } = await sql<{ email: string; rowNumber: number; given: Given }>`
    select distinct on (email) email, row_number as "rowNumber", given from member_import_rows
    where company_id = ${thisCompany} and import_id = ${importId} and email <> '' and email = any(${[...new Set(emails)]}::text[])
    order by email, row_number`.execute(tx)
  return new Map(rows.map((row) => [row.email, row]))
}
