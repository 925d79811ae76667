import { daysBetween } from '#rules/calendar/work-days.ts'
import { type CompanyHours, dayMinutes, type DayPlan, planDay } from '#server/attendance/index.ts'
import { clockOf, type ClockPlan, styleOf } from './clock-plan.ts'
import { insertRows } from './insert-rows.ts'
import type { LeavePlan } from './leave-plan.ts'
import type { DemoPerson } from './people.ts'
import { koreanInstant, minuteNow, type World } from './world.ts'

/** The product's defaults (specification 000, section 9). */
const HOURS: CompanyHours = {
  workStartMinute: 540,
  workEndMinute: 1080,
  lunchStartMinute: 720,
  lunchEndMinute: 780,
  dayChangeMinute: 360,
  checkInAdjustment: 'ON_TIME',
  checkOutAdjustment: 'ON_TIME',
  corrections: [],
}

interface DayLeave {
  minutes: number
  spans: { startMinute: number; endMinute: number }[]
}

/** Stores months of working days with what the clock saw, the figures computed by the product's own rules. */
export async function createAttendance(
  world: World,
  people: readonly DemoPerson[],
  leaves: readonly LeavePlan[],
  months: number,
): Promise<void> {
  const plans = daysBetween(world.today.subtract({ months }).with({ day: 1 }), world.today).map((day) =>
    planDay(day, HOURS),
  )
  const leaveOf = indexLeave(leaves)
  const working = people.filter((person) => person.status === 'WORKING' || person.status === 'RETIRED')
  const days: Record<string, unknown>[] = []
  const records: Record<string, unknown>[] = []
  for (const [index, person] of working.entries()) {
    const style = styleOf(world.random, index)
    const own = leaveOf.get(person.id) ?? new Map<string, DayLeave>()
    for (const plan of plans) {
      if (!isEmployed(person, plan.day)) continue
      const leave = own.get(plan.day.toString())
      own.delete(plan.day.toString())
      const planned = clockOf(world.random, style, plan, leave?.spans ?? [])
      const clock = untilNow(planned, plan, world, person)
      if (clock.inMinute === null && !leave) continue
      days.push(dayRow(world, person, plan, clock, leave))
      records.push(...recordRows(world, person, plan, clock))
    }
    // What is left lies ahead: approved, not taken yet.
    for (const [day, leave] of own)
      days.push(dayRow(world, person, planDay(Temporal.PlainDate.from(day), HOURS), NOT_SEEN, leave))
  }
  await insertRows(world.tx, 'work_days', days.sort(byDay))
  await insertRows(world.tx, 'check_records', records)
}

const NOT_SEEN: ClockPlan = { inMinute: null, outMinute: null, isAway: false }

function byDay(a: Record<string, unknown>, b: Record<string, unknown>): number {
  return String(a.work_on) < String(b.work_on) ? -1 : 1
}

function isEmployed(person: DemoPerson, day: Temporal.PlainDate): boolean {
  if (Temporal.PlainDate.compare(day, person.joinedOn) < 0) return false
  return person.retiredOn === null || Temporal.PlainDate.compare(day, person.retiredOn) <= 0
}

/** Of today only what has happened yet; the known accounts have not come yet, so that who tries them can. */
function untilNow(clock: ClockPlan, { day }: DayPlan, world: World, person: DemoPerson): ClockPlan {
  if (!day.equals(world.today)) return clock
  if (person.role) return NOT_SEEN
  const minute = minuteNow(world)
  if (clock.inMinute === null || clock.inMinute > minute) return NOT_SEEN
  return {
    ...clock,
    outMinute: clock.outMinute !== null && clock.outMinute <= minute ? clock.outMinute : null,
  }
}

function indexLeave(leaves: readonly LeavePlan[]): Map<number, Map<string, DayLeave>> {
  const people = new Map<number, Map<string, DayLeave>>()
  for (const leave of leaves) {
    if (leave.status !== 'APPROVED') continue
    const own = people.get(leave.person.id) ?? new Map<string, DayLeave>()
    people.set(leave.person.id, own)
    const span = { startMinute: leave.span.start, endMinute: leave.span.end }
    for (const { date, minutes } of leave.days) own.set(date.toString(), { minutes, spans: [span] })
  }
  return people
}

function dayRow(
  { companyId, now }: World,
  person: DemoPerson,
  plan: DayPlan,
  clock: ClockPlan,
  leave: DayLeave | undefined,
) {
  return {
    company_id: companyId,
    member_id: person.id,
    work_on: plan.day.toString(),
    in_minute: clock.inMinute,
    out_minute: clock.outMinute,
    is_away: clock.isAway,
    ...dayMinutes(plan, HOURS, clock, leave?.spans ?? []),
    leave_minutes: leave?.minutes ?? 0,
    updated_at: clock.outMinute === null ? now.toString() : koreanInstant(plan.day, clock.outMinute),
  }
}

function recordRows({ companyId }: World, person: DemoPerson, { day }: DayPlan, clock: ClockPlan) {
  const row = (kind: 'IN' | 'OUT' | 'AWAY', minute: number) => ({
    company_id: companyId,
    member_id: person.id,
    kind,
    work_on: day.toString(),
    checked_at: koreanInstant(day, minute),
    source: 'WEB',
    reason: '',
  })
  const rows = clock.inMinute === null ? [] : [row(clock.isAway ? 'AWAY' : 'IN', clock.inMinute)]
  return clock.outMinute === null ? rows : [...rows, row('OUT', clock.outMinute)]
}
