import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ClosingRules, periodOn, periodsEndingIn } from './closing-rule.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const told = (rules: ClosingRules, on: string) => {
  const period = periodOn(rules, day(on))
  return period && `${period.from} ${period.to}`
}

test('a new rule begins the day after the last period of the one before', () => {
  const rules: ClosingRules = {
    eras: [{ period: 'MONTHLY', endsOn: 31, until: day('2026-10-31') }],
    now: { period: 'WEEKLY', endsOn: 5 },
    manual: [],
  }
  expect(told(rules, '2026-10-31')).toBe('2026-10-01 2026-10-31')
  // 1 November 2026 is a Sunday: the week from Saturday on lies partly in the closed month.
  expect(told(rules, '2026-11-01')).toBe('2026-11-01 2026-11-06')
  expect(told(rules, '2026-11-07')).toBe('2026-11-07 2026-11-13')
  const ending = periodsEndingIn(rules, { from: day('2026-10-20'), to: day('2026-11-13') })
  expect(ending.map(({ to }) => `${to}`)).toEqual(['2026-10-31', '2026-11-06', '2026-11-13'])
})

test('days that no period by hand has are passed by', () => {
  const rules: ClosingRules = {
    eras: [{ period: 'MONTHLY', endsOn: 20, until: day('2026-10-20') }],
    now: { period: 'MANUALLY', endsOn: 31 },
    manual: [
      { from: day('2026-10-15'), to: day('2026-11-30') },
      { from: day('2026-12-05'), to: day('2026-12-31') },
    ],
  }
  expect(told(rules, '2026-10-20')).toBe('2026-09-21 2026-10-20')
  expect(told(rules, '2026-10-21')).toBe('2026-10-21 2026-11-30')
  expect(told(rules, '2026-12-01')).toBeUndefined()
  const ending = periodsEndingIn(rules, { from: day('2026-09-01'), to: day('2026-12-31') })
  expect(ending.map(({ to }) => `${to}`)).toEqual(['2026-09-20', '2026-10-20', '2026-11-30', '2026-12-31'])
})

test('whatever was changed when, each day lies in one period, and the next begins the day after', () => {
  const rule = fc.oneof(
    fc.record({ period: fc.constant('MONTHLY' as const), endsOn: fc.integer({ min: 1, max: 31 }) }),
    fc.record({ period: fc.constant('WEEKLY' as const), endsOn: fc.integer({ min: 1, max: 7 }) }),
  )
  const changes = fc.array(fc.record({ rule, after: fc.integer({ min: 1, max: 90 }) }), { maxLength: 4 })
  fc.assert(
    fc.property(rule, changes, (now, before) => {
      let until = day('2026-01-01')
      const eras = before.map(({ rule: old, after }) => ({
        ...old,
        until: (until = until.add({ days: after })),
      }))
      const rules = { eras, now, manual: [] }
      for (let on = day('2026-01-01'); Temporal.PlainDate.compare(on, day('2027-01-31')) < 0;) {
        const period = periodOn(rules, on)!
        expect(periodOn(rules, period.to)).toEqual(period)
        expect(`${periodOn(rules, period.to.add({ days: 1 }))!.from}`).toBe(`${period.to.add({ days: 1 })}`)
        on = period.to.add({ days: 1 })
      }
    }),
  )
})
