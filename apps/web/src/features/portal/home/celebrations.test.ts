import { expect, test } from 'vitest'
import { inOrder } from './celebrations.ts'

const person = (user_id: number, date: string, is_today = false) => ({
  user_id,
  username: String(user_id),
  team_name: null,
  date,
  is_today,
})

test('who celebrates today comes first, who did on Monday last', () => {
  const today = { date: '2026-11-25', is_work_day: true, holiday_name: null }
  const order = inOrder({
    today,
    birthdays: [person(1, '2026-11-23'), person(2, '2026-11-28'), person(3, '2026-11-25', true)],
    anniversaries: [{ ...person(4, '2026-11-25', true), years: 5 }],
  })
  expect(order.map(({ user_id, kind }) => [user_id, kind])).toEqual([
    [3, 'birthday'],
    [4, 'anniversary'],
    [2, 'birthday'],
    [1, 'birthday'],
  ])
})
