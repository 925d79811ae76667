import { expect, test } from 'vitest'
import { isEmployedOn } from './employed-on.ts'

test('from the first day to the last, both included; an open end holds nobody off', () => {
  const employment = { joinedOn: '2026-03-02', retiredOn: '2026-11-30' }
  const days = ['2026-03-01', '2026-03-02', '2026-11-30', '2026-12-01']
  expect(days.map((day) => isEmployedOn(day, employment))).toEqual([false, true, true, false])
  expect(isEmployedOn('1999-01-01', { joinedOn: null, retiredOn: null })).toBe(true)
})
