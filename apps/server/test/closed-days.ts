import { compareMonth, compareWeek, startAndEnd } from '#contract/time/analytics/analytics.ts'
import { listTeamWeek, getWorkTimeYear } from '#contract/time/attendance/attendance-periods.ts'
import { listTeamDaily } from '#contract/time/attendance/attendance-team.ts'
import * as attendance from '#contract/time/attendance/attendance.ts'
import { listLate, listMissing } from '#contract/time/attendance/day-lists.ts'
import { listConfirmations } from '#contract/time/closing/closing.ts'
import type { Client } from './app.ts'

const day = (text: string) => text as never
/** What a person is called by now, beside what is told of their days. */
const OF_NOW = new Set([
  'team_name',
  'team_id',
  'rank_name',
  'hr_charger',
  'abilities',
  'updated_datetime',
  'next',
  'previous',
])

/**
 * Everything that can be read of one person's days of a month, by day: nothing of it may move once the month is closed.
 * @param reader somebody who sees all records
 * @param month yyyy-MM
 */
export async function toldOfDays(
  reader: Client,
  user_id: number,
  month: string,
): Promise<Record<string, unknown>> {
  const days = Array.from({ length: 31 }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`)
  const date = day(`${month}-15`)
  const told: Record<string, unknown> = {}
  const keep = async (
    name: string,
    read: Promise<{ status: number; body: unknown }>,
    only = (all: unknown) => all,
  ) => {
    const { status, body } = await read
    if (status !== 200) throw new Error(`${name} answers ${status}: ${JSON.stringify(body)}`)
    told[name] = plain(only(body))
  }
  const own = (body: unknown) =>
    (body as { results: { user_id?: number }[] }).results.filter((row) => row.user_id === user_id)
  await keep('month', reader.call(attendance.getWorkTime, { query: { type: 'month', date, user_id } }))
  await keep('year', reader.call(getWorkTimeYear, { query: { date, user_id } }), (body) =>
    (body as { months: { start_date: string }[] }).months.filter((one) => one.start_date.startsWith(month)),
  )
  const page = { page: 1, page_size: 100 }
  const all = { date, ...page } as never
  await keep('all', reader.call(attendance.listWorkTimeMonth, { query: all }), own)
  await keep('summary', reader.call(attendance.getWorkTimeMonthSummary, { query: { date } }))
  await keep('late', reader.call(listLate, { query: { type: 'month', ...(all as object) } as never }), own)
  await keep(
    'missing',
    reader.call(listMissing, { query: { type: 'month', ...(all as object) } as never }),
    own,
  )
  await keep('closing', reader.call(listConfirmations, { query: all }), own)
  for (const one of days.filter(isWholeWeek)) {
    await keep(
      `week ${one}`,
      reader.call(attendance.getWorkTime, { query: { type: 'week', date: day(one), user_id } }),
    )
    await keep(
      `team week ${one}`,
      reader.call(listTeamWeek, { query: { date: day(one), ...page } as never }),
      own,
    )
  }
  for (const one of days.filter((_, at) => at % 4 === 0)) {
    await keep(one, reader.call(attendance.getWorkTime, { query: { type: 'day', date: day(one), user_id } }))
    await keep(
      `team ${one}`,
      reader.call(listTeamDaily, { query: { date: day(one), ...page } as never }),
      own,
    )
  }
  await keep('compared', reader.call(compareMonth, { query: { date, org_range: 'company' } as never }))
  await keep('compared week', reader.call(compareWeek, { query: { date, org_range: 'company' } as never }))
  await keep('starts', reader.call(startAndEnd, { query: { date, org_range: 'company' } as never }))
  return told
}

/** A Monday whose week lies in the month: others tell of days beside it as well. */
function isWholeWeek(text: string): boolean {
  const monday = Temporal.PlainDate.from(text)
  return monday.dayOfWeek === 1 && monday.add({ days: 6 }).month === monday.month
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, one) => (OF_NOW.has(key) ? undefined : (one as unknown))))
}
