import type { UploadedFile } from '#contract/fields.ts'
import type { Language, MemberContext } from '../../http/context.ts'
import { fail, type Failure } from '../../http/fail.ts'
import { cellErrorText } from './cell-error-text.ts'
import type { ReadColumn } from './parse-sheet.ts'
import type { CellErrorCode } from './read-cell.ts'
import type { SheetRowRead } from './read-sheet.ts'
import { readUpload } from './read-upload.ts'

/** What is wrong with one row of a sheet, in the language of who sent it. */
export interface RowProblem<F extends string> {
  field: F | null
  code: string
  message: string
}

interface Wanted<F extends string, R> {
  columns: readonly ReadColumn<F>[]
  maxRows: number
  megabytes: number
  /** The line of the template that shows how to fill it in. */
  sampleEmail: string
  rowOf: (cells: Cells<F>) => R
}

/**
 * The rows of an uploaded sheet of which each is about a person, named by the e-mail; the sample line of the template is none.
 * @throws Failure that says what of the file as a whole cannot be used
 */
export async function readPersonRows<F extends string, R extends { email: string }>(
  asker: Pick<MemberContext, 'companyId' | 'actor' | 'language'>,
  file: UploadedFile,
  { columns, maxRows, megabytes, sampleEmail, rowOf }: Wanted<F, R>,
): Promise<R[]> {
  const { rows } = await readUpload(asker, file, { columns, maxRows, megabytes, empty: 'SHEET_WITHOUT_ROWS' })
  const given = rows
    .map((row) => rowOf(cellsOf(row, columns, asker.language)))
    .filter(({ email }) => email !== sampleEmail)
  if (given.length === 0) fail('SHEET_WITHOUT_ROWS')
  return given
}

/** The cells of one row by their fields; what is wrong with one is noted in `problems`. */
export interface Cells<F extends string> {
  row: number
  problems: RowProblem<F>[]
  note: (field: F, code: CellErrorCode) => void
  text: (field: F, longest?: number) => string
  email: (field: F) => string
  number: (field: F) => number | undefined
  day: (field: F) => Temporal.PlainDate | undefined
}

// As days are read everywhere else.
const [FIRST_YEAR, LAST_YEAR] = [1900, 2200]
const LONGEST_TEXT = 300

function cellsOf<F extends string>(
  { row, values, errors }: SheetRowRead<F>,
  columns: readonly ReadColumn<F>[],
  language: Language,
): Cells<F> {
  const problems: RowProblem<F>[] = []
  // Of a row with several cells the sentence alone would not say which one is meant.
  const headingOf = (field: F) => columns.find(({ key }) => key === field)!.titles[0]!
  const note = (field: F, code: CellErrorCode) =>
    void problems.push({ field, code, message: `${headingOf(field)}: ${cellErrorText(code, language)}` })
  for (const { key, code } of errors) note(key, code)
  const text = (field: F, longest = LONGEST_TEXT) => {
    const given = String(values[field] ?? '').trim()
    if ([...given].length > longest) note(field, 'CELL_TOO_LONG')
    return given
  }
  return {
    row,
    problems,
    note,
    text,
    email: (field) => text(field).toLowerCase(),
    number: (field) => (values[field] as number | null) ?? undefined,
    day(field) {
      const date = values[field] as Temporal.PlainDate | null
      if (date && (date.year < FIRST_YEAR || date.year > LAST_YEAR)) note(field, 'CELL_NOT_DATE')
      return date ?? undefined
    },
  }
}

interface JudgedRow {
  row: { row: number; problems: readonly { message: string }[] }
  failure?: Failure
}

/** @throws Failure EVENT_ROWS_WRONG, or the refusal of the one row that is wrong, with the rows as its fields */
export function refuseRows(judged: readonly JudgedRow[]): never {
  const wrong = judged.filter(({ row }) => row.problems.length > 0)
  const fields = Object.fromEntries(
    wrong.map(({ row }) => [String(row.row), row.problems.map(({ message }) => message).join(' ')]),
  )
  const only = wrong.length === 1 ? wrong[0]!.failure : undefined
  fail(only?.code ?? 'EVENT_ROWS_WRONG', only?.values ?? { count: wrong.length }, fields)
}
