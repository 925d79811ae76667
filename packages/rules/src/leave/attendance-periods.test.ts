import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accrueLeave, type LeaveBasis } from './accrue-leave.ts'
import { type AttendanceDay, measureAttendance } from './attendance.ts'
import { attendancePeriods } from './attendance-periods.ts'

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text)
const HIRE: LeaveBasis = {
  from: null,
  basis: 'HIRE_DATE',
  fiscalStartMonth: 1,
}
const FISCAL: LeaveBasis = {
  from: null,
  basis: 'FISCAL_YEAR',
  fiscalStartMonth: 1,
}

/** A period of Mondays to Fridays, of which some were missed. */
const away = (from: string, to: string, missed: (on: string) => boolean) => {
  const period = { from: day(from), to: day(to) }
  const days: AttendanceDay[] = []
  for (let on = period.from; Temporal.PlainDate.compare(on, period.to) <= 0; on = on.add({ days: 1 }))
    if (on.dayOfWeek <= 5) days.push({ on, as: missed(on.toString()) ? 'ABSENT' : 'ATTENDED' })
  return measureAttendance(period, days)
}
const granted = (
  input: { hire: string; asOf: string; bases: LeaveBasis[]; leaves?: string },
  attendance: ReturnType<typeof away>[],
) =>
  accrueLeave({
    hireDate: day(input.hire),
    asOf: day(input.asOf),
    bases: input.bases,
    rounding: 'TWO_DECIMALS',
    leavesOn: input.leaves ? day(input.leaves) : null,
    attendance,
  })
const annual = (...args: Parameters<typeof granted>) =>
  granted(...args)
    .filter(({ kind }) => kind === 'ANNUAL')
    .map(({ grantedOn, days, step }) => `${grantedOn} ${days} ${step.rule}`)

test('a year below 80 percent gives a day for each month without absence, and the next one is as ever', () => {
  const bad = away('2024-03-04', '2025-03-03', (on) => on < '2024-07-04')
  const input = { hire: '2023-03-04', asOf: '2026-03-04', bases: [HIRE] }
  expect(annual(input, [bad])).toEqual([
    '2024-03-04 15 COMPLETED_YEAR',
    '2025-03-04 8 YEAR_BELOW_ATTENDANCE',
    '2026-03-04 16 COMPLETED_YEAR',
  ])
  const step = granted(input, [bad]).find(({ grantedOn }) => grantedOn.equals(day('2025-03-04')))!.step
  expect(step).toEqual({
    rule: 'YEAR_BELOW_ATTENDANCE',
    article: '근로기준법 제60조 제1항·제2항',
    input: '173 / 261 = 66.28 %',
    effect: '8',
  })
})

test('a month of the first year with a day of absence gives none', () => {
  const months = granted({ hire: '2026-01-31', asOf: '2026-06-30', bases: [HIRE] }, [
    away('2026-03-01', '2026-03-30', (on) => on === '2026-03-05'),
    away('2026-03-31', '2026-04-30', () => false),
  ])
  expect(months.map(({ grantedOn }) => grantedOn.toString())).toEqual([
    '2026-03-01',
    '2026-05-01',
    '2026-05-31',
  ])
})

test('by the company’s year its own attendance counts, the part of the first year too', () => {
  const input = { hire: '2024-07-01', asOf: '2027-01-01', bases: [FISCAL] }
  expect(
    annual(input, [
      away('2024-07-01', '2024-12-31', (on) => on < '2024-10-01'),
      away('2026-01-01', '2026-12-31', (on) => on < '2026-04-01'),
    ]),
  ).toEqual([
    '2025-01-01 3 YEAR_BELOW_ATTENDANCE',
    '2026-01-01 15 FISCAL_YEAR',
    '2027-01-01 9 YEAR_BELOW_ATTENDANCE',
  ])
})

test('who leaves is settled by the attendance of the years of service', () => {
  const input = {
    hire: '2024-07-01',
    asOf: '2025-07-01',
    bases: [FISCAL],
    leaves: '2025-07-01',
  }
  // 11 + 7.56 were given where the law gives 11 + 15, or 11 + 6 after half a year of absence.
  expect(annual(input, []).at(-1)).toBe('2025-07-01 7.44 RETIREMENT_SETTLEMENT')
  const half = away('2024-07-01', '2025-06-30', (on) => on < '2025-01-01')
  expect(annual(input, [half]).at(-1)).toBe('2025-01-01 7.56 FISCAL_PRORATED')
})

test('the periods are the months of the first year, the years of service and those of the company, each once', () => {
  const told = (bases: LeaveBasis[], asOf = '2026-03-01') =>
    attendancePeriods({
      hireDate: day('2025-01-01'),
      asOf: day(asOf),
      bases,
    }).map(({ from, to }) => `${from} ~ ${to}`)
  expect(told([HIRE], '2025-03-01')).toEqual(['2025-01-01 ~ 2025-01-31', '2025-02-01 ~ 2025-02-28'])
  expect(told([HIRE])).toHaveLength(12)
  expect(told([FISCAL])).toEqual(told([HIRE]))
  expect(told([{ ...FISCAL, fiscalStartMonth: 3 }]).slice(-3)).toEqual([
    '2025-01-01 ~ 2025-12-31',
    '2025-01-01 ~ 2025-02-28',
    '2025-03-01 ~ 2026-02-28',
  ])
})

test('any absences: never more than full attendance gives, and the same where nobody was absent', () => {
  const cases = fc.record({
    hired: fc.nat(1500),
    basis: fc.constantFrom(HIRE, FISCAL, { ...FISCAL, fiscalStartMonth: 4 }),
    places: fc.array(fc.nat(1499), { maxLength: 120 }),
  })
  fc.assert(
    fc.property(cases, ({ hired, basis, places }) => {
      const asOf = day('2026-11-23')
      const hireDate = asOf.subtract({ days: hired })
      const missed = new Set(places.map((place) => hireDate.add({ days: place }).toString()))
      const give = (has: (on: string) => boolean) =>
        accrueLeave({
          hireDate,
          asOf,
          bases: [basis],
          rounding: 'TWO_DECIMALS',
          attendance: attendancePeriods({ hireDate, asOf, bases: [basis] }).map(({ from, to }) =>
            away(from.toString(), to.toString(), has),
          ),
        })
      const full = accrueLeave({
        hireDate,
        asOf,
        bases: [basis],
        rounding: 'TWO_DECIMALS',
      })
      expect(give(() => false)).toEqual(full)
      const most = new Map(full.map(({ kind, grantedOn, days }) => [`${kind} ${grantedOn}`, days]))
      for (const { kind, grantedOn, days } of give((on) => missed.has(on)))
        expect(days).toBeLessThanOrEqual(most.get(`${kind} ${grantedOn}`)!)
    }),
    { numRuns: 40 },
  )
})
