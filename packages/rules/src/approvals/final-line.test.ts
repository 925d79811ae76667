import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chosenLine, type Drafter, walkLine, withDecidersOf } from './final-line.ts'
import { lineForFacts } from './line-conditions.ts'
import { lintLine } from './lint-line.ts'
import { isDecider } from './receiver.ts'
import { addToLine, LINE_MAXIMUM, orderLine, parseLine, replaceInLine, tidyLine } from './role-line.ts'
import type { LineDirectory } from './why-dropped.ts'

/** Team 1 (leader 10) over 2 (nobody) over 3 (leader 30); team 4 (leader 40, who has left) under 1; team 9 is closed. */
const LEADERS = new Map([
  [1, 10],
  [3, 30],
  [4, 40],
])
const PARENTS = new Map([
  [2, 1],
  [3, 2],
  [4, 1],
])
const directory: LineDirectory = {
  leaderOf: (team) => LEADERS.get(team) ?? null,
  parentOf: (team) => PARENTS.get(team) ?? null,
  chargerOf: () => null,
  membersOf: (team) => (team === 3 ? [30, 31] : []),
  holdersOf: (role) => (role === 1 ? [50, 51] : []),
  isReachable: (user) => user !== 40 && user < 100,
  isAbsent: (user) => user === 51,
  exists: (kind, id) => (kind === 'USER' ? id < 100 : kind === 'TEAM' ? id <= 4 : id <= 2),
}
const drafter: Drafter = { userId: 31, teamChain: [3, 2, 1], admins: [70, 71] }

function walk(line: string, who: Partial<Drafter> = {}) {
  const final = walkLine({ line, type: 'COMPANY' }, directory, { ...drafter, ...who }, '')
  const people = final.receivers.map((one) => `${one.type[0]}${one.order}:${one.userId}`).join(' ')
  return [people, final.standIn, final.approvedAtOnce]
}

test.each([
  ['TEAM_LEADER/NT-U60', {}, 'A1:30 V0:60', null, false],
  ['U40/NT-U60', {}, 'A1:30 V0:60', 'LEADER', false],
  ['U31', {}, 'A1:30', 'LEADER', false],
  ['U10', { userId: 10, teamChain: [1] }, '', null, true],
  ['TEAM_LEADER', { teamChain: [] }, 'A1:70', 'ADMIN', false],
  ['TEAM_LEADER', { userId: 70, teamChain: [] }, '', null, true],
  ['TEAM_LEADER', { teamChain: [], admins: [] }, '', null, false],
  ['nonsense', {}, 'A1:30', null, false],
])('%s for %j reaches %s', (line, who, people, standIn, atOnce) => {
  expect(walk(line, who)).toEqual([people, standIn, atOnce])
})

test('the line of a form that names readers alone informs them, and others need somebody who decides', () => {
  const informed = walkLine({ line: 'NT-U60', type: 'TEMPLATE' }, directory, drafter, '')
  expect(informed).toMatchObject({ receivers: [{ userId: 60, type: 'VIEWER' }], standIn: null })
  expect(walk('NT-U60')).toEqual(['A1:30 V0:60', 'LEADER', false])
  const gone = walkLine({ line: 'U40/NT-U60', type: 'TEMPLATE' }, directory, drafter, '')
  expect(gone).toMatchObject({ standIn: 'LEADER' })
})

test('who is passed over is told with the reason', () => {
  const line = 'U31/U40/U200/T9/T4/CHARGER/IC2/IC9/NT-M2/TL9'
  const { dropped } = walkLine({ line, type: 'USER' }, directory, drafter, '')
  expect(dropped.map((one) => `${one.target} ${one.reason}`)).toEqual([
    'U31 DRAFTER',
    'U40 LEFT',
    'U200 GONE',
    'T9 GONE',
    'CHARGER NO_CHARGER',
    'IC2 NOBODY',
    'IC9 GONE',
    'M2 NOBODY',
  ])
  const top = walkLine({ line: 'TOP_LEADER', type: 'USER' }, directory, { ...drafter, userId: 10 }, '')
  expect(top.dropped).toEqual([{ token: 'TOP_LEADER', target: 'TOP_LEADER', reason: 'DRAFTER' }])
})

test.each([
  ['TEAM_LEADER', []],
  ['NT-U60', ['ERROR NO_DECIDER ']],
  ['XX/TEAM_LEADER', ['ERROR TOKEN_INVALID XX']],
  ['U200/T9', ['ERROR GONE U200', 'ERROR GONE T9']],
  ['U40/T4/IC2', ['WARNING LEFT U40', 'WARNING NO_LEADER T4', 'WARNING NO_HOLDER IC2']],
  ['U51', ['NOTE ABSENT U51']],
  ['U60/AG-U60', ['NOTE TWICE_FIRST U60']],
  ['U60/NT-U60', ['NOTE READS_AND_DECIDES U60']],
  ['TEAM_LEADER/TL0', ['NOTE TWICE_FIRST TEAM_LEADER']],
  ['U77', ['WARNING OWN_PLACE U77']],
])('%s has the findings %j', (line, findings) => {
  const found = lintLine(line, { directory, priority: 'PRE', ownerId: 77 })
  expect(found.map((one) => `${one.severity} ${one.code} ${one.target}`)).toEqual(findings)
})

test('a line is nearly full from 280 characters on, and too long above 300', () => {
  const of = (length: number) => 'U1/'.repeat(110).slice(0, length - 1) + '1'
  const codes = (length: number) => lintLine(of(length), { directory, priority: '' }).map(({ code }) => code)
  expect(codes(279)).not.toContain('NEARLY_FULL')
  expect(codes(280)).toContain('NEARLY_FULL')
  expect(codes(300)).toContain('NEARLY_FULL')
  expect(codes(301)).toContain('TOO_LONG')
})

test('the first variant that fits wins, and what is not known fits nothing', () => {
  const saved = {
    line: 'TEAM_LEADER',
    variants: [
      { when: { fact: 'DAYS' as const, atLeast: 3 }, line: 'TL1' },
      { when: { fact: 'KIND' as const, anyOf: ['SP:SICK'] }, line: 'TL2' },
      { when: { fact: 'RANK' as const, anyOf: [5] }, line: 'TL3' },
      { when: { fact: 'AMOUNT' as const, atLeast: 1000 }, line: 'TL4' },
    ],
  }
  expect(lineForFacts(saved, { days: 3, kind: 'SP:SICK' })).toBe('TL1')
  expect(lineForFacts(saved, { days: 2.5, kind: 'SP:SICK' })).toBe('TL2')
  expect(lineForFacts(saved, { days: 1, rank: 5 })).toBe('TL3')
  expect(lineForFacts(saved, { amount: 1000, rank: null })).toBe('TL4')
  expect(lineForFacts(saved, {})).toBe('TEAM_LEADER')
  const chosen = chosenLine({ byTeam: new Map([[2, saved]]), company: null }, [3, 2, 1], { days: 4 })
  expect(chosen).toEqual({ line: 'TL1', type: 'TEAM' })
})

test('a person is replaced wherever they stand, and nobody stands twice for it', () => {
  expect(replaceInLine('U7/AG-U7+T2/NT-U70', 'U7', 'U8')).toBe('U8/AG-U8+T2/NT-U70')
  expect(replaceInLine('U7/U8', 'U7', 'U8')).toBe('U8')
  expect(replaceInLine('TEAM_LEADER/U7/NT-U7', 'U7', null)).toBe('TEAM_LEADER')
  expect(replaceInLine('AG-U7+U8', 'U7', 'U8')).toBe('AG-U8')
})

const token = fc
  .tuple(
    fc.constantFrom('', 'AG-', 'FA-', 'NT-', 'CR-'),
    fc.array(
      fc.oneof(
        fc.constantFrom('TEAM_LEADER', 'TOP_LEADER', 'CHARGER'),
        fc.tuple(fc.constantFrom('TL', 'T', 'IC', 'U'), fc.nat(120)).map(([kind, id]) => `${kind}${id}`),
      ),
      { minLength: 1, maxLength: 2 },
    ),
  )
  .map(([kind, targets]) => kind + targets.join('+'))

test('over any line: adding never exceeds the length, order is kept, and somebody always decides', () => {
  fc.assert(
    fc.property(
      fc.array(token, { maxLength: 60 }),
      fc.constantFrom(10, 30, 31, 70, 99),
      fc.subarray([3, 2, 1]),
      (tokens, userId, teamChain) => {
        const line = tokens.reduce((now, one) => {
          const added = addToLine(now, one)
          return added.ok ? added.line : now
        }, '')
        expect(line.length).toBeLessThanOrEqual(LINE_MAXIMUM)
        expect(parseLine(line)).not.toBeNull()
        expect(tidyLine(line)).toBe(line)
        expect(orderLine(line)).toBe(line)
        const who = { ...drafter, userId, teamChain }
        const final = walkLine({ line, type: 'COMPANY' }, directory, who, 'PRE')
        const deciders = final.receivers.filter(isDecider)
        expect(final.approvedAtOnce).toBe(deciders.length === 0)
        expect(deciders.map((one) => one.userId)).not.toContain(userId)
        const people = new Set(final.receivers.map((one) => one.userId))
        expect(people.size).toBe(final.receivers.length)
      },
    ),
  )
})

test.each([
  ['a colleague instead of the leader', 'U60', 'TEAM_LEADER', 'U60/TEAM_LEADER'],
  ['the leader by another name', 'U30/NT-U61', 'TEAM_LEADER', 'U30/NT-U61'],
  ['readers stay behind', 'U60/NT-U61/CR-U62', 'TL0/AG-U50/FA-U51', 'U60/TL0/AG-U50/FA-U51/NT-U61/CR-U62'],
  ['whom the company only tells need not be there', 'TEAM_LEADER', 'TEAM_LEADER/NT-U61', 'TEAM_LEADER'],
  ['everybody of the company has left', 'U60', 'U40', 'U60/U30'],
  ['too long together', `${'AG-U60/'.repeat(40)}U61`, `${'TL1/'.repeat(4)}TL2`, `${'TL1/'.repeat(4)}TL2`],
])('own line: %s', (_name, own, base, whole) => {
  expect(withDecidersOf(base, own, directory, drafter)).toBe(whole)
})

test('whatever somebody puts into the own line, all decide who would without it', () => {
  const token = fc.constantFrom(
    'TEAM_LEADER',
    'TL1',
    'TOP_LEADER',
    'U60',
    'U31',
    'U40',
    'AG-U50',
    'FA-U51',
    'NT-U61',
    'CR-U62',
    'IC1',
  )
  const line = fc.array(token, { minLength: 1, maxLength: 8 }).map((tokens) => orderLine(tokens.join('/')))
  const decidersOf = (text: string) =>
    walkLine({ line: text, type: 'USER' }, directory, drafter, '')
      .receivers.filter(isDecider)
      .map(({ userId }) => userId)
  fc.assert(
    fc.property(line, line, (own, base) => {
      const whole = decidersOf(withDecidersOf(base, own, directory, drafter))
      expect(whole).toEqual(expect.arrayContaining(decidersOf(base)))
    }),
  )
})
