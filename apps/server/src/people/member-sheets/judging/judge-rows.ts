import { setImmediate as letOthers } from 'node:timers/promises'
import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import { atMost } from '../../../db/page-of.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { judgeRow, type Verdict } from './judge-row.ts'
import { loadSurroundings, lookupEmail, type Surroundings } from './load-surroundings.ts'
import type { RawRow } from './raw-row.ts'
import {
  firstRowsOf,
  type ImportRecord,
  recount,
  storedColumns,
  type StoredRow,
  writeVerdicts,
} from '../member-sheets.store.ts'

type Judge = Pick<CommandContext, 'tx' | 'today' | 'actor'>

/** Some milliseconds' worth. */
const AT_ONCE = 500

/** Judges many rows, and lets other requests in between. */
export async function judgeRows<R extends RawRow>(
  rows: readonly R[],
  around: Surroundings,
): Promise<(R & { verdict: Verdict })[]> {
  const judged: (R & { verdict: Verdict })[] = []
  for (const row of rows) {
    judged.push({ ...row, verdict: judgeRow(row, around) })
    if (judged.length % AT_ONCE === 0) await letOthers()
  }
  return judged
}

// Rows that are held at once.
const CHUNK = 2_000

/**
 * Judges rows anew that are not invited yet. What is wrong after the start stays a failure, to be mended again. The statements
 * stay few however many rows there are.
 */
async function judgeAgain(ctx: Judge, sheet: ImportRecord, rows: readonly StoredRow[]): Promise<void> {
  if (rows.length === 0) return
  const emails = rows.map(lookupEmail)
  const firstRows = await firstRowsOf(ctx.tx, sheet.id, emails)
  const choices = { createTeams: sheet.create_teams, createRanks: sheet.create_ranks }
  const around = await loadSurroundings(ctx, { emails, firstRows, ...choices })
  const judged = await judgeRows(rows, around)
  await writeVerdicts(ctx.tx, sheet.id, judged, sheet.status === 'PREVIEW' ? 'PROBLEM' : 'FAILED')
}

/** Judges every row anew that names a team or a rank and is not invited, since it was chosen whether unknown ones are made. */
export function judgeChoicesAgain(ctx: Judge, sheet: ImportRecord): Promise<void> {
  return judgeAllOf(ctx, sheet, sql`state <> 'INVITED' and (given->>'team' <> '' or given->>'rank' <> '')`)
}

/** Judges every row anew that failed: it was mended, or what it names is there by now. */
export function judgeFailedAgain(ctx: Judge, sheet: ImportRecord): Promise<void> {
  return judgeAllOf(ctx, sheet, sql`state = 'FAILED'`)
}

async function judgeAllOf(ctx: Judge, sheet: ImportRecord, which: RawBuilder<unknown>): Promise<void> {
  for (let after = 0; ;) {
    const { rows } = await sql<StoredRow>`
      select ${storedColumns} from member_import_rows
      where company_id = ${thisCompany} and import_id = ${sheet.id} and row_number > ${after} and ${which}
      order by row_number ${atMost(CHUNK)}`.execute(ctx.tx)
    await judgeAgain(ctx, sheet, rows)
    if (rows.length < CHUNK) break
    after = rows.at(-1)!.rowNumber
  }
  await recount(ctx.tx, sheet.id)
}

/** Judges anew every row with one of the addresses: whether they stand there twice may have changed. */
export async function judgeAddressesAgain(
  ctx: Judge,
  sheet: ImportRecord,
  touched: { rowNumber: number; emails: readonly string[] },
): Promise<void> {
  const emails = touched.emails.filter((email) => email !== '')
  const { rows } = await sql<StoredRow>`
    select ${storedColumns} from member_import_rows
    where company_id = ${thisCompany} and import_id = ${sheet.id} and state <> 'INVITED'
      and (row_number = ${touched.rowNumber} or (email <> '' and email = any(${emails}::text[])))`.execute(
    ctx.tx,
  )
  await judgeAgain(ctx, sheet, rows)
  await recount(ctx.tx, sheet.id)
}
