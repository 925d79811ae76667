import { dayKey } from './calendar/day-key.ts'

/** A row of a table of legal figures; `from` is the first day it holds (yyyy-MM-dd). */
export type DatedRow = { readonly from: string }

/**
 * Picks the row in force on a day. Rows may stand in any order.
 * @throws RangeError when the day lies before the first row.
 */
export function figuresInForce<Row extends DatedRow>(rows: readonly Row[], on: Temporal.PlainDate): Row {
  const day = dayKey(on)
  let found: Row | undefined
  for (const row of rows) {
    if (row.from <= day && (!found || row.from > found.from)) found = row
  }
  if (!found) throw new RangeError(`no figures known for ${day}`)
  return found
}
