import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leaveBalance, leaveShortfall, type LeaveGrant, type LeaveUse } from './leave-balance.ts'

const grant = (id: string, minutes: number, from: string, to: string): LeaveGrant => ({
  id,
  minutes,
  grantedOn: from,
  expiresOn: to,
})
const use = (on: string, minutes: number, state: LeaveUse['state'] = 'TAKEN'): LeaveUse => ({
  on,
  minutes,
  state,
})

const GRANTS = [grant('new', 7200, '2026-01-01', '2026-12-31'), grant('old', 960, '2025-03-01', '2026-02-28')]

test('the grant that expires first is used first, pending requests hold their balance', () => {
  const uses = [use('2026-02-02', 480), use('2026-02-10', 960, 'PENDING'), use('2026-05-01', 480)]
  const balance = leaveBalance({ grants: GRANTS, uses, asOf: '2026-02-20' })
  expect(balance).toMatchObject({ granted: 8160, taken: 960, held: 960, remaining: 7200, available: 6240 })
  expect(balance.grants).toEqual([
    {
      id: 'new',
      granted: 7200,
      taken: 480,
      held: 480,
      deducted: 0,
      carried: 0,
      remaining: 6720,
      usable: 6240,
      expired: 0,
    },
    {
      id: 'old',
      granted: 960,
      taken: 480,
      held: 480,
      deducted: 0,
      carried: 0,
      remaining: 480,
      usable: 0,
      expired: 0,
    },
  ])
})

test('what is left of an ended grant is expired and not available', () => {
  const balance = leaveBalance({ grants: GRANTS, uses: [use('2026-02-02', 480)], asOf: '2026-03-01' })
  expect(balance).toMatchObject({ granted: 7200, available: 7200, expired: 480 })
})

test.each<[string, number, number]>([
  ['2026-12-31', 7200, 0],
  ['2026-12-31', 7201, 1],
  ['2027-01-01', 480, 480],
  ['2026-02-28', 8160, 0],
])('asking on %s for %d minutes lacks %d', (on, minutes, lacking) => {
  expect(leaveShortfall({ grants: GRANTS, uses: [], request: [{ on, minutes }] })).toBe(lacking)
})

test('a pending request lets the next one fail', () => {
  const uses = [use('2026-06-01', 7000, 'PENDING')]
  expect(
    leaveShortfall({
      grants: GRANTS,
      uses,
      request: [{ on: '2026-07-01', minutes: 480 }],
    }),
  ).toBe(280)
})

const dayIn = (days: number) => Temporal.PlainDate.from('2025-01-01').add({ days }).toString()
const later = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString()
const anyDay = fc.integer({ min: 0, max: 900 }).map(dayIn)
const anyUse = fc.record({
  on: anyDay,
  minutes: fc.integer({ min: 0, max: 2000 }),
  state: fc.constantFrom<LeaveUse['state']>('TAKEN', 'PENDING'),
})
const anyGrant = fc
  .record({
    from: anyDay,
    length: fc.integer({ min: 0, max: 500 }),
    minutes: fc.integer({ min: 0, max: 8000 }),
  })
  .map(({ from, length, minutes }, index = 0) => ({
    id: `${from}-${length}-${index}`,
    minutes,
    grantedOn: from,
    expiresOn: later(from, length),
  }))

test('requesting never improves a balance, and no minute is lost or made', () => {
  fc.assert(
    fc.property(
      fc.array(anyGrant, { maxLength: 5 }),
      fc.array(anyUse, { maxLength: 8 }),
      anyUse,
      anyDay,
      (grants, uses, extra, asOf) => {
        const before = leaveBalance({ grants, uses, asOf })
        const after = leaveBalance({ grants, uses: [...uses, { ...extra, state: 'PENDING' }], asOf })
        expect(after.available).toBeLessThanOrEqual(before.available)
        expect(after.remaining).toBe(before.remaining)
        const allocated = after.grants.reduce((sum, one) => sum + one.taken + one.held, 0)
        const asked = uses.reduce((sum, one) => sum + one.minutes, extra.minutes)
        expect(allocated + after.uncovered).toBe(asked)
        for (const one of after.grants) expect(one.taken + one.held).toBeLessThanOrEqual(one.granted)
      },
    ),
  )
})
