import { daysBetween } from '#rules/calendar/work-days.ts'
import { STANDARD_DAY_MINUTES } from '#rules/leave/leave-unit.ts'
import { DEFAULT_HOURS } from '#rules/work-time/day-schedule.ts'
import { planDay } from '#rules/work-time/plan-day.ts'
import { insertRows } from '../insert-rows.ts'
import type { LeavePlan } from '../leave-plan.ts'
import { comesOn, type DemoPerson } from '../people.ts'
import type { World } from '../world.ts'

const SHIFTS = [
  { title: '주간', start_minute: 540, end_minute: 1080, rest_minutes: 60, color: '#0ca678' },
  { title: '오후', start_minute: 840, end_minute: 1380, rest_minutes: 60, color: '#f76707' },
  { title: '야간', start_minute: 1320, end_minute: 1860, rest_minutes: 60, color: '#4263eb' },
] as const

/** Those who keep the servers running work in shifts, a week of each after the other. */
const SHIFT_TEAM = '인프라팀'

const PLAN_FACTS = {
  hours: DEFAULT_HOURS,
  corrections: [],
  terms: [],
  standardMinutes: STANDARD_DAY_MINUTES,
  workCheck: 'ALL',
} as const

type ShiftId = ReadonlyMap<string, number>

/**
 * Shifts to plan by, and a team that is planned by them in this month and the next: until today by the hours that everybody has, as
 * it has worked; from the next week on in turns.
 */
export async function createSchedules(
  { tx, companyId, today }: World,
  people: readonly DemoPerson[],
  leaves: readonly LeavePlan[],
): Promise<void> {
  const made = await insertRows<{ id: number; title: string }>(
    tx,
    'shift_templates',
    SHIFTS.map((shift) => ({ company_id: companyId, ...shift })),
    ['id', 'title'],
  )
  const ids: ShiftId = new Map(made.map(({ id, title }) => [title, id]))
  const team = people.filter(({ status, team: name }) => status === 'WORKING' && name === SHIFT_TEAM)
  const first = today.with({ day: 1 })
  const months = [first, first.add({ months: 1 })]
  await insertRows(
    tx,
    'month_schedules',
    team.flatMap(({ id }) =>
      months.map((month) => ({ company_id: companyId, member_id: id, starts_on: month.toString() })),
    ),
  )
  // Whoever has leave in a week keeps the hours by which it was counted.
  const away = new Set(
    leaves.flatMap(({ person, days }) => days.map(({ date }) => `${person.id} ${weekOf(date)}`)),
  )
  const turns = today.add({ days: 8 - today.dayOfWeek })
  const days = daysBetween(first, first.add({ months: 2 }).subtract({ days: 1 }))
  await planPartTime({ tx, companyId, today }, people, leaves, ids)
  await insertRows(
    tx,
    'shifts',
    team.flatMap(({ id }, place) =>
      days.map((day) => {
        const isTurn = Temporal.PlainDate.compare(turns, day) <= 0 && !away.has(`${id} ${weekOf(day)}`)
        const at = isTurn ? (place + weekOf(day)) % SHIFTS.length : 0
        return { company_id: companyId, member_id: id, work_on: day.toString(), ...shiftOn(day, at, ids) }
      }),
    ),
  )
}

const PART_TIME_MONTHS = 4

/** Who works part time is planned for their days, since before anything was recorded; a day of leave is one of them. */
async function planPartTime(
  { tx, companyId, today }: Pick<World, 'tx' | 'companyId' | 'today'>,
  people: readonly DemoPerson[],
  leaves: readonly LeavePlan[],
  ids: ShiftId,
): Promise<void> {
  const some = people.filter(({ status, weeklyMinutes }) => status === 'WORKING' && weeklyMinutes !== null)
  const first = today.with({ day: 1 }).subtract({ months: PART_TIME_MONTHS })
  const months = Array.from({ length: PART_TIME_MONTHS + 2 }, (_, place) => first.add({ months: place }))
  await insertRows(
    tx,
    'month_schedules',
    some.flatMap(({ id }) =>
      months.map((month) => ({ company_id: companyId, member_id: id, starts_on: month.toString() })),
    ),
  )
  const away = new Set(leaves.flatMap(({ person, days }) => days.map(({ date }) => `${person.id} ${date}`)))
  const rows = some.flatMap((person) =>
    daysBetween(first, months.at(-1)!.add({ months: 1 }).subtract({ days: 1 })).map((day) => ({
      company_id: companyId,
      member_id: person.id,
      work_on: day.toString(),
      ...(comesOn(person, day) || away.has(`${person.id} ${day}`) ? shiftOn(day, 0, ids) : DAY_OFF),
    })),
  )
  await insertRows(tx, 'shifts', rows)
}

const DAY_OFF = { works: false, start_minute: null, end_minute: null, rest_minutes: 0, template_id: null }

/** Weeks are counted from a Monday. */
function weekOf(day: Temporal.PlainDate): number {
  return Math.floor(Temporal.PlainDate.from('2001-01-01').until(day, { largestUnit: 'days' }).days / 7)
}

function shiftOn(day: Temporal.PlainDate, at: number, ids: ShiftId) {
  if (planDay(day, PLAN_FACTS).kind !== 'WORK') return DAY_OFF
  const { title, start_minute, end_minute, rest_minutes } = SHIFTS[at]!
  return { works: true, start_minute, end_minute, rest_minutes, template_id: ids.get(title) ?? null }
}
