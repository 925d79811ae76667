import { expect, test } from 'vitest'
import { accrueOnFiscalBasis, proratedDays } from './fiscal-basis.ts'
import { accrueOnHireBasis } from './hire-basis.ts'
import { leaveBalance } from './leave-balance.ts'
import { partTimeLeaveHours } from './part-time.ts'
import { type PromotionBasis, promotionWindow } from './promotion-windows.ts'
import { settleOnRetirement } from './settlement.ts'

// Cases of the form of the published ones, with figures that were worked out by hand from the law.
const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text)

test('hired 2024-03-04: eleven months, then 15, 15, 16 and 17, and 25 after 21 years (peers V-41)', () => {
  const { monthly, annual } = accrueOnHireBasis({ hireDate: day('2024-03-04'), asOf: day('2046-03-04') })
  expect([monthly.length, `${monthly[0]!.grantedOn}`, `${monthly.at(-1)!.grantedOn}`]).toEqual([
    11,
    '2024-04-04',
    '2025-02-04',
  ])
  const daysOn = (on: string) => annual.find(({ grantedOn }) => `${grantedOn}` === on)?.days
  expect(['2025-03-04', '2026-03-04', '2027-03-04', '2029-03-04'].map(daysOn)).toEqual([15, 15, 16, 17])
  // 20 completed years give 24, 21 and more 25.
  expect(['2044-03-04', '2045-03-04', '2046-03-04'].map(daysOn)).toEqual([24, 25, 25])
})

test('hired on the last day of May: a month without that day ends on its last one, and the right arises on the next', () => {
  const { monthly } = accrueOnHireBasis({ hireDate: day('2023-05-31'), asOf: day('2024-05-30') })
  expect(monthly.map(({ grantedOn }) => `${grantedOn}`)).toEqual([
    '2023-07-01',
    '2023-07-31',
    '2023-08-31',
    '2023-10-01',
    '2023-10-31',
    '2023-12-01',
    '2023-12-31',
    '2024-01-31',
    '2024-03-01',
    '2024-03-31',
    '2024-05-01',
  ])
})

// 292, 307 and 203 days of service before the first year of the company.
test.each([
  ['2023-03-15', '2024-01-01', 1, 12],
  ['2024-02-29', '2025-01-01', 1, 12.62],
  ['2025-09-10', '2026-04-01', 4, 8.34],
])('hired %s, the company’s year begins on %s (month %d): %d days', (hired, asOf, fiscalStartMonth, days) => {
  const { fiscal } = accrueOnFiscalBasis({ hireDate: day(hired), asOf: day(asOf), fiscalStartMonth })
  expect(fiscal.map((grant) => grant.days)).toEqual([days])
})

test('203 of 365 days are rounded as the company has chosen', () => {
  expect(
    (['TWO_DECIMALS', 'HALF_DAY_UP', 'FULL_DAY_UP'] as const).map((rounding) =>
      proratedDays(203, 15, rounding),
    ),
  ).toEqual([8.34, 8.5, 9])
})

test('a third year of too little attendance gives its nine full months, the others what they would', () => {
  const { annual } = accrueOnHireBasis({
    hireDate: day('2021-09-01'),
    asOf: day('2025-09-01'),
    yearsBelowAttendance: { 3: 9 },
  })
  expect(annual.map(({ days }) => days)).toEqual([15, 15, 9, 16])
})

test.each([
  [17, 30, 102],
  [15, 18, 54],
  // 37.4
  [11, 17, 38],
])('%d days at %d hours a week are %d hours', (days, weekly, hours) => {
  expect(partTimeLeaveHours(days, weekly)).toBe(hours)
})

test.each<[PromotionBasis, string[]]>([
  [{ type: '2', leaveExpiresOn: day('2027-02-28') }, ['2026-09-01', '2026-09-10', '2026-12-31']],
  [{ type: '1-1', hireDate: day('2026-02-10') }, ['2026-11-10', '2026-11-19', '2027-01-09']],
  [{ type: '1-2', hireDate: day('2026-02-10') }, ['2027-01-10', '2027-01-14', '2027-01-30']],
])('window of case %#', (basis, dates) => {
  const { askFrom, askTo, employerNoticeDeadline } = promotionWindow(basis)
  expect([askFrom, askTo, employerNoticeDeadline].map(String)).toEqual(dates)
})

test.each([
  // 11 + 15 + 15 + 16 by the day of hiring; 92 days before 2023 give 3.78, then 15, 15 and 16 besides the 11.
  ['2022-10-01', '2026-09-30', 57, 60.78, 0],
  // 11 + 15 + 15; 184 days before 2025 give 7.56, then 15.
  ['2024-07-01', '2026-07-01', 41, 33.56, 7.44],
])('hired %s and gone after %s: %d against %d pays %d', (hired, last, hire, fiscal, extra) => {
  const settled = settleOnRetirement({
    hireDate: day(hired),
    lastEmployedDay: day(last),
    fiscalStartMonth: 1,
  })
  expect([settled.hireBasisTotal, settled.fiscalBasisTotal, settled.extraDaysToPay]).toEqual([
    hire,
    fiscal,
    extra,
  ])
})

test('six days over the end of a year of which four are carried: the old year gives seven, the new one two', () => {
  const DAY = 480
  const grants = [
    {
      id: 'old',
      minutes: 9 * DAY,
      grantedOn: '2026-01-01',
      expiresOn: '2026-12-31',
      carry: { minutes: 4 * DAY, until: '2027-03-31' },
    },
    { id: 'new', minutes: 15 * DAY, grantedOn: '2027-01-01', expiresOn: '2027-12-31', carry: null },
  ]
  const uses = [
    ['2026-12-30', 2],
    ['2026-12-31', 1],
    ['2027-01-04', 4],
    ['2027-04-05', 2],
  ].map(([on, days]) => ({ on: `${on}`, minutes: Number(days) * DAY, state: 'TAKEN' as const }))
  const balance = leaveBalance({ grants, uses, asOf: '2027-04-05' })
  // Two of the old year are neither used nor carried.
  expect(balance.grants.map(({ taken, expired }) => [taken / DAY, expired / DAY])).toEqual([
    [7, 2],
    [2, 0],
  ])
  expect(balance.available).toBe(13 * DAY)
})
