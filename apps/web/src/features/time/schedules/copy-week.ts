import type { CellText } from '../../../ui/grid/grid-edits.ts'
import { isLocked } from './schedule-cells.ts'
import type { PersonMonth } from './schedule-queries.ts'

/** The weeks of a month, Monday first: the days of each that lie in the month. */
export function weeksOf(days: readonly string[]): string[][] {
  const weeks = Map.groupBy(days, (day) => {
    const date = Temporal.PlainDate.from(day)
    return date.subtract({ days: date.dayOfWeek - 1 }).toString()
  })
  return [...weeks.values()]
}

/** The week that is copied until another is chosen: this one, in a month that has it. */
export function weekToCopy(weeks: readonly string[][], today: string): string[] {
  return weeks.find((week) => week.includes(today)) ?? weeks[0]!
}

/**
 * What copying a week writes: each day of the other weeks becomes as the same day of the week is, for whoever is planned in
 * it. Days that the week does not have in this month, locked ones, and those that are so already, stay.
 * @param textOf a cell as it stands now
 */
export function copiedWeek(
  rows: readonly PersonMonth[],
  textOf: (row: PersonMonth, day: string) => string,
  from: readonly string[],
  into: readonly (readonly string[])[],
): CellText[] {
  const weekday = (day: string) => Temporal.PlainDate.from(day).dayOfWeek
  const pairs = into.flat().flatMap((day) => {
    const source = from.find((one) => weekday(one) === weekday(day))
    return source && source !== day ? [{ source, day }] : []
  })
  return rows
    .filter((row) => from.some((day) => textOf(row, day) !== ''))
    .flatMap((row) =>
      pairs
        .filter(({ day }) => !isLocked(row, day))
        .map(({ source, day }) => ({ row: row.user_id, column: day, text: textOf(row, source) }))
        .filter(({ column, text }) => textOf(row, column) !== text),
    )
}
