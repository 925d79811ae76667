import { expect, test } from 'vitest'
import { type DutyFacts, dutyState, isStillOpen } from './duty-state.ts'

const nothing: DutyFacts = { inMinute: null, outMinute: null, isAway: false, leaveMinutes: 0 }

test.each<[Partial<DutyFacts>, 'WORK' | 'OFF' | 'HOLIDAY', string]>([
  [{}, 'WORK', 'NOT_IN'],
  [{}, 'OFF', 'DAY_OFF'],
  [{}, 'HOLIDAY', 'DAY_OFF'],
  [{ leaveMinutes: 240 }, 'WORK', 'NOT_IN'],
  [{ leaveMinutes: 480 }, 'WORK', 'LEAVE'],
  [{ inMinute: 540 }, 'WORK', 'WORKING'],
  [{ inMinute: 540, leaveMinutes: 480 }, 'WORK', 'WORKING'],
  [{ inMinute: 540, isAway: true }, 'OFF', 'AWAY'],
  [{ inMinute: 540, isAway: true, hasEnded: true }, 'WORK', 'OUT'],
  [{ inMinute: 540, outMinute: 1080, isAway: true }, 'WORK', 'OUT'],
])('%o on a day that is %s: %s', (facts, kind, state) => {
  expect(dutyState({ ...nothing, ...facts }, { kind, wholeMinutes: 480 })).toBe(state)
})

test('a shift goes on over the day change until sixteen hours are over', () => {
  const night = { inMinute: 1320, outMinute: null }
  expect(isStillOpen(night, 839)).toBe(true)
  expect(isStillOpen(night, 840)).toBe(false)
  expect(isStillOpen({ ...night, outMinute: 1400 }, 400)).toBe(false)
  expect(isStillOpen({ ...night, inMinute: null }, 400)).toBe(false)
})
