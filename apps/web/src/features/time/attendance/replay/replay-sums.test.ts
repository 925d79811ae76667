import { expect, test } from 'vitest'
import { changedFigures, type Figures, type ReplayPiece, sumPieces } from './replay-sums.ts'

const NONE: Figures = {
  work_minutes: 480,
  rest_minutes: 60,
  overtime_minutes: 0,
  night_minutes: 0,
  holiday_minutes: 0,
  late_minutes: 0,
  early_minutes: 0,
}

function person(user_id: number, after: Partial<Figures>, changed_days = 1) {
  const name = { user_id, username: `${user_id}`, team_name: null }
  return { ...name, changed_days, moved_days: 0, before: NONE, after: { ...NONE, ...after } }
}

function piece(results: ReplayPiece['results'], closed_days = 0): ReplayPiece {
  const span = { start_date: '2026-10-01', end_date: '2026-11-23' }
  return { ...span, total_count: 30, seen_count: 10, next_after: null, closed_days, results }
}

test('pieces become one list with the largest change first, whichever piece it came in', () => {
  const sums = sumPieces([
    piece([person(1, { work_minutes: 470 })], 2),
    piece([person(2, { work_minutes: 400, late_minutes: 30 }, 3), person(3, { late_minutes: 20 })]),
  ])
  expect(sums.people.map(({ user_id }) => user_id)).toEqual([2, 3, 1])
  expect(sums).toMatchObject({ seen: 20, total: 30, days: 5, closed: 2 })
  expect(sums.changes).toEqual([
    { name: 'work_minutes', minutes: -90 },
    { name: 'late_minutes', minutes: 50 },
  ])
})

test('a figure that changes for some up and for others down is told, with what remains', () => {
  const sums = sumPieces([piece([person(1, { work_minutes: 490 }), person(2, { work_minutes: 470 })])])
  expect(sums.changes).toEqual([{ name: 'work_minutes', minutes: 0 }])
  expect(changedFigures([person(1, {})])).toEqual([])
})

test('nothing has arrived yet', () => {
  expect(sumPieces([])).toMatchObject({ seen: 0, total: 0, people: [], changes: [] })
})
