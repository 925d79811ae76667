import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Failure } from '../../../http/fail.ts'
import { infoToWire, yearsToWire } from '../account.wire.ts'
import type { LeavePerson } from '../account.store.ts'
import { balanceOn, openAccount } from '../leave-account.ts'
import { leaveYears } from '../leave-years.ts'
import { judgeAdjustment } from './judge-adjustment.ts'
import { ledgerToWire } from './read-ledger.ts'

const TODAY = Temporal.PlainDate.from('2026-11-23')
const DAY = 480

const aroundToday = fc.integer({ min: -1200, max: 300 }).map((days) => TODAY.add({ days }))
const life = fc.record({
  person: fc.record({
    joined_on: fc.integer({ min: 0, max: 4000 }).map((days) => TODAY.subtract({ days }).toString()),
    leave_basis: fc.constantFrom('HIRE_DATE' as const, 'FISCAL_YEAR' as const),
    fiscal_start_month: fc.integer({ min: 1, max: 12 }),
    leave_rounding: fc.constantFrom('TWO_DECIMALS' as const, 'HALF_DAY_UP' as const, 'FULL_DAY_UP' as const),
    leave_carry_days: fc.integer({ min: 0, max: 20 }),
    leave_carry_months: fc.integer({ min: 1, max: 12 }),
  }),
  parts: fc.array(
    fc.record({
      on: aroundToday,
      minutes: fc.constantFrom(60, 120, 240, DAY),
      state: fc.constantFrom('HELD' as const, 'TAKEN' as const),
    }),
    { maxLength: 40 },
  ),
  adjusted: fc.array(
    fc.record({
      kind: fc.constantFrom('ADJUSTMENT' as const, 'EXTRA' as const, 'OPENING' as const),
      minutes: fc.integer({ min: -10 * DAY, max: 10 * DAY }),
      // Leave of a year that has not begun is in no year yet.
      from: fc.integer({ min: -900, max: 0 }).map((days) => TODAY.add({ days })),
      days: fc.integer({ min: 0, max: 500 }),
    }),
    { maxLength: 6 },
  ),
})

function accountOf({ person, parts, adjusted }: typeof life extends fc.Arbitrary<infer L> ? L : never) {
  const whole: LeavePerson = {
    id: 1,
    name: '김사원',
    status: 'WORKING',
    retired_on: null,
    leaves_on: null,
    standard_day_minutes: DAY,
    contract_hours: [{ from: '', until: null, weeklyMinutes: null, dayMinutes: DAY }],
    earlier_leave_bases: [],
    company_language: 'ko',
    team_name: null,
    attendance: [],
    done_cancelable: true,
    leave_changeable: true,
    ...person,
  }
  const taken = parts.map(({ on, minutes, state }) => ({
    work_on: on.toString(),
    start_minute: 540,
    end_minute: 540 + minutes,
    minutes,
    state,
    event_code: 'VACATION:ANNUAL:TIME',
    holder_id: 1,
  }))
  const start = openAccount(whole, { grants: [], parts: taken, adjustments: [] }, TODAY)
  return adjusted.reduce((account, { kind, minutes, from, days }) => {
    try {
      const wanted = { kind, minutes, from, to: from.add({ days }), reason: '정정' }
      return judgeAdjustment({ language: 'ko' }, account, wanted).account
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      return account
    }
  }, start)
}

test('over random lives the ledger, the years and the balance tell one figure, and no adjustment takes what is used', () => {
  fc.assert(
    fc.property(life, (one) => {
      const account = accountOf(one)
      const balance = balanceOn(account, TODAY)
      const ledger = ledgerToWire(account, 'ko', true)
      expect(ledger.lines.reduce((sum, line) => sum + line.minutes, 0)).toBe(balance.available)
      expect(ledger.balance_minutes).toBe(balance.available)
      expect(ledger.balance_days).toBe(infoToWire(account, 'ko').available_days)
      const ofYears = leaveYears(account).flatMap(({ grants }) => grants)
      expect(ofYears.reduce((sum, grant) => sum + grant.usable, 0) - balance.uncovered).toBe(
        balance.available,
      )
      expect(ofYears.reduce((sum, grant) => sum + grant.remaining, 0)).toBe(balance.remaining)
      const days = yearsToWire(account, 'ko', new Set()).reduce((sum, year) => sum + year.available_days, 0)
      expect(Math.abs(days * DAY - balance.available)).toBeLessThan(20)
      const plain = accountOf({ ...one, adjusted: [] })
      expect(balance.uncovered).toBeLessThanOrEqual(balanceOn(plain, TODAY).uncovered)
    }),
  )
})
