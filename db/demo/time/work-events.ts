import { isWorkDay, MONDAY_TO_FRIDAY } from '#rules/calendar/work-days.ts'
import { insertRows } from '../insert-rows.ts'
import type { LeavePlan } from '../leave-plan.ts'
import type { DemoPerson } from '../people.ts'
import { koreanInstant, type World } from '../world.ts'

/** What the admin has entered of the weeks around today, days counted from today: nobody had to decide on it. */
const ENTERED = [
  { code: 'HOME:FULL', offset: -8, start: 540, end: 1080, minutes: 480, reason: '집중 작업' },
  {
    code: 'OUT:TIME',
    offset: -6,
    start: 840,
    end: 1020,
    minutes: 180,
    reason: '고객사 방문',
    location: '판교',
  },
  { code: 'HOME:FULL', offset: -3, start: 540, end: 1080, minutes: 480, reason: '설비 점검' },
  {
    code: 'OUT:TRIP:FULL',
    offset: -2,
    start: 540,
    end: 1080,
    minutes: 480,
    reason: '지점 점검',
    location: '부산',
  },
  { code: 'HOME:PM', offset: 3, start: 840, end: 1080, minutes: 240, reason: '자녀 돌봄' },
  {
    code: 'OUT:FULL',
    offset: 5,
    start: 540,
    end: 1080,
    minutes: 480,
    reason: '전시회 참관',
    location: '코엑스',
  },
  { code: 'WORK:EXTENDED', offset: -5, start: 1080, end: 1260, minutes: 180, reason: '정기 배포' },
] as const

const calendar = { weekly: MONDAY_TO_FRIDAY }

/** Stores work elsewhere and overtime of people in the known team and beyond, on days on which they had no leave. */
export async function createWorkEvents(
  { tx, companyId, today }: World,
  people: readonly DemoPerson[],
  leaves: readonly LeavePlan[],
): Promise<void> {
  const away = new Set(leaves.flatMap(({ person, days }) => days.map(({ date }) => `${person.id} ${date}`)))
  const free = people.filter(({ status, role, leads }) => status === 'WORKING' && role === null && !leads)
  const planned = ENTERED.flatMap((one, index) => {
    const day = workDayFrom(today.add({ days: one.offset }), Math.sign(one.offset))
    const from = index * Math.floor(free.length / ENTERED.length)
    const person = [...free.slice(from), ...free].find((each) => !away.has(`${each.id} ${day}`))
    if (!person || Temporal.PlainDate.compare(day, person.joinedOn) < 0) return []
    away.add(`${person.id} ${day}`)
    return [{ ...one, person, day: day.toString() }]
  })
  const made = await insertRows<{ id: number; member_id: number; starts_on: string }>(
    tx,
    'work_events',
    planned.map((one) => {
      const isWhole = one.code.endsWith(':FULL')
      return {
        company_id: companyId,
        member_id: one.person.id,
        event_code: one.code,
        starts_on: one.day,
        ends_on: one.day,
        start_minute: isWhole ? null : one.start,
        end_minute: isWhole ? null : one.end,
        counted_minutes: one.minutes,
        status: 'APPROVED',
        reason: one.reason,
        location: 'location' in one ? one.location : '',
        frees_work: false,
        created_at: koreanInstant(today.subtract({ days: 9 }), 600),
      }
    }),
    ['id', 'member_id', 'starts_on'],
  )
  const ids = new Map(made.map((row) => [`${row.member_id} ${row.starts_on}`, row.id]))
  await insertRows(
    tx,
    'day_parts',
    planned.map((one) => ({
      company_id: companyId,
      member_id: one.person.id,
      work_on: one.day,
      start_minute: one.start,
      end_minute: one.end,
      minutes: one.minutes,
      event_code: one.code,
      frees_work: false,
      state: 'TAKEN',
      holder_kind: 'EVENT',
      holder_id: ids.get(`${one.person.id} ${one.day}`),
    })),
  )
}

/** The day itself, or the next working one away from today. */
function workDayFrom(day: Temporal.PlainDate, step: number): Temporal.PlainDate {
  return isWorkDay(day, calendar) ? day : workDayFrom(day.add({ days: step }), step)
}
