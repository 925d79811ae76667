import { dayKey } from './day-key.ts'
import { ANNOUNCED_HOLIDAYS } from './announced-holidays.ts'
import { EXPECTED_HOLIDAYS } from './expected-holidays.ts'
import { holidayName, type HolidayCode, type HolidayKind, type HolidayRow } from './holiday-row.ts'

export type Holiday = {
  date: Temporal.PlainDate
  code: HolidayCode | 'COMPANY'
  kind: HolidayKind | 'company'
  nameKo: string
  substituteOf: Temporal.PlainDate | null
  /** false for years that the government has not announced yet */
  announced: boolean
}

/** A company adds a day of its own, or takes a listed day off the calendar. */
export type HolidayCorrection =
  | {
      action: 'ADD'
      date: Temporal.PlainDate
      name: string
      /** The public holiday in whose place it is free. */
      substituteOf?: Temporal.PlainDate | null
    }
  | { action: 'REMOVE'; date: Temporal.PlainDate }
  /** One half of an ordinary day is free. */
  | ({ action: 'HALF'; date: Temporal.PlainDate } & HalfHoliday)

/** Which half of a day the company keeps free, and what it calls the day. */
export interface HalfHoliday {
  free: 'AM' | 'PM'
  name: string
}

/**
 * First and last day that the tables cover. Before it only Labor Day is known, which an Act of its own has made a paid holiday of
 * everybody since 1994; public holidays bound only larger companies then, and each says what it kept. After it only what a company
 * says counts.
 */
export const HOLIDAYS_KNOWN = { from: '2022-01-01', to: '2030-12-31' } as const

/** 근로자의 날 제정에 관한 법률, as of 1994-03-09: until then it was on March 10. */
const LABOR_DAY_SINCE = 1994
const FIRST_YEAR = Number(HOLIDAYS_KNOWN.from.slice(0, 4))

type Entry = { row: HolidayRow; announced: boolean }

const BY_DAY: ReadonlyMap<string, readonly Entry[]> = indexByDay()

function indexByDay(): Map<string, Entry[]> {
  const days = new Map<string, Entry[]>()
  const put = (row: HolidayRow, announced: boolean): void => {
    days.set(row[0], [...(days.get(row[0]) ?? []), { row, announced }])
  }
  for (let year = LABOR_DAY_SINCE; year < FIRST_YEAR; year += 1)
    put([`${year}-05-01`, 'LABOR', 'workers_day'], true)
  for (const row of ANNOUNCED_HOLIDAYS) put(row, true)
  for (const row of EXPECTED_HOLIDAYS) put(row, false)
  return days
}

function toHoliday({ row, announced }: Entry, date: Temporal.PlainDate): Holiday {
  const [, code, kind, substituteOf] = row
  return {
    date,
    code,
    kind,
    nameKo: holidayName(code, kind, 'ko'),
    substituteOf: substituteOf ? Temporal.PlainDate.from(substituteOf) : null,
    announced,
  }
}

function listedOn(date: Temporal.PlainDate): Holiday[] {
  const entries = BY_DAY.get(dayKey(date))
  return entries ? entries.map((entry) => toHoliday(entry, date)) : []
}

/**
 * Paid holidays of a day: public holidays with substitute days (근로기준법 55조 2항), Labor Day also before 2026.
 * A removal by the company takes all listed holidays of the day away; additions stay.
 */
export function holidaysOn(
  date: Temporal.PlainDate,
  corrections: readonly HolidayCorrection[] = [],
): Holiday[] {
  // Most companies correct nothing, and every day of every month on the screen asks.
  if (corrections.length === 0) return listedOn(date)
  const own = corrections.filter((correction) => correction.date.equals(date))
  const removed = own.some((correction) => correction.action === 'REMOVE')
  const listed = removed ? [] : listedOn(date)
  const added = own.flatMap((correction): Holiday[] =>
    correction.action === 'ADD'
      ? [
          {
            date,
            code: 'COMPANY',
            kind: 'company',
            nameKo: correction.name,
            substituteOf: correction.substituteOf ?? null,
            announced: true,
          },
        ]
      : [],
  )
  return [...listed, ...added]
}

/** The half of a day that the company keeps free; null on other days, and where all of the day is a holiday. */
export function halfHolidayOn(
  date: Temporal.PlainDate,
  corrections: readonly HolidayCorrection[],
): HalfHoliday | null {
  const half = corrections.find((one) => one.action === 'HALF' && one.date.equals(date))
  if (half?.action !== 'HALF' || isHoliday(date, corrections)) return null
  return { free: half.free, name: half.name }
}

/** Whether a day is a paid holiday for the company's people. Sundays count only if they are listed. */
export function isHoliday(date: Temporal.PlainDate, corrections: readonly HolidayCorrection[] = []): boolean {
  return holidaysOn(date, corrections).length > 0
}

/** All paid holidays from one day to another, both included, in order of the calendar. */
export function holidaysBetween(
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
  corrections: readonly HolidayCorrection[] = [],
): Holiday[] {
  const days = new Set<string>([...BY_DAY.keys(), ...corrections.map(({ date }) => date.toString())])
  const [first, last] = [from.toString(), to.toString()]
  return [...days]
    .filter((day) => first <= day && day <= last)
    .sort()
    .flatMap((day) => holidaysOn(Temporal.PlainDate.from(day), corrections))
}
