import { expect, test } from 'vitest'
import { timeOf } from './leave-document.ts'

test('hours of a request that end after midnight say so', () => {
  expect(timeOf({ evt_start_time: '22:00:00', evt_end_time: '25:30:00' })).toBe('22:00 ~ 익일 01:30')
  expect(timeOf({ evt_start_time: '14:00:00', evt_end_time: '18:00:00' })).toBe('14:00 ~ 18:00')
  expect(timeOf({ evt_start_time: null, evt_end_time: null })).toBeNull()
})
