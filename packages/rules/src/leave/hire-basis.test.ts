import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accrueOnHireBasis } from './hire-basis.ts'

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text)

// hire, as of, first-year days, yearly grants, total, usable
test.each([
  ['2026-03-02', '2026-04-01', 0, 0, 0, 0],
  ['2026-03-02', '2026-04-02', 1, 0, 1, 1],
  ['2026-01-31', '2026-02-28', 0, 0, 0, 0],
  ['2026-01-31', '2026-03-01', 1, 0, 1, 1],
  ['2025-03-02', '2026-03-01', 11, 0, 11, 11],
  ['2025-03-02', '2026-03-02', 11, 1, 26, 15],
  ['2024-02-29', '2025-02-28', 11, 0, 11, 11],
  ['2024-02-29', '2025-03-01', 11, 1, 26, 15],
  ['2022-03-02', '2025-03-02', 11, 3, 57, 16],
  ['2004-03-02', '2025-03-02', 11, 21, 426, 25],
  ['2026-03-02', '2026-03-01', 0, 0, 0, 0],
])('hired %s, on %s: %d + %d grants, %d days, %d usable', (hired, asOf, monthly, annual, total, usable) => {
  const accrual = accrueOnHireBasis({ hireDate: day(hired), asOf: day(asOf) })
  expect([accrual.monthly.length, accrual.annual.length]).toEqual([monthly, annual])
  expect([accrual.totalGranted, accrual.usableIfNoneUsed]).toEqual([total, usable])
})

test('months and years with too little attendance give what the law leaves', () => {
  const hireDate = day('2023-05-01')
  const months = accrueOnHireBasis({
    hireDate,
    asOf: day('2024-04-30'),
    monthsWithoutPerfectAttendance: [1, 12, 3],
  })
  expect(months.totalGranted).toBe(9)
  const years = accrueOnHireBasis({ hireDate, asOf: day('2025-05-01'), yearsBelowAttendance: { 2: 4 } })
  expect(years.annual.map((grant) => grant.days)).toEqual([15, 4])
  expect(years.trace.map((step) => step.rule)).toEqual([
    'FIRST_YEAR_MONTHS',
    'COMPLETED_YEAR',
    'YEAR_BELOW_ATTENDANCE',
  ])
})

test('grants follow each other without a gap and totals never shrink as time passes', () => {
  const hired = fc.integer({ min: 0, max: 6000 }).map((days) => day('2013-01-01').add({ days }))
  fc.assert(
    fc.property(hired, fc.integer({ min: 0, max: 5000 }), (hireDate, days) => {
      const asOf = hireDate.add({ days })
      const now = accrueOnHireBasis({ hireDate, asOf })
      const later = accrueOnHireBasis({ hireDate, asOf: asOf.add({ days: 1 }) })
      expect(later.totalGranted).toBeGreaterThanOrEqual(now.totalGranted)
      now.annual.forEach((grant, index) => {
        const before = index === 0 ? now.monthlyExpiresOn : now.annual[index - 1]?.expiresOn
        expect(`${before?.add({ days: 1 })}`).toBe(`${grant.grantedOn}`)
      })
    }),
  )
})
