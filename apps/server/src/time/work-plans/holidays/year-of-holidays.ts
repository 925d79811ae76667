import { holidaysBetween, holidaysOn } from '#rules/calendar/holidays.ts'
import {
  type HolidayFault,
  judgeHoliday,
  mayBeSwapped,
  type WantedHoliday,
} from '#rules/calendar/judge-holiday.ts'
import type { CommandContext, Language } from '../../../http/context.ts'
import { namesOf } from '../name-of-holiday.ts'
import { correctionsOfRows, type HolidayRow, listHolidays } from './holidays.store.ts'

/** A day of a year as the company keeps it. LAW: as the calendar says; the others are what the company has said. */
export interface KeptHoliday {
  date: Temporal.PlainDate
  name: string
  kind: 'LAW' | 'OWN' | 'SWAP_FREE' | 'SWAP_WORKED' | 'UNKEPT'
  row: HolidayRow | null
  isAnnounced: boolean
  /** It may be worked, and another day be free in its place. */
  isSwappable: boolean
}

/** The holidays of a year with what the company has said of them, in the order of the calendar. */
export async function yearOfHolidays(
  ctx: Pick<CommandContext, 'tx' | 'language'>,
  year: number,
): Promise<KeptHoliday[]> {
  const rows = await listHolidays(ctx)
  const said = new Map(rows.map((row) => [row.holiday_on, row]))
  const [from, to] = [Temporal.PlainDate.from(`${year}-01-01`), Temporal.PlainDate.from(`${year}-12-31`)]
  const listed = holidaysBetween(from, to, correctionsOfRows(rows)).map(({ date }) => date.toString())
  const own = rows.map((row) => row.holiday_on).filter((on) => on.startsWith(`${year}-`))
  return [...new Set([...listed, ...own])]
    .toSorted()
    .map((on) => keptOn(Temporal.PlainDate.from(on), said.get(on) ?? null, { rows, language: ctx.language }))
}

function keptOn(
  date: Temporal.PlainDate,
  row: HolidayRow | null,
  { rows, language }: { rows: readonly HolidayRow[]; language: Language },
): KeptHoliday {
  // What is worked in spite of the calendar keeps the name that it has there.
  const holidays = row && !row.is_off ? holidaysOn(date) : holidaysOn(date, correctionsOfRows(rows))
  return {
    date,
    name: namesOf(holidays, language) ?? row?.name ?? '',
    kind: kindOf(row),
    row,
    isAnnounced: holidays.every(({ announced }) => announced),
    isSwappable: row === null && mayBeSwapped(date),
  }
}

function kindOf(row: HolidayRow | null): KeptHoliday['kind'] {
  if (!row) return 'LAW'
  if (row.swapped_with === null) return row.is_off ? 'OWN' : 'UNKEPT'
  return row.is_off ? 'SWAP_FREE' : 'SWAP_WORKED'
}

/** Korean names of what the calendar lists on a day, as it is kept with a correction. */
export function listedName(date: Temporal.PlainDate): string {
  return namesOf(holidaysOn(date), 'ko') ?? ''
}

/** What stands against a correction. @param people who work for the company */
export async function faultOfHoliday(
  ctx: Pick<CommandContext, 'tx'>,
  wanted: WantedHoliday,
  people: number,
): Promise<HolidayFault | null> {
  return judgeHoliday(wanted, { corrections: correctionsOfRows(await listHolidays(ctx)), people })
}
