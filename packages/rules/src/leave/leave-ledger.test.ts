import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leaveBalance, type LeaveGrant, type LeaveUse } from './leave-balance.ts'
import { leaveLedger } from './leave-ledger.ts'

const YEAR: LeaveGrant = {
  id: 'year',
  minutes: 7200,
  grantedOn: '2026-01-01',
  expiresOn: '2026-12-31',
  carry: { minutes: 2400, until: '2027-03-31' },
}
const use = (on: string, minutes: number, state: LeaveUse['state'] = 'TAKEN'): LeaveUse => ({
  on,
  minutes,
  state,
})
const lines = (uses: LeaveUse[], asOf: string) =>
  leaveLedger({ grants: [YEAR], uses, asOf }).map(({ on, kind, minutes }) => `${on} ${kind} ${minutes}`)

// Five days of fifteen may be carried over for three months, as in the cases of other products: three used, two lost; six used, none.
test('what is left of a year is carried over up to the limit, and the rest is lost', () => {
  expect(lines([use('2026-05-04', 1440)], '2027-01-01')).toEqual([
    '2026-01-01 GRANTED 7200',
    '2026-05-04 USED -1440',
    '2027-01-01 CARRIED_OUT -2400',
    '2027-01-01 EXPIRED -3360',
    '2027-01-01 CARRIED_IN 2400',
  ])
})

test('what was carried over and not used in time is lost as well', () => {
  const uses = [use('2026-05-04', 4800), use('2027-02-01', 1440)]
  expect(lines(uses, '2027-04-01')).toEqual([
    '2026-01-01 GRANTED 7200',
    '2026-05-04 USED -4800',
    '2027-01-01 CARRIED_OUT -2400',
    '2027-01-01 CARRIED_IN 2400',
    '2027-02-01 USED -1440',
    '2027-04-01 EXPIRED -960',
  ])
  const balance = (on: string) => leaveBalance({ grants: [YEAR], uses, asOf: on })
  expect(balance('2027-03-31')).toMatchObject({
    granted: 2400,
    taken: 1440,
    available: 960,
    expired: 0,
  })
  expect(balance('2027-04-01')).toMatchObject({
    granted: 0,
    available: 0,
    expired: 960,
  })
})

test('what the company takes back lessens the grant, and what no grant covers stands by itself', () => {
  const uses = [use('2026-03-02', 480, 'DEDUCTED'), use('2026-06-01', 7000, 'PENDING')]
  expect(lines(uses, '2026-07-01')).toEqual([
    '2026-01-01 GRANTED 7200',
    '2026-03-02 DEDUCTED -480',
    '2026-06-01 HELD -6720',
    '2026-06-01 UNCOVERED -280',
  ])
  expect(leaveBalance({ grants: [YEAR], uses, asOf: '2026-07-01' })).toMatchObject({
    granted: 6720,
    held: 6720,
    available: -280,
  })
})

const DAY = 480
const carriedYear = (carriedDays: number): LeaveGrant => ({
  ...YEAR,
  carry: { minutes: carriedDays * DAY, until: '2027-03-31' },
})
const NEXT: LeaveGrant = {
  id: 'next',
  minutes: 15 * DAY,
  grantedOn: '2027-01-01',
  expiresOn: '2027-12-31',
}
const weekdaysTo = (last: string, days: number) =>
  Array.from({ length: days }, (_, back) =>
    use(Temporal.PlainDate.from(last).subtract({ days: back }).toString(), DAY),
  )
/** Days that each grant gave, and that were lost, by a day. */
const spent = (grants: LeaveGrant[], uses: LeaveUse[], asOf: string) => {
  const all = leaveLedger({ grants, uses, asOf })
  const days = (kind: string, grant?: number) =>
    all
      .filter((line) => line.kind === kind && (grant === undefined || line.grant === grant))
      .reduce((sum, { minutes }) => sum - minutes / DAY, 0)
  return [days('USED', 0), days('USED', 1), days('EXPIRED')]
}

// Frappe HRMS carries over in these ways (peers V-45, V-46): carried days, days used of a new year, what each year gives and what is lost.
test.each<[number, LeaveUse[], number[]]>([
  [10, [], [0, 0, 15]],
  [5, weekdaysTo('2027-03-31', 3), [3, 0, 12]],
  [5, weekdaysTo('2027-03-31', 6), [5, 1, 10]],
  [15, [...weekdaysTo('2027-03-31', 17), ...weekdaysTo('2027-04-10', 3)], [15, 5, 0]],
])(
  '%d days carried over are used before those of the new year, until they end',
  (carried, uses, expected) => {
    const grants = [carriedYear(carried), NEXT]
    expect(leaveBalance({ grants, uses: [], asOf: '2027-01-01' }).available).toBe((carried + 15) * DAY)
    expect(spent(grants, uses, '2027-05-01')).toEqual(expected)
  },
)

test('a request over the end of a year takes of each year the days that lie in it (peers V-46)', () => {
  const until = { ...YEAR, carry: null }
  const uses = [use('2026-12-23', DAY / 2), ...weekdaysTo('2026-12-31', 8), ...weekdaysTo('2027-01-02', 2)]
  expect(spent([until, NEXT], uses, '2026-12-31').slice(0, 1)).toEqual([8.5])
  expect(spent([until, NEXT], uses, '2027-01-02').slice(0, 2)).toEqual([8.5, 2])
})

const dayIn = (days: number) => Temporal.PlainDate.from('2024-01-01').add({ days }).toString()
const later = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString()
const anyDay = fc.integer({ min: 0, max: 1100 }).map(dayIn)
const anyUse = fc.record({
  on: anyDay,
  minutes: fc.integer({ min: 0, max: 2000 }),
  state: fc.constantFrom<LeaveUse['state']>('TAKEN', 'PENDING', 'DEDUCTED'),
})
const anyGrant = fc
  .record({
    from: anyDay,
    length: fc.integer({ min: 0, max: 500 }),
    minutes: fc.integer({ min: 1, max: 9000 }),
    carried: fc.integer({ min: 0, max: 4000 }),
    longer: fc.integer({ min: 1, max: 200 }),
  })
  .map(({ from, length, minutes, carried, longer }) => {
    const expiresOn = later(from, length)
    return {
      grantedOn: from,
      expiresOn,
      minutes,
      carry: carried ? { minutes: carried, until: later(expiresOn, longer) } : null,
    }
  })

test('the lines of any life add up to what may be asked for, and every grant to what is left of it', () => {
  fc.assert(
    fc.property(
      fc.array(anyGrant, { maxLength: 6 }),
      fc.array(anyUse, { maxLength: 12 }),
      anyDay,
      (some, uses, asOf) => {
        const grants = some.map((grant, place) => ({
          ...grant,
          id: String(place),
        }))
        const balance = leaveBalance({ grants, uses, asOf })
        const ledger = leaveLedger({ grants, uses, asOf })
        const sum = (of: typeof ledger) => of.reduce((total, line) => total + line.minutes, 0)
        expect(sum(ledger)).toBe(balance.available)
        for (const one of balance.grants)
          expect(sum(ledger.filter(({ grant }) => String(grant) === one.id))).toBe(one.usable)
        const lost = sum(ledger.filter(({ kind }) => kind === 'EXPIRED'))
        expect(0 - lost).toBe(balance.expired)
      },
    ),
  )
})
