import { compareMonth, compareWeek, startAndEnd } from '#contract/time/analytics/analytics.ts'
import { getWorkTimeYear, listTeamWeek } from '#contract/time/attendance/attendance-periods.ts'
import { listTeamDaily } from '#contract/time/attendance/attendance-team.ts'
import * as attendance from '#contract/time/attendance/attendance.ts'
import { getDayInfo } from '#contract/time/attendance/day-info.ts'
import { listLate, listMissing } from '#contract/time/attendance/day-lists.ts'
import { listConfirmations } from '#contract/time/closing/closing.ts'
import type { Client } from './app.ts'

/** What a person is called and may do by now, and what a comparison sets beside the month: another one. */
const OF_NOW = new Set([
  'team_name',
  'team_id',
  'rank_name',
  'hr_charger',
  'abilities',
  'updated_datetime',
  'next',
  'previous',
  'before',
  'before_date',
  'before_minutes',
])

type Read = [
  name: string,
  answer: Promise<{ status: number; body: unknown }>,
  only?: (body: unknown) => unknown,
]

interface Asked {
  reader: Client
  user_id: number
  month: string
}

const PAGE = { page: 1, page_size: 100 }
const middleOf = ({ month }: Asked) => `${month}-15` as never

/**
 * Everything that can be read of one person's days of a month: nothing of it may move once the month is closed.
 * @param reader somebody who sees all records
 * @param month yyyy-MM
 */
export async function toldOfDays(
  reader: Client,
  user_id: number,
  month: string,
): Promise<Record<string, unknown>> {
  const asked = { reader, user_id, month }
  const told: Record<string, unknown> = {}
  for (const [name, answer, only = whole] of [...ofMonth(asked), ...ofDays(asked), ...ofTeams(asked)]) {
    const { status, body } = await answer
    if (status !== 200) throw new Error(`${name} answers ${status}: ${JSON.stringify(body)}`)
    told[name] = plain(only(body))
  }
  return told
}

function ofMonth(asked: Asked): Read[] {
  const { reader, user_id, month } = asked
  const [date, own] = [middleOf(asked), rowsOf(user_id)]
  const list = { type: 'month', date, ...PAGE } as never
  return [
    ['month', reader.call(attendance.getWorkTime, { query: { type: 'month', date, user_id } })],
    [
      'year',
      reader.call(getWorkTimeYear, { query: { date, user_id } }),
      (body) =>
        (body as { months: { start_date: string }[] }).months.filter((one) =>
          one.start_date.startsWith(month),
        ),
    ],
    ['all', reader.call(attendance.listWorkTimeMonth, { query: { date, ...PAGE } as never }), own],
    ['summary', reader.call(attendance.getWorkTimeMonthSummary, { query: { date } })],
    ['late', reader.call(listLate, { query: list }), own],
    ['missing', reader.call(listMissing, { query: list }), own],
    ['closing', reader.call(listConfirmations, { query: { date, ...PAGE } as never }), own],
  ]
}

function ofDays({ reader, user_id, month }: Asked): Read[] {
  const days = Array.from({ length: 31 }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`)
  const own = rowsOf(user_id)
  const weeks = days.filter(isWholeWeek).flatMap((day): Read[] => {
    const date = day as never
    return [
      [`week ${day}`, reader.call(attendance.getWorkTime, { query: { type: 'week', date, user_id } })],
      [`team week ${day}`, reader.call(listTeamWeek, { query: { date, ...PAGE } as never }), own],
    ]
  })
  const some = days.filter((_, at) => at % 4 === 0)
  const single = some.flatMap((day): Read[] => {
    const date = day as never
    return [
      [day, reader.call(attendance.getWorkTime, { query: { type: 'day', date, user_id } })],
      [`info ${day}`, reader.call(getDayInfo, { query: { date, user_id } })],
      [`board ${day}`, reader.call(attendance.listWorkStatus, { query: { date, ...PAGE } as never }), own],
      [`team ${day}`, reader.call(listTeamDaily, { query: { date, ...PAGE } as never }), own],
    ]
  })
  return [...weeks, ...single]
}

function ofTeams(asked: Asked): Read[] {
  const query = { date: middleOf(asked), org_range: 'company' } as never
  return [
    ['compared', asked.reader.call(compareMonth, { query })],
    ['compared week', asked.reader.call(compareWeek, { query })],
    ['starts', asked.reader.call(startAndEnd, { query }), slotsOf],
  ]
}

/** Times of the month beside it have their lines, too. */
function slotsOf(body: unknown): unknown {
  const { starts, ends, current } = body as Record<'starts' | 'ends', { current: number }[]> & {
    current: unknown
  }
  return [current, ...[starts, ends].map((slots) => slots.filter((slot) => slot.current > 0))]
}

function rowsOf(user_id: number) {
  return (body: unknown) =>
    (body as { results: { user_id?: number; user?: number }[] }).results.filter(
      (row) => (row.user_id ?? row.user) === user_id,
    )
}

/** A Monday whose week lies in the month: others tell of days beside it as well. */
function isWholeWeek(text: string): boolean {
  const monday = Temporal.PlainDate.from(text)
  return monday.dayOfWeek === 1 && monday.add({ days: 6 }).month === monday.month
}

function whole(body: unknown): unknown {
  return body
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, one) => (OF_NOW.has(key) ? undefined : (one as unknown))))
}
