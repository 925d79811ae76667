import type { UploadedFile } from '#contract/fields.ts'
import {
  MOST_ADJUSTED_DAYS,
  MOST_ADJUSTMENT_MEGABYTES,
  MOST_ADJUSTMENT_ROWS,
} from '#contract/time/leave/leave-ledger.ts'
import type { MemberContext } from '../../../http/context.ts'
import { type Cells, readPersonRows, type RowProblem } from '../../../outside/spreadsheet/person-rows.ts'
import { type AdjustmentField, columnsToRead, kindNamed, SAMPLE_EMAIL } from './adjustment-columns.ts'
import type { AdjustmentKind } from './adjustments.store.ts'

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
  problems: RowProblem<AdjustmentField>[]
}

/** The rows of an uploaded sheet of adjustments. @throws Failure that says what of the file as a whole cannot be used */
export function readAdjustmentSheet(
  asker: Pick<MemberContext, 'companyId' | 'actor' | 'language'>,
  file: UploadedFile,
): Promise<GivenAdjustment[]> {
  return readPersonRows(asker, file, {
    columns: columnsToRead(asker.language),
    maxRows: MOST_ADJUSTMENT_ROWS,
    megabytes: MOST_ADJUSTMENT_MEGABYTES,
    sampleEmail: SAMPLE_EMAIL,
    rowOf: givenOf,
  })
}

function givenOf({ row, problems, note, text, email, number, day }: Cells<AdjustmentField>): GivenAdjustment {
  const kindText = text('kind')
  const days = number('days')
  if (days !== undefined && Math.abs(days) > MOST_ADJUSTED_DAYS) note('days', 'CELL_NOT_NUMBER')
  return {
    row,
    email: email('email'),
    kindText,
    kind: kindNamed(kindText),
    days,
    from: day('start_date'),
    to: day('end_date'),
    reason: text('memo'),
    problems,
  }
}
