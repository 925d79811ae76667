import { expect, test } from 'vitest'
import { ANNOUNCED_HOLIDAYS } from './announced-holidays.ts'
import { EXPECTED_HOLIDAYS } from './expected-holidays.ts'
import type { HolidayCode } from './holiday-row.ts'
import { HOLIDAYS_KNOWN, holidaysBetween, holidaysOn, isHoliday, type HolidayCorrection } from './holidays.ts'

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text)
const ALL = [...ANNOUNCED_HOLIDAYS, ...EXPECTED_HOLIDAYS]

test.each([
  ['2019-05-01', ['노동절']],
  ['2019-12-25', []],
  ['2022-05-08', ['부처님오신날']],
  // The substitute for it, and for Christmas, came with 2023.
  ['2022-05-09', []],
  ['2022-10-10', ['대체공휴일(한글날)']],
  ['2022-12-26', []],
  ['2023-10-02', ['임시공휴일']],
  ['2025-05-05', ['어린이날', '부처님오신날']],
  ['2025-05-06', ['대체공휴일(어린이날)']],
  ['2025-10-08', ['대체공휴일(추석 전날)']],
  ['2026-05-01', ['노동절']],
  ['2026-07-17', ['제헌절']],
  ['2026-08-17', ['대체공휴일(광복절)']],
  ['2026-06-06', ['현충일']],
  ['2026-06-08', []],
  ['2027-02-09', ['대체공휴일(설날)']],
  ['2028-10-05', ['대체공휴일(추석)']],
  ['2026-11-21', []],
])('%s has the holidays %j', (on, names) => {
  expect(holidaysOn(day(on)).map((holiday) => holiday.nameKo)).toEqual(names)
})

const LUNAR: Partial<Record<HolidayCode, [string, number]>> = {
  SEOLLAL: ['M01', 1],
  BUDDHA_BIRTHDAY: ['M04', 8],
  CHUSEOK: ['M08', 15],
}

test('lunar holidays stand on their day of the Korean lunar calendar', () => {
  const lunar = ALL.filter(([, code, kind]) => kind === 'public' && LUNAR[code])
  expect(lunar).toHaveLength(27)
  for (const [on, code] of lunar) {
    const date = day(on).withCalendar('dangi')
    expect([on, date.monthCode, date.day]).toEqual([on, ...(LUNAR[code] ?? [])])
  }
})

/** 관공서의 공휴일에 관한 규정 3조, written a second time and independently of the tables. */
function substitutesOf(year: string): string[] {
  const rows = ALL.filter(
    ([on, , kind]) => on.startsWith(year) && kind !== 'substitute' && kind !== 'workers_day',
  )
  const free = new Set(rows.map(([on]) => on))
  const served = new Set<string>()
  for (const [on, code, kind] of rows) {
    if (kind !== 'public' || code === 'NEW_YEAR' || code === 'MEMORIAL' || served.has(on)) continue
    const weekday = day(on).dayOfWeek
    const lunar = code.startsWith('SEOLLAL') || code.startsWith('CHUSEOK')
    const shared = rows.filter((row) => row[0] === on && row[2] === 'public').length > 1
    if (weekday !== 7 && !(weekday === 6 && !lunar) && !shared) continue
    served.add(on)
    let next = day(on).add({ days: 1 })
    while (free.has(next.toString()) || next.dayOfWeek > 5) next = next.add({ days: 1 })
    free.add(next.toString())
  }
  return [...free].filter((on) => !rows.some((row) => row[0] === on)).sort()
}

test.each(['2023', '2024', '2025', '2026', '2027', '2028', '2029', '2030'])(
  'substitute days of %s follow the decree',
  (year) => {
    const listed = ALL.filter(([on, , kind]) => on.startsWith(year) && kind === 'substitute').map(
      ([on]) => on,
    )
    expect(listed).toEqual(substitutesOf(year))
  },
)

test('a company adds and removes days', () => {
  const corrections: HolidayCorrection[] = [
    { action: 'ADD', date: day('2026-10-02'), name: '창립기념일' },
    { action: 'REMOVE', date: day('2026-06-03') },
  ]
  expect(isHoliday(day('2026-10-02'), corrections)).toBe(true)
  expect(isHoliday(day('2026-06-03'), corrections)).toBe(false)
  expect(isHoliday(day('2026-06-03'))).toBe(true)
  const found = holidaysBetween(day('2026-10-01'), day('2026-10-05'), corrections)
  expect(found.map((holiday) => [`${holiday.date}`, holiday.kind])).toEqual([
    ['2026-10-02', 'company'],
    ['2026-10-03', 'public'],
    ['2026-10-05', 'substitute'],
  ])
})

test('the tables cover the years they claim, and years ahead are marked as not announced', () => {
  expect(ALL[0]?.[0]).toBe(HOLIDAYS_KNOWN.from)
  expect(ALL.at(-1)?.[0].slice(0, 4)).toBe(HOLIDAYS_KNOWN.to.slice(0, 4))
  expect(holidaysOn(day('2027-12-25'))[0]?.announced).toBe(true)
  expect(holidaysOn(day('2028-12-25'))[0]?.announced).toBe(false)
})
