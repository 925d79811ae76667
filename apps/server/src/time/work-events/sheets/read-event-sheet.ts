import type { Input } from '#contract/endpoint.ts'
import type { UploadedFile } from '#contract/fields.ts'
import {
  MOST_EVENT_MEGABYTES,
  MOST_EVENT_ROWS,
  type uploadEvents,
} from '#contract/time/work-events/event-sheets.ts'
import type { Language, MemberContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { cellErrorText } from '../../../outside/spreadsheet/cell-error-text.ts'
import type { CellErrorCode } from '../../../outside/spreadsheet/read-cell.ts'
import type { SheetRowRead } from '../../../outside/spreadsheet/read-sheet.ts'
import { readUpload } from '../../../outside/spreadsheet/read-upload.ts'
import { columnsToRead, type EventField, SAMPLE_EMAIL } from './event-columns.ts'

export type RowProblem = Input<typeof uploadEvents.response>['rows'][number]['problems'][number]

/** A line as it was sent, with what is wrong with its cells. */
export interface GivenRow {
  row: number
  email: string
  wk_event: string
  from: Temporal.PlainDate | undefined
  to: Temporal.PlainDate | undefined
  start: number | undefined
  end: number | undefined
  location: string
  reason: string
  occasionOn: Temporal.PlainDate | undefined
  problems: RowProblem[]
}

type Asker = Pick<MemberContext, 'companyId' | 'actor' | 'language'>

/** The rows of an uploaded sheet of events. @throws Failure that says what of the file as a whole cannot be used */
export async function readEventSheet(asker: Asker, file: UploadedFile): Promise<GivenRow[]> {
  const { rows } = await readUpload(asker, file, {
    columns: columnsToRead(asker.language),
    maxRows: MOST_EVENT_ROWS,
    megabytes: MOST_EVENT_MEGABYTES,
    empty: 'SHEET_WITHOUT_ROWS',
  })
  const given = rows.map((row) => givenOf(row, asker.language)).filter(({ email }) => email !== SAMPLE_EMAIL)
  if (given.length === 0) fail('SHEET_WITHOUT_ROWS')
  return given
}

// As days are read everywhere else.
const [FIRST_YEAR, LAST_YEAR] = [1900, 2200]
const LONGEST: Partial<Record<EventField, number>> = { wk_location: 200, wk_comment: 500 }
// Until the end of the day after.
const LAST_MINUTE = 48 * 60 - 1

function givenOf({ row, values, errors }: SheetRowRead<EventField>, language: Language): GivenRow {
  const problems: RowProblem[] = errors.map(({ key, code }) => problem(key, code, language))
  const note = (key: EventField, code: CellErrorCode) => problems.push(problem(key, code, language))
  const text = (key: EventField) => {
    const given = String(values[key] ?? '').trim()
    if ([...given].length > (LONGEST[key] ?? 300)) note(key, 'CELL_TOO_LONG')
    return given
  }
  const day = (key: EventField) => {
    const date = values[key] as Temporal.PlainDate | null
    if (date && (date.year < FIRST_YEAR || date.year > LAST_YEAR)) note(key, 'CELL_NOT_DATE')
    return date ?? undefined
  }
  const time = (key: EventField) => {
    const minute = values[key] as number | null
    if (minute !== null && (minute < 0 || minute > LAST_MINUTE)) note(key, 'CELL_NOT_TIME')
    return minute ?? undefined
  }
  return {
    row,
    email: text('email').toLowerCase(),
    wk_event: text('wk_event'),
    from: day('wk_start_date'),
    to: day('wk_end_date'),
    start: time('evt_start_time'),
    end: time('evt_end_time'),
    location: text('wk_location'),
    reason: text('wk_comment'),
    occasionOn: day('wk_occasion_date'),
    problems,
  }
}

function problem(field: EventField, code: CellErrorCode, language: Language): RowProblem {
  return { field, code, message: cellErrorText(code, language) }
}
