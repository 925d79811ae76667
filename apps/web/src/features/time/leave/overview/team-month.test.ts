import { expect, test } from 'vitest'
import type { LeaveEvent } from '../index.ts'
import { awayCount, awayRows, daysOfMonth, monthOr, monthSpan } from './team-month.ts'

const event = (
  id: number,
  name: string,
  team: string | null,
  dates: string[],
  more: Partial<LeaveEvent> = {},
) =>
  ({
    wk_event_id: id,
    wk_start_date: dates[0],
    wk_end_date: dates.at(-1),
    user_id: id,
    username: name,
    team_name: team,
    wk_event: 'VACATION:ANNUAL:FULL',
    frees_work: true,
    drf_status: 'APPROVED',
    counted_days: dates.map((date) => ({ date, days: 1, minutes: 480 })),
    ...more,
  }) as LeaveEvent
const compare = (a: string, b: string) => a.localeCompare(b, 'ko')

test('people stand by team and name, with only the days of the month', () => {
  const rows = awayRows(
    [
      event(1, '홍길동', '웹팀', ['2026-11-30', '2026-12-01']),
      event(2, '김현지', '웹팀', ['2026-11-30']),
      event(3, '박서준', '경영팀', ['2026-11-02']),
    ],
    '2026-11',
    compare,
  )
  expect(rows.map(({ person, total }) => [person.username, total])).toEqual([
    ['박서준', 1],
    ['김현지', 1],
    ['홍길동', 1],
  ])
  expect(awayCount(rows, '2026-11-30')).toBe(2)
  expect(awayCount(rows, '2026-12-01')).toBe(0)
})

test('several requests of a person are one row; denied and canceled ones are none', () => {
  const half = {
    wk_event: 'VACATION:ANNUAL:PM',
    counted_days: [{ date: '2026-11-03', days: 0.5, minutes: 240 }],
  } as const
  const rows = awayRows(
    [
      event(1, '홍길동', null, ['2026-11-02']),
      event(1, '홍길동', null, ['2026-11-03'], {
        ...half,
        drf_status: 'REQUESTED',
        counted_days: [...half.counted_days],
      }),
      event(2, '김현지', null, ['2026-11-02'], { drf_status: 'DENIED' }),
      event(3, '박서준', null, ['2026-11-02'], { drf_status: 'CANCELED' }),
    ],
    '2026-11',
    compare,
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ total: 1.5 })
  expect(rows[0]!.days.get('2026-11-03')).toMatchObject([{ isPending: true, isFullDay: false }])
})

test('of one kind, work elsewhere is shown too', () => {
  const home = event(1, '홍길동', null, ['2026-11-02'], { wk_event: 'HOME:FULL', frees_work: false })
  expect(awayRows([home], '2026-11', compare)).toEqual([])
  expect(awayRows([home], '2026-11', compare, true)).toMatchObject([{ total: 1 }])
})

test('a month has its own days', () => {
  expect(monthSpan('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(daysOfMonth('2026-11').at(-1)).toBe('2026-11-30')
})

test.each(['2026-13', '2026-1', 'x', '', undefined, '0000-01'])('%s in the address is no month', (month) => {
  expect(monthOr(month, '2026-11')).toBe('2026-11')
})
