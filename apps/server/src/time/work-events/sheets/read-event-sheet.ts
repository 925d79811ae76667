import type { UploadedFile } from '#contract/fields.ts'
import { MOST_EVENT_MEGABYTES, MOST_EVENT_ROWS } from '#contract/time/work-events/event-sheets.ts'
import type { MemberContext } from '../../../http/context.ts'
import { type Cells, readPersonRows, type RowProblem } from '../../../outside/spreadsheet/person-rows.ts'
import { columnsToRead, type EventField, SAMPLE_EMAIL } from './event-columns.ts'

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
  problems: RowProblem<EventField>[]
}

/** The rows of an uploaded sheet of events. @throws Failure that says what of the file as a whole cannot be used */
export function readEventSheet(
  asker: Pick<MemberContext, 'companyId' | 'actor' | 'language'>,
  file: UploadedFile,
): Promise<GivenRow[]> {
  return readPersonRows(asker, file, {
    columns: columnsToRead(asker.language),
    maxRows: MOST_EVENT_ROWS,
    megabytes: MOST_EVENT_MEGABYTES,
    sampleEmail: SAMPLE_EMAIL,
    rowOf: givenOf,
  })
}

// Until the end of the day after.
const LAST_MINUTE = 48 * 60 - 1

function givenOf({ row, problems, note, text, email, number, day }: Cells<EventField>): GivenRow {
  const time = (key: EventField) => {
    const minute = number(key)
    if (minute !== undefined && (minute < 0 || minute > LAST_MINUTE)) note(key, 'CELL_NOT_TIME')
    return minute
  }
  return {
    row,
    email: email('email'),
    wk_event: text('wk_event'),
    from: day('wk_start_date'),
    to: day('wk_end_date'),
    start: time('evt_start_time'),
    end: time('evt_end_time'),
    location: text('wk_location', 200),
    reason: text('wk_comment', 500),
    occasionOn: day('wk_occasion_date'),
    problems,
  }
}
