import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accrueGrants, correctGrants } from './accrue-grants.ts'
import type { GrantRow, LeavePerson } from './account.store.ts'

const TODAY = Temporal.PlainDate.from('2026-11-23')

const person = (fields: Partial<LeavePerson>): LeavePerson => ({
  id: 1,
  name: '김사원',
  status: 'WORKING',
  joined_on: '2024-03-04',
  retired_on: null,
  leaves_on: null,
  standard_day_minutes: 480,
  contract_hours: [{ from: '', until: null, weeklyMinutes: null, dayMinutes: 480 }],
  leave_basis: 'HIRE_DATE',
  fiscal_start_month: 1,
  leave_rounding: 'TWO_DECIMALS',
  leave_carry_days: 0,
  leave_carry_months: 3,
  earlier_leave_bases: [],
  attendance: [],
  company_language: 'ko',
  team_name: null,
  done_cancelable: true,
  leave_changeable: true,
  ...fields,
})

const EXTRA: GrantRow = {
  id: 7,
  kind: 'EXTRA',
  granted_on: '2026-01-01',
  expires_on: '2026-12-31',
  minutes: 480,
  article: '',
  memo: '포상',
  carry_minutes: 0,
  carry_until: null,
}

const joined = fc.option(
  fc.integer({ min: 0, max: 4000 }).map((days) => TODAY.subtract({ days }).toString()),
  { nil: null },
)

test('after any corrections of the joining date the grants are those of the last date', () => {
  const cases = fc.record({
    dates: fc.array(joined, { minLength: 1, maxLength: 8 }),
    leave_basis: fc.constantFrom('HIRE_DATE' as const, 'FISCAL_YEAR' as const),
    fiscal_start_month: fc.integer({ min: 1, max: 12 }),
  })
  const plain = (rows: readonly GrantRow[]) => rows.map((row) => JSON.stringify({ ...row, id: null })).sort()
  fc.assert(
    fc.property(cases, ({ dates, ...basis }) => {
      let stored: GrantRow[] = [EXTRA]
      let next = 100
      for (const joined_on of dates) {
        const { removed, added } = correctGrants(
          stored,
          accrueGrants(person({ ...basis, joined_on }), TODAY).grants,
        )
        stored = stored.filter((grant) => !removed.includes(grant))
        stored.push(...added.map((grant) => ({ ...grant, id: (next += 1) })))
      }
      const last = accrueGrants(person({ ...basis, joined_on: dates.at(-1)! }), TODAY).grants
      expect(plain(stored)).toEqual(plain([EXTRA, ...last]))
    }),
  )
})

test('nothing arises after the last day of work', () => {
  const on = (retired_on: string | null) =>
    accrueGrants(person({ retired_on }), Temporal.PlainDate.from('2027-03-04')).grants.at(-1)
  expect(on(null)).toMatchObject({ granted_on: '2027-03-04', minutes: 16 * 480 })
  expect(on('2027-03-04')).toMatchObject({ granted_on: '2027-03-04' })
  expect(on('2027-03-03')).toMatchObject({ granted_on: '2026-03-04' })
})
