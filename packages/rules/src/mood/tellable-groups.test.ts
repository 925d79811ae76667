import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Group, LEAST_PEOPLE, tellableGroups } from './tellable-groups.ts'

const groupOf = (members: readonly number[]): Group => ({ people: members.length, members })
const people = (from: number, count: number) => groupOf(Array.from({ length: count }, (_, at) => from + at))

test.each([
  ['large ones are told', [people(0, 5), people(10, 8)], [true, true]],
  [
    'a small one takes the smallest of the others with it',
    [people(0, 9), people(10, 4), people(20, 6)],
    [true, false, false],
  ],
  [
    'small ones that are five together hide each other',
    [people(0, 9), people(10, 4), people(20, 3)],
    [true, false, false],
  ],
  [
    'the same person on five days is one person',
    [people(0, 9), ...Array.from({ length: 5 }, () => people(1, 1))],
    [false, false, false, false, false, false],
  ],
  ['nobody answered', [people(0, 0), people(10, 5)], [false, true]],
  ['only small ones', [people(0, 2), people(10, 2)], [false, false]],
])('%s', (_, groups, told) => {
  expect(tellableGroups(groups)).toEqual(told)
})

test('what is told never leaves a rest of one to four people', () => {
  const anyGroup = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 9 }).map(groupOf)
  fc.assert(
    fc.property(fc.array(anyGroup, { maxLength: 8 }), (groups) => {
      const told = tellableGroups(groups)
      groups.forEach(({ people: size }, at) => expect(told[at] && size < LEAST_PEOPLE).toBe(false))
      const rest = new Set(groups.flatMap(({ members }, at) => (told[at] ? [] : members)))
      const isAllHidden = told.every((one) => !one)
      expect(rest.size === 0 || rest.size >= LEAST_PEOPLE || isAllHidden).toBe(true)
    }),
  )
})
