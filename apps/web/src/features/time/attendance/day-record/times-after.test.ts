import { expect, test } from 'vitest'
import { endMovedTo, timesAfter } from './times-after.ts'

const CHANGE = 360
const worked = { wk_start_time: '09:00:00', wk_end_time: '18:00:00' }
const none = { wk_start_time: null, wk_end_time: null }

test.each([
  ['one time leaves the other', worked, { end: '20:31' }, ['09:00:00', '20:31:00']],
  ['gone after midnight', none, { start: '22:00', end: '02:00' }, ['22:00:00', '26:00:00']],
  ['gone after midnight, came as recorded', worked, { end: '02:00' }, ['09:00:00', '26:00:00']],
  ['came before the day changed', none, { start: '05:30', end: '07:00' }, ['29:30:00', '31:00:00']],
])('%s', (_, before, asked, [wk_start_time, wk_end_time]) => {
  expect(timesAfter(before, asked, CHANGE, null)).toEqual({
    wk_start_time,
    wk_end_time,
  })
})

test('there is nothing to show without a time, or of times that make no day', () => {
  expect(timesAfter(worked, {}, CHANGE, null)).toBeNull()
  expect(timesAfter(worked, { start: '', end: '' }, CHANGE, null)).toBeNull()
  expect(timesAfter(none, { end: '18:00' }, CHANGE, null)).toBeNull()
})

test('what is near the plan lies where a press would, also before midnight, and no day is longer than one', () => {
  expect(timesAfter(none, { start: '05:30', end: '18:00' }, CHANGE, '09:00:00')).toEqual({
    wk_start_time: '05:30:00',
    wk_end_time: '18:00:00',
  })
  expect(timesAfter(none, { start: '23:50', end: '09:00' }, CHANGE, '00:00:00')).toEqual({
    wk_start_time: '-00:10:00',
    wk_end_time: '09:00:00',
  })
  expect(timesAfter(worked, { end: '47:00' }, CHANGE, '09:00:00')).toBeNull()
})

test('a time that is kept stays where it was recorded', () => {
  const evening = { wk_start_time: '23:50:00', wk_end_time: '23:55:00' }
  expect(timesAfter(evening, { start: '23:50', end: '23:59' }, CHANGE, '00:30:00')).toEqual({
    wk_start_time: '23:50:00',
    wk_end_time: '23:59:00',
  })
  const early = { wk_start_time: '-00:30:00', wk_end_time: '23:40:00' }
  expect(timesAfter(early, { start: '23:45', end: '23:40' }, CHANGE, '00:30:00')).toEqual({
    wk_start_time: '-00:15:00',
    wk_end_time: '23:40:00',
  })
})

test.each([
  ['08:00', 1920, '18:00:00', 1920],
  ['08:00', 1920, null, 1920],
  ['18:00', 1080, '18:00:00', null],
  ['25:30', 1530, '18:00:00', null],
  ['06:50', 1850, '31:00:00', null],
])(
  'an end typed as %s and laid at minute %i is told where the plan ends %s',
  (typed, placed, planned, told) => {
    expect(endMovedTo(typed, placed, planned)).toBe(told)
  },
)
