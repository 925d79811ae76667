import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accrueLeave, type LeaveBasis } from './accrue-leave.ts'
import { accrueOnFiscalBasis } from './fiscal-basis.ts'
import { accrueOnHireBasis } from './hire-basis.ts'

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text)
const HIRE: LeaveBasis = { from: null, basis: 'HIRE_DATE', fiscalStartMonth: 1 }
const FISCAL: LeaveBasis = { from: null, basis: 'FISCAL_YEAR', fiscalStartMonth: 1 }
const since = (basis: LeaveBasis, from: string): LeaveBasis => ({ ...basis, from: day(from) })
const annual = (hireDate: string, asOf: string, bases: readonly LeaveBasis[]) =>
  accrueLeave({ hireDate: day(hireDate), asOf: day(asOf), bases, rounding: 'TWO_DECIMALS' })
    .filter(({ kind }) => kind === 'ANNUAL')
    .map(({ grantedOn, expiresOn, days }) => `${grantedOn} ~ ${expiresOn} ${days}`)

test('a change to the company’s year grants for the service since the last anniversary', () => {
  // From 2026-03-04 to 2027-01-01 are 303 days of the year for which 16 days arise.
  expect(annual('2023-03-04', '2028-01-01', [HIRE, since(FISCAL, '2026-06-15')])).toEqual([
    '2024-03-04 ~ 2025-03-03 15',
    '2025-03-04 ~ 2026-03-03 15',
    '2026-03-04 ~ 2027-03-03 16',
    '2027-01-01 ~ 2027-12-31 13.28',
    '2028-01-01 ~ 2028-12-31 16',
  ])
})

test('a change back never leaves somebody with less than the day of joining gives', () => {
  // 7.56 + 15 were granted by the company's year; two full years of service are 30 days, so 7.44 are owed.
  expect(annual('2024-07-01', '2026-07-01', [FISCAL, since(HIRE, '2026-03-01')])).toEqual([
    '2025-01-01 ~ 2025-12-31 7.56',
    '2026-01-01 ~ 2026-12-31 15',
    '2026-07-01 ~ 2027-06-30 7.44',
  ])
})

test('somebody in the first year begins the new basis as if it had always held', () => {
  expect(annual('2026-02-01', '2027-01-01', [HIRE, since(FISCAL, '2026-06-15')])).toEqual([
    '2027-01-01 ~ 2027-12-31 13.73',
  ])
})

test('who leaves a company that grants by its own year gets what the day of joining had given more', () => {
  const ending = (leavesOn: string, bases: LeaveBasis[]) =>
    accrueLeave({
      hireDate: day('2023-07-01'),
      asOf: day(leavesOn),
      leavesOn: day(leavesOn),
      bases,
      rounding: 'TWO_DECIMALS',
    })
      .slice(11)
      .map(({ step, days }) => `${step.rule} ${step.input} = ${days}`)
  // By joining 11 + 15 + 15 until the second anniversary; by the company's year 11 + 7.56 + 15 came on first days of January.
  expect(ending('2025-07-01', [FISCAL])).toEqual([
    'FISCAL_PRORATED 15 x 184 / 365 = 7.56',
    'FISCAL_YEAR 1: 2025-01-01 ~ 2025-12-31 = 15',
    'RETIREMENT_SETTLEMENT 41 - 33.56 = 7.44',
  ])
  // Who leaves before the anniversary keeps what the company's year gave more.
  expect(ending('2025-06-30', [FISCAL])).toHaveLength(2)
  expect(ending('2025-07-01', [HIRE])).toEqual([
    'COMPLETED_YEAR 1: 2024-07-01 ~ 2025-06-30 = 15',
    'COMPLETED_YEAR 2: 2025-07-01 ~ 2026-06-30 = 15',
  ])
})

test('each grant tells its rule, its article and the sum behind it', () => {
  const steps = (bases: LeaveBasis[]) =>
    accrueLeave({ hireDate: day('2023-07-01'), asOf: day('2026-07-01'), bases, rounding: 'HALF_DAY_UP' }).map(
      ({ step }) => `${step.rule} ${step.input} = ${step.effect}`,
    )
  expect(steps([HIRE]).slice(-3)).toEqual([
    'COMPLETED_YEAR 1: 2024-07-01 ~ 2025-06-30 = 15',
    'COMPLETED_YEAR 2: 2025-07-01 ~ 2026-06-30 = 15',
    'COMPLETED_YEAR 3: 2026-07-01 ~ 2027-06-30 = 16',
  ])
  expect(steps([FISCAL]).slice(10)).toEqual([
    'MONTH_OF_SERVICE 11 = 1',
    'FISCAL_PRORATED 15 x 184 / 365 = 8',
    'FISCAL_YEAR 1: 2025-01-01 ~ 2025-12-31 = 15',
    'FISCAL_YEAR 2: 2026-01-01 ~ 2026-12-31 = 15',
  ])
})

const anyDay = fc.integer({ min: 0, max: 4000 }).map((days) => day('2012-08-02').add({ days }))

test('without a change it is what either basis gives alone', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 3000 }), (hireDate, more) => {
      const asOf = hireDate.add({ days: more })
      const days = (basis: LeaveBasis) =>
        accrueLeave({ hireDate, asOf, bases: [basis], rounding: 'TWO_DECIMALS' }).map((one) => one.days)
      const hire = accrueOnHireBasis({ hireDate, asOf })
      expect(days(HIRE)).toEqual([...hire.monthly, ...hire.annual].map((one) => one.days))
      const fiscal = accrueOnFiscalBasis({ hireDate, asOf, fiscalStartMonth: 1 })
      expect(days(FISCAL)).toEqual([...fiscal.monthly, ...fiscal.fiscal].map((one) => one.days))
    }),
  )
})

test('on the day of the first grant after a change nobody has less than the law gives', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 366, max: 3000 }), fc.boolean(), (hireDate, more, toFiscal) => {
      const changedOn = hireDate.add({ days: more })
      const bases = toFiscal ? [HIRE, { ...FISCAL, from: changedOn }] : [FISCAL, { ...HIRE, from: changedOn }]
      const sum = (of: readonly { days: number }[]) =>
        of.reduce((all, one) => all + Math.round(one.days * 100), 0)
      const all = accrueLeave({
        hireDate,
        asOf: changedOn.add({ years: 1 }),
        bases,
        rounding: 'TWO_DECIMALS',
      })
      const first = all.find(
        ({ kind, grantedOn }) => kind === 'ANNUAL' && Temporal.PlainDate.compare(grantedOn, changedOn) >= 0,
      )!
      const until = all.filter(({ grantedOn }) => Temporal.PlainDate.compare(grantedOn, first.grantedOn) <= 0)
      const law = accrueOnHireBasis({ hireDate, asOf: first.grantedOn })
      expect(sum(until)).toBeGreaterThanOrEqual(sum([...law.monthly, ...law.annual]))
    }),
  )
})
