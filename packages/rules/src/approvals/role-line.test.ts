import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseLine } from './choose-line.ts'
import { dropDuplicates } from './drop-duplicates.ts'
import { addToLine, orderLine, parseLine, parseToken, removeFromLine, tidyLine } from './role-line.ts'

test.each([
  ['TEAM_LEADER', 'APPROVER'],
  ['TL2', 'APPROVER'],
  ['AG-T5+T9', 'AGREEER'],
  ['FA-IC3', 'FAGREEER'],
  ['NT-U481', 'VIEWER'],
  ['CR-M7', 'CIRCULATOR'],
  ['NT-U2147483647', 'VIEWER'],
  ['M7', null],
  ['XX-U1', null],
  ['U', null],
  ['u1', null],
  ['NT-', null],
  ['U1+', null],
  ['U1/U2', null],
  ['U12345678+U12345678', 'APPROVER'],
  ['U12345678+U123456789', null],
])('token %s is read as %s', (text, type) => {
  expect(parseToken(text)?.type ?? null).toBe(type)
})

test.each([
  ['', 'TL0', 'TL0'],
  ['CR-M7', 'NT-U1', 'NT-U1/CR-M7'],
  ['TL0/NT-U1/CR-M7', 'AG-T5', 'TL0/AG-T5/NT-U1/CR-M7'],
  ['TL0', 'TL0', 'TL0'],
])('%s with %s added is %s', (line, token, result) => {
  expect(addToLine(line, token)).toEqual({ ok: true, line: result })
})

test.each([
  ['U3/TL1/U3', 'U3/TL1'],
  ['U003/U3/AG-U3', 'U003/AG-U3'],
  ['CR-M7/NT-U01/TL0/NT-U1', 'TL0/NT-U01/CR-M7'],
  // Empty parts are not taken for one that stands twice: the grammar refuses them.
  ['/', '/'],
  ['U3//U3', 'U3//U3'],
])('%s is kept as %s', (line, kept) => {
  expect(tidyLine(line)).toBe(kept)
})

const ofLength = (length: number): string => 'U1/'.repeat(100).slice(0, length - 1) + '1'

test('adding stops at 280 characters, and a line never passes 300', () => {
  expect(addToLine(ofLength(280), 'TL9')).toEqual({ ok: false, error: 'LINE_FULL' })
  const added = addToLine(ofLength(279), 'U12345678+U12345678')
  expect(added.ok && added.line.length).toBe(299)
  expect(addToLine('TL0', 'nonsense')).toEqual({ ok: false, error: 'TOKEN_INVALID' })
  expect(parseLine('U1/'.repeat(100) + 'U1')).toBeNull()
  expect(parseLine('')).toEqual([])
})

test('adding in any order keeps deciders before NT before CR, and removing undoes it', () => {
  const token = fc.constantFrom('TL0', 'TL1', 'AG-T5', 'FA-IC1', 'NT-U1', 'NT-U2', 'CR-M1', 'CR-U9')
  fc.assert(
    fc.property(fc.array(token, { maxLength: 12 }), (tokens) => {
      const line = tokens.reduce((now, one) => {
        const added = addToLine(now, one)
        return added.ok ? added.line : now
      }, '')
      expect(orderLine(line)).toBe(line)
      expect(new Set(line.split('/').filter(Boolean))).toEqual(new Set(tokens))
      expect(/NT-.*\/(TL|AG|FA)|CR-.*\/(NT|TL|AG|FA)/.test(line)).toBe(false)
      expect(tokens.reduce(removeFromLine, line)).toBe('')
    }),
  )
})

const line = (...users: string[]) =>
  users.map((one) => ({
    userId: one.slice(-1),
    type: one.startsWith('nt') ? ('VIEWER' as const) : ('APPROVER' as const),
  }))

test.each<[string[], '' | 'PRE' | 'POST', string]>([
  [['A', 'B', 'A'], 'PRE', 'AB'],
  [['A', 'B', 'A'], 'POST', 'BA'],
  [['A', 'B', 'A'], '', 'ABA'],
  [['A', 'ntA', 'ntC', 'ntC'], '', 'AC'],
  [['ntA', 'B', 'A'], 'POST', 'BA'],
])('%j with priority "%s" becomes %s', (users, priority, result) => {
  expect(
    dropDuplicates(line(...users), priority)
      .map((one) => one.userId)
      .join(''),
  ).toBe(result)
})

test('the nearest line applies', () => {
  const lines = {
    teamChain: [3, 2, 1],
    byTeam: new Map([
      [1, 'TL1'],
      [2, 'TL2'],
    ]),
    company: 'TOP_LEADER',
  }
  expect(chooseLine({ ...lines, template: 'IC1', user: 'U1' })).toEqual({ line: 'IC1', type: 'TEMPLATE' })
  expect(chooseLine({ ...lines, user: 'U1' })).toEqual({ line: 'U1', type: 'USER' })
  expect(chooseLine(lines)).toEqual({ line: 'TL2', type: 'TEAM' })
  expect(chooseLine({ ...lines, byTeam: new Map() })).toEqual({ line: 'TOP_LEADER', type: 'COMPANY' })
  expect(chooseLine({ teamChain: [], byTeam: new Map() })).toEqual({ line: 'TEAM_LEADER', type: 'DEFAULT' })
})
