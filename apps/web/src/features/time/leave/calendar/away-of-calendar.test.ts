import { expect, test } from 'vitest'
import { awayOfCalendar } from './away-of-calendar.ts'

const day = (date: string, part: 'FULL' | 'AM' | 'PM', days: number, is_pending = false) => ({
  date,
  part,
  days,
  is_pending,
})

test('each day tells its parts under one name, and their sum', () => {
  const [row] = awayOfCalendar(
    {
      users: [
        {
          user_id: 4,
          username: '김현지',
          team_name: '개발팀',
          days: [
            day('2026-11-25', 'AM', 0.5),
            day('2026-11-25', 'PM', 0.5, true),
            day('2026-11-26', 'FULL', 1),
          ],
        },
      ],
    },
    '휴가',
  )
  expect(row!.total).toBe(2)
  expect([...row!.days.keys()]).toEqual(['2026-11-25', '2026-11-26'])
  expect(row!.days.get('2026-11-25')).toEqual([
    {
      event: { wk_event: 'AWAY:AM', event_name: '휴가', wk_event_id: 0 },
      isPending: false,
      isFullDay: false,
    },
    { event: { wk_event: 'AWAY:PM', event_name: '휴가', wk_event_id: 1 }, isPending: true, isFullDay: false },
  ])
  expect(row!.days.get('2026-11-26')![0]!.isFullDay).toBe(true)
})
