import { sql } from '../../db/sql/sql.ts'
import type { Selectable } from 'kysely'
import { atMost, pageOf } from '../../db/page-of.ts'
import type { MemberImports } from '../../db/rows.gen.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { fieldsForNewcomers } from '../custom-fields/index.ts'
import { found } from '../../http/fail.ts'
import { type CustomColumn, customColumns } from './custom-columns.ts'
import { type ImportStatus, maySeeImport } from './member-sheets.policy.ts'
import { missingRanks } from './missing-ranks.ts'
import { type RowState, storedColumns, type StoredRow } from './member-sheets.store.ts'

type Reader = Pick<MemberContext, 'tx' | 'actor'>

export interface ImportRow extends Selectable<MemberImports> {
  status: ImportStatus
  created_by_name: string | null
}

export interface WholeImport extends ImportRow {
  newTeams: string[]
  newRanks: string[]
  customColumns: CustomColumn[]
}

const importColumns = sql`i.*, m.name as created_by_name`
const withCreator = sql`member_imports i left join members m on m.company_id = i.company_id and m.id = i.created_by`

export async function listImports(
  { tx, actor }: Reader,
  { page, page_size }: { page: number; page_size: number },
): Promise<{ count: number; rows: ImportRow[] }> {
  // Limited admins see their own, see maySeeImport.
  const mine = sql`i.company_id = ${thisCompany} and ${actor.isFullAdmin ? sql`true` : sql`i.created_by = ${actor.memberId}`}`
  const [count, rows] = await Promise.all([
    sql<{ count: number }>`select count(*)::int as count from member_imports i where ${mine}`.execute(tx),
    sql<ImportRow>`
      select ${importColumns} from ${withCreator} where ${mine}
      order by i.created_at desc, i.id desc ${pageOf({ page, page_size })}`.execute(tx),
  ])
  return { count: count.rows[0]?.count ?? 0, rows: rows.rows }
}

/** @throws Failure NOT_FOUND, also for an import that this admin does not see */
export async function findImport({ tx, actor }: Reader, importId: number): Promise<ImportRow> {
  const { rows } = await sql<ImportRow>`
    select ${importColumns} from ${withCreator} where i.company_id = ${thisCompany} and i.id = ${importId}`.execute(
    tx,
  )
  const row = found(rows[0])
  found(maySeeImport(actor, row) || null)
  return row
}

/** The import with what its start would make. @throws Failure NOT_FOUND as findImport */
export async function getImport(ctx: Reader, importId: number): Promise<WholeImport> {
  const { tx } = ctx
  const row = await findImport(ctx, importId)
  const [teams, newRanks, fields] = await Promise.all([
    sql<{ path: string }>`
      select distinct new_team as path from member_import_rows
      where company_id = ${thisCompany} and import_id = ${importId} and state = 'READY' and new_team is not null
      order by 1 limit 50`.execute(tx),
    row.status !== 'RUNNING' ? missingRanks(tx, importId, 'possible') : [],
    fieldsForNewcomers(ctx),
  ])
  const newTeams = teams.rows.map(({ path }) => path)
  return { ...row, newTeams, newRanks, customColumns: customColumns(fields) }
}

export interface RowFilter {
  state?: RowState | undefined
  with_problems?: boolean | undefined
  page: number
  page_size: number
}

/** A page of the rows; whoever asks sees the import. */
export async function listRows(
  { tx }: Pick<Reader, 'tx'>,
  importId: number,
  filter: RowFilter,
): Promise<{ count: number; rows: StoredRow[] }> {
  const states = statesOf(filter)
  const where = sql`company_id = ${thisCompany} and import_id = ${importId} and state = any(${states}::text[])`
  const [count, rows] = await Promise.all([
    sql<{ count: number }>`select count(*)::int as count from member_import_rows where ${where}`.execute(tx),
    sql<StoredRow>`
      select ${storedColumns} from member_import_rows where ${where} order by row_number
      ${pageOf(filter)}`.execute(tx),
  ])
  return { count: count.rows[0]?.count ?? 0, rows: rows.rows }
}

const problemStates: RowState[] = ['PROBLEM', 'SKIPPED', 'FAILED']

function statesOf({ state, with_problems }: RowFilter): RowState[] {
  const all: RowState[] = with_problems ? problemStates : ['READY', 'PROBLEM', 'INVITED', 'SKIPPED', 'FAILED']
  return state ? all.filter((one) => one === state) : all
}

/** The next rows with problems after one, for a file that is written while it is read. */
export async function problemRowsAfter(
  { tx }: Pick<Reader, 'tx'>,
  importId: number,
  after: number,
  limit: number,
): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select ${storedColumns} from member_import_rows
    where company_id = ${thisCompany} and import_id = ${importId} and state = any(${problemStates}::text[]) and row_number > ${after}
    order by row_number ${atMost(limit)}`.execute(tx)
  return rows
}
