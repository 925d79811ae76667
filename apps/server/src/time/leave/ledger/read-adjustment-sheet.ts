import type { Input } from '#contract/endpoint.ts'
import type { UploadedFile } from '#contract/fields.ts'
import {
  MOST_ADJUSTED_DAYS,
  MOST_ADJUSTMENT_MEGABYTES,
  MOST_ADJUSTMENT_ROWS,
  type uploadAdjustments,
} from '#contract/time/leave/leave-ledger.ts'
import type { Language, MemberContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { cellErrorText } from '../../../outside/spreadsheet/cell-error-text.ts'
import type { CellErrorCode } from '../../../outside/spreadsheet/read-cell.ts'
import type { SheetRowRead } from '../../../outside/spreadsheet/read-sheet.ts'
import { readUpload } from '../../../outside/spreadsheet/read-upload.ts'
import { type AdjustmentField, columnsToRead, kindNamed, SAMPLE_EMAIL } from './adjustment-columns.ts'
import type { AdjustmentKind } from './adjustments.store.ts'

export type RowProblem = Input<typeof uploadAdjustments.response>['rows'][number]['problems'][number]

/** A line as it was sent, with what is wrong with its cells. */
export interface GivenAdjustment {
  row: number
  email: string
  kindText: string
  kind: AdjustmentKind | undefined
  days: number | undefined
  from: Temporal.PlainDate | undefined
  to: Temporal.PlainDate | undefined
  reason: string
  problems: RowProblem[]
}

/** The rows of an uploaded sheet of adjustments. @throws Failure that says what of the file as a whole cannot be used */
export async function readAdjustmentSheet(
  asker: Pick<MemberContext, 'companyId' | 'actor' | 'language'>,
  file: UploadedFile,
): Promise<GivenAdjustment[]> {
  const { rows } = await readUpload(asker, file, {
    columns: columnsToRead(asker.language),
    maxRows: MOST_ADJUSTMENT_ROWS,
    megabytes: MOST_ADJUSTMENT_MEGABYTES,
    empty: 'SHEET_WITHOUT_ROWS',
  })
  const given = rows.map((row) => givenOf(row, asker.language)).filter(({ email }) => email !== SAMPLE_EMAIL)
  if (given.length === 0) fail('SHEET_WITHOUT_ROWS')
  return given
}

// As days are read everywhere else.
const [FIRST_YEAR, LAST_YEAR] = [1900, 2200]
const LONGEST_REASON = 300

function givenOf(
  { row, values, errors }: SheetRowRead<AdjustmentField>,
  language: Language,
): GivenAdjustment {
  const problem = (field: AdjustmentField, code: CellErrorCode): RowProblem => ({
    field,
    code,
    message: cellErrorText(code, language),
  })
  const problems = errors.map(({ key, code }) => problem(key, code))
  const note = (key: AdjustmentField, code: CellErrorCode) => problems.push(problem(key, code))
  const text = (key: AdjustmentField) => String(values[key] ?? '').trim()
  const day = (key: AdjustmentField) => {
    const date = values[key] as Temporal.PlainDate | null
    if (date && (date.year < FIRST_YEAR || date.year > LAST_YEAR)) note(key, 'CELL_NOT_DATE')
    return date ?? undefined
  }
  const days = (values.days as number | null) ?? undefined
  if (days !== undefined && Math.abs(days) > MOST_ADJUSTED_DAYS) note('days', 'CELL_NOT_NUMBER')
  if ([...text('memo')].length > LONGEST_REASON) note('memo', 'CELL_TOO_LONG')
  return {
    row,
    email: text('email').toLowerCase(),
    kindText: text('kind'),
    kind: kindNamed(text('kind')),
    days,
    from: day('start_date'),
    to: day('end_date'),
    reason: text('memo'),
    problems,
  }
}
