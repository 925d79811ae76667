import { expect, test } from 'vitest'
import { hasBegun, startSteps } from './start-steps.ts'

test('a company with a team and a second member needs no list', () => {
  expect(hasBegun({ teams: 1, members: 2 })).toBe(true)
  expect(hasBegun({ teams: 0, members: 9 })).toBe(false)
  expect(hasBegun({ teams: 3, members: 1 })).toBe(false)
})

test('what is there is ticked', () => {
  const done = startSteps({ teams: 1, members: 1, rooms: 2 }, false)
    .filter(({ isDone }) => isDone)
    .map(({ step }) => step)
  expect(done).toEqual(['teams', 'rooms'])
})

test('without meeting rooms none are asked for', () => {
  expect(startSteps({ teams: 0, members: 1, rooms: null }, false).map(({ step }) => step)).toEqual([
    'teams',
    'members',
    'hours',
  ])
})
