import { expect, test } from 'vitest'
import { peopleThere, type Teammate } from './team-coverage.ts'

const ALL_DAY = { start: 0, end: 2880 }
const MORNING = { start: 540, end: 840 }
const AFTERNOON = { start: 840, end: 1080 }

const mate = (away: Teammate['away'] = [], off: readonly string[] = []): Teammate => ({
  isDueOn: (day) => !off.includes(day),
  away,
})

test.each([
  ['a whole day against a morning', ALL_DAY, MORNING, 1],
  ['a morning against an afternoon', MORNING, AFTERNOON, 2],
  ['a morning against a morning', MORNING, MORNING, 1],
])('%s', (_name, asked, taken, people) => {
  const mates = [mate([{ on: '2026-11-25', ...taken }]), mate()]
  expect(peopleThere([{ on: '2026-11-25', ...asked }], mates)).toEqual([{ on: '2026-11-25', people }])
})

test('whose day off it is does not count as there, and another day is another matter', () => {
  const mates = [mate([], ['2026-11-25']), mate([{ on: '2026-11-26', ...ALL_DAY }])]
  const days = ['2026-11-25', '2026-11-26'].map((on) => ({ on, ...ALL_DAY }))
  expect(peopleThere(days, mates).map(({ people }) => people)).toEqual([1, 1])
})
