import type { CellText } from '../../../ui/grid/grid-edits.ts'
import { type CellWords, copyText, isLocked, planOf } from './schedule-cells.ts'
import type { PersonMonth, Schedules, Shift } from './schedule-queries.ts'

/** The weeks of a month, Monday first: the days of each that lie in the month. */
export function weeksOf(days: readonly string[]): string[][] {
  return [...Map.groupBy(days, mondayOf).values()]
}

/** The Monday that a week is known by, also where it lies in the month before. */
export function mondayOf(day: string): string {
  const date = Temporal.PlainDate.from(day)
  return date.subtract({ days: date.dayOfWeek - 1 }).toString()
}

const WEEKS_BEFORE = 5

/** Weeks that can be copied, by their Mondays: those that the month touches, and those of the month before. */
export function weeksToCopy(days: readonly string[]): string[][] {
  const first = Temporal.PlainDate.from(mondayOf(days[0]!))
  const before = Temporal.PlainDate.from(days[0]!).subtract({ months: 1 }).toString()
  return Array.from({ length: WEEKS_BEFORE * 2 + 1 }, (_, at) => first.add({ weeks: at - WEEKS_BEFORE }))
    .map((monday) => Array.from({ length: 7 }, (_, at) => monday.add({ days: at }).toString()))
    .filter((week) => week.at(-1)! >= before && week[0]! <= days.at(-1)!)
}

/** The week that is copied until another is chosen: this one, in a month that has it. */
export function weekToCopy(weeks: readonly string[][], today: string): string[] {
  return weeks.find((week) => week.includes(today)) ?? weeks[0]!
}

/**
 * What a day says that may lie beside the month: as it stands there by schedule, undefined for who has none.
 * @param before the people of the month before, with its shifts
 */
export function textBeside(
  row: PersonMonth,
  day: string,
  {
    before,
    templates,
    words,
  }: { before: Schedules | undefined; templates: readonly Shift[]; words: CellWords },
): string | undefined {
  if (day > row.sch_end_date) {
    const plan = row.around.find(({ date }) => date === day)
    return plan && copyText(plan, templates, words)
  }
  const own = before?.results.find(({ user_id: id }) => id === row.user_id)
  return own?.work_schedule ? copyText(planOf(own, day), before!.templates, words) : undefined
}

/**
 * What copying a week writes: each day of the other weeks becomes as the same day of the week is, for whoever is planned in
 * it. Days of which the week says nothing, locked ones, and those that are so already, stay.
 * @param textOf a day as it stands now; undefined where nothing is known of it
 */
export function copiedWeek(
  rows: readonly PersonMonth[],
  textOf: (row: PersonMonth, day: string) => string | undefined,
  from: readonly string[],
  into: readonly (readonly string[])[],
): CellText[] {
  const weekday = (day: string) => Temporal.PlainDate.from(day).dayOfWeek
  const pairs = into.flat().flatMap((day) => {
    const source = from.find((one) => weekday(one) === weekday(day))
    return source && source !== day ? [{ source, day }] : []
  })
  return rows
    .filter((row) => from.some((day) => textOf(row, day)))
    .flatMap((row) =>
      pairs
        .filter(({ day }) => !isLocked(row, day))
        .map(({ source, day }) => ({ row: row.user_id, column: day, text: textOf(row, source) }))
        .filter(({ column, text }) => text !== undefined && textOf(row, column) !== text),
    )
}
