import { expect, test } from 'vitest'
import { chosenPeople } from './chosen-people.ts'

const person = (user: number, isConfirmed: boolean, ...kinds: ('DAY' | 'OUT' | 'REQUEST')[]) => ({
  user,
  is_confirmed: isConfirmed,
  problems: kinds.map((kind) => ({
    wk_date: '2026-09-01',
    kind,
    wk_start_time: null,
    event_code: null,
    drf_id: null,
  })),
})

test('of chosen people those are asked for who are open; a missing check-out or an open request leaves them out, a missing day does not', () => {
  const rows = [
    person(1, true),
    person(2, false),
    person(3, false, 'DAY'),
    person(4, false, 'DAY', 'OUT'),
    person(5, false, 'REQUEST'),
    person(6, false),
  ]
  expect(chosenPeople(rows, [1, 2, 3, 4, 5])).toEqual({
    open: [2, 3, 4, 5],
    ready: [2, 3],
    unrecorded: 1,
    blocked: 2,
    confirmed: 1,
  })
  expect(chosenPeople(rows, [1])).toEqual({ open: [], ready: [], unrecorded: 0, blocked: 0, confirmed: 1 })
})
