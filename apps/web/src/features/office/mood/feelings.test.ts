import { expect, test } from 'vitest'
import { feelingOf, feelings, halfAt, halfOf, halvesToAsk, isOff } from './feelings.ts'
import { readMoodSearch } from './mood-search.ts'

test('each feeling stands at its place', () => {
  expect(feelings.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5])
  expect(feelingOf(5).tone).toBe('green')
})

test('the evening is asked for from three in the afternoon', () => {
  expect([0, 899, 900, 1439].map(halfAt)).toEqual(['am', 'am', 'pm', 'pm'])
})

test('nobody is asked in the morning about going home, but what was answered can be changed', () => {
  expect(halvesToAsk('am', false)).toEqual(['am'])
  expect(halvesToAsk('am', true)).toEqual(['am', 'pm'])
  expect(halvesToAsk('pm', false)).toEqual(['am', 'pm'])
})

test('nobody is asked about going home who has not come', () => {
  expect(halfOf('pm', { onduty_status: 'NOT_IN' })).toBe('am')
  for (const onduty_status of ['WORKING', 'AWAY', 'OUT', 'DAY_OFF', 'LEAVE'] as const)
    expect(halfOf('pm', { onduty_status })).toBe('pm')
  // Where working time is not recorded nobody knows who came.
  expect(halfOf('pm', undefined)).toBe('pm')
})

test('an address of nonsense is the own month', () => {
  expect(readMoodSearch({ view: 'all', by: 3, date: '2026-02-30' })).toEqual({})
  expect(readMoodSearch({ view: 'statistics', by: 'team', date: '2026-02-03' })).toEqual({
    view: 'statistics',
    by: 'team',
    date: '2026-02-03',
  })
})

test.each([
  ['DAY_OFF', false, true],
  ['LEAVE', false, true],
  ['NOT_IN', true, true],
  ['NOT_IN', false, false],
  ['WORKING', true, false],
  ['OUT', false, false],
] as const)('in state %s, absent %s, nothing is to be done: %s', (onduty_status, is_absent, isFree) => {
  expect(isOff({ onduty_status, is_absent })).toBe(isFree)
})
