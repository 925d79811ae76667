import { expect, test } from 'vitest'
import { startSteps } from '#contract/portal/home/start-list.ts'
import { outlook } from './start-steps.ts'

test('every step stands in one phase, in the order of the server', () => {
  const { phases, total } = outlook(startSteps.map((step) => ({ step, state: 'OPEN' })))
  expect(phases.flatMap(({ open }) => open)).toEqual([...startSteps])
  expect(total).toBe(startSteps.length)
})

test('what is done counts, what was put away does not, and a phase without an open step is left out', () => {
  expect(
    outlook([
      { step: 'TEAMS', state: 'DONE' },
      { step: 'RANKS', state: 'PUT_AWAY' },
      { step: 'FIRST_MONTH', state: 'OPEN' },
    ]),
  ).toEqual({
    phases: [{ phase: 'month', open: ['FIRST_MONTH'] }],
    open: ['FIRST_MONTH'],
    done: ['TEAMS'],
    total: 2,
  })
})
