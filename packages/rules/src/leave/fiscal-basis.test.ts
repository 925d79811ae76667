import { expect, test } from 'vitest'
import { accrueOnFiscalBasis, proratedDays, type DayRounding } from './fiscal-basis.ts'
import { settleOnRetirement } from './settlement.ts'

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text)

// hire, as of, first month, days of the fiscal grants, total, usable
test.each([
  ['2025-07-01', '2026-01-01', 1, [7.56], 13.56, 13.56],
  ['2025-07-01', '2029-01-01', 1, [7.56, 15, 15, 16], 64.56, 16],
  ['2025-12-31', '2026-01-01', 1, [0.04], 0.04, 0.04],
  // 326, 214, 209 and 184 of 365 days (peers V-42); the months of the first year go on beside them.
  ['2018-02-09', '2019-01-01', 1, [13.4], 23.4, 23.4],
  ['2018-06-01', '2019-01-01', 1, [8.79], 15.79, 15.79],
  ['2018-06-06', '2019-01-01', 1, [8.59], 14.59, 14.59],
  ['2026-07-01', '2027-01-01', 1, [7.56], 13.56, 13.56],
  ['2025-01-01', '2025-12-31', 1, [], 11, 11],
  ['2025-01-01', '2026-01-01', 1, [15], 26, 15],
  ['2023-03-02', '2024-03-01', 3, [15], 26, 26],
  ['2025-07-01', '2026-04-01', 4, [11.26], 20.26, 20.26],
])('hired %s, on %s, year from month %d: %j', (hired, asOf, fiscalStartMonth, days, total, usable) => {
  const accrual = accrueOnFiscalBasis({
    hireDate: day(hired),
    asOf: day(asOf),
    fiscalStartMonth,
  })
  expect(accrual.fiscal.map((grant) => grant.days)).toEqual(days)
  expect([accrual.totalGranted, accrual.usableIfNoneUsed]).toEqual([total, usable])
})

test.each<[number, DayRounding, number]>([
  [184, 'TWO_DECIMALS', 7.56],
  [184, 'HALF_DAY_UP', 8],
  [180, 'HALF_DAY_UP', 7.5],
  [184, 'FULL_DAY_UP', 8],
  [365, 'FULL_DAY_UP', 15],
  [366, 'TWO_DECIMALS', 15],
])('%d days of service rounded %s give %d', (serviceDays, rounding, days) => {
  expect(proratedDays(serviceDays, 15, rounding)).toBe(days)
})

test.each([
  ['2025-07-01', '2026-12-31', 26, 18.56, 7.44],
  ['2025-07-01', '2027-01-01', 26, 33.56, 0],
  ['2023-11-01', '2026-10-31', 41, 43.51, 0],
  ['2025-01-01', '2026-11-20', 26, 26, 0],
  ['2026-03-02', '2026-03-31', 0, 0, 0],
])('hired %s and gone after %s: %d against %d pays %d', (hired, last, hire, fiscal, extra) => {
  const result = settleOnRetirement({
    hireDate: day(hired),
    lastEmployedDay: day(last),
    fiscalStartMonth: 1,
  })
  expect([result.hireBasisTotal, result.fiscalBasisTotal, result.extraDaysToPay]).toEqual([
    hire,
    fiscal,
    extra,
  ])
})
