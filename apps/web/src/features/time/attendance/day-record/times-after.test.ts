import { expect, test } from 'vitest'
import { timesAfter } from './times-after.ts'

const CHANGE = 360
const worked = { wk_start_time: '09:00:00', wk_end_time: '18:00:00' }
const none = { wk_start_time: null, wk_end_time: null }

test.each([
  ['one time leaves the other', worked, { end: '20:31' }, ['09:00:00', '20:31:00']],
  ['gone after midnight', none, { start: '22:00', end: '02:00' }, ['22:00:00', '26:00:00']],
  ['gone after midnight, came as recorded', worked, { end: '02:00' }, ['09:00:00', '26:00:00']],
  ['came before the day changed', none, { start: '05:30', end: '07:00' }, ['29:30:00', '31:00:00']],
])('%s', (_, before, asked, [wk_start_time, wk_end_time]) => {
  expect(timesAfter(before, asked, CHANGE)).toEqual({ wk_start_time, wk_end_time })
})

test('there is nothing to show without a time, or of times that make no day', () => {
  expect(timesAfter(worked, {}, CHANGE)).toBeNull()
  expect(timesAfter(worked, { start: '', end: '' }, CHANGE)).toBeNull()
  expect(timesAfter(none, { end: '18:00' }, CHANGE)).toBeNull()
})
