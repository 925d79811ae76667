import { daysBetween } from '#rules/calendar/work-days.ts'
import { STANDARD_DAY_MINUTES } from '#rules/leave/leave-unit.ts'
import { type DaySpan, DEFAULT_HOURS } from '#rules/work-time/day-schedule.ts'
import { planDay, type PlanFacts, type PlannedDay } from '#rules/work-time/plan-day.ts'
import { dayMinutes, settleWork } from '#server/time/work-days/index.ts'
import { workingNow } from '#server/time/work-plans/index.ts'
import { clockOf, type ClockPlan, styleOf } from './clock-plan.ts'
import { insertRows } from './insert-rows.ts'
import type { LeavePlan } from './leave-plan.ts'
import { comesOn, type DemoPerson } from './people.ts'
import { DEMO_TIMEZONE, koreanInstant, type World } from './world.ts'

const PLAN_FACTS: PlanFacts = {
  hours: DEFAULT_HOURS,
  corrections: [],
  terms: [],
  standardMinutes: STANDARD_DAY_MINUTES,
  workCheck: 'ALL',
}

interface DayLeave {
  minutes: number
  spans: DaySpan[]
}

/** Stores months of working days with what the clock saw, the figures computed by the product's own rules. */
export async function createAttendance(
  world: World,
  people: readonly DemoPerson[],
  leaves: readonly LeavePlan[],
  months: number,
): Promise<void> {
  const running = workingNow(world.now, DEMO_TIMEZONE, DEFAULT_HOURS)
  const plans = daysBetween(world.today.subtract({ months }).with({ day: 1 }), running.day).map((day) =>
    planDay(day, PLAN_FACTS),
  )
  const leaveOf = indexLeave(leaves)
  const working = people.filter((person) => person.status === 'WORKING' || person.status === 'RETIRED')
  const onShift = shiftOf(working, leaveOf, running.day)
  const days: Record<string, unknown>[] = []
  const records: Record<string, unknown>[] = []
  for (const [index, person] of working.entries()) {
    const style = styleOf(world.random, index)
    const own = leaveOf.get(person.id) ?? new Map<string, DayLeave>()
    for (const plan of plans) {
      if (!isEmployed(person, plan.day)) continue
      const leave = own.get(plan.day.toString())
      own.delete(plan.day.toString())
      // Chance is asked for everybody alike, so that the others come and go as they do.
      const chanced = clockOf(world.random, style, plan, leave?.spans ?? [])
      const planned = leave || comesOn(person, plan.day) ? chanced : NOT_SEEN
      const clock = plan.day.equals(running.day)
        ? untilNow(planned, running.minute, person, onShift.has(person))
        : planned
      if (clock.inMinute === null && !leave) continue
      days.push(dayRow(world, person, plan, clock, leave))
      records.push(...recordRows(world, person, plan, clock))
    }
    // What is left lies ahead: approved, not taken yet.
    for (const [day, leave] of own)
      days.push(dayRow(world, person, planDay(Temporal.PlainDate.from(day), PLAN_FACTS), NOT_SEEN, leave))
  }
  await insertRows(world.tx, 'work_days', days.sort(byDay))
  await insertRows(world.tx, 'check_records', records)
  const range = { from: plans[0]!.day, to: running.day }
  await settleWork(
    world,
    working.map(({ id }) => id),
    range,
  )
}

const NOT_SEEN: ClockPlan = { inMinute: null, outMinute: null, isAway: false }

function byDay(a: Record<string, unknown>, b: Record<string, unknown>): number {
  return String(a.work_on) < String(b.work_on) ? -1 : 1
}

function isEmployed(person: DemoPerson, day: Temporal.PlainDate): boolean {
  if (Temporal.PlainDate.compare(day, person.joinedOn) < 0) return false
  return person.retiredOn === null || Temporal.PlainDate.compare(day, person.retiredOn) <= 0
}

/**
 * Of the running day only what has happened by this minute of it; the known accounts have not come yet, so that who tries
 * them can. Those on shift are there at any hour of any day.
 */
function untilNow(clock: ClockPlan, minute: number, person: DemoPerson, isOnShift: boolean): ClockPlan {
  if (person.role) return NOT_SEEN
  const hasCome = clock.inMinute !== null && clock.inMinute <= minute
  if (isOnShift) {
    const inMinute = hasCome
      ? clock.inMinute
      : Math.max(DEFAULT_HOURS.dayChangeMinute, minute - SHIFT_BEGAN_AGO)
    return { inMinute, outMinute: null, isAway: false }
  }
  if (!hasCome) return NOT_SEEN
  const hasGone = clock.outMinute !== null && clock.outMinute <= minute
  return { ...clock, outMinute: hasGone ? clock.outMinute : null }
}

const SHIFT_BEGAN_AGO = 95
const SHIFT_TEAMS = { 고객지원팀: 3, 웹팀: 1 }

/** A few who are at work whenever a visitor looks, a Sunday night too: of those who answer customers, and of the known team. */
function shiftOf(
  people: readonly DemoPerson[],
  leaveOf: ReadonlyMap<number, ReadonlyMap<string, DayLeave>>,
  day: Temporal.PlainDate,
): ReadonlySet<DemoPerson> {
  const free = people.filter(
    (person) =>
      person.status === 'WORKING' &&
      person.role === null &&
      !person.leads &&
      !leaveOf.get(person.id)?.has(day.toString()),
  )
  const taken = Object.entries(SHIFT_TEAMS).flatMap(([team, count]) =>
    free.filter((person) => person.team === team).slice(0, count),
  )
  return new Set(taken)
}

function indexLeave(leaves: readonly LeavePlan[]): Map<number, Map<string, DayLeave>> {
  const people = new Map<number, Map<string, DayLeave>>()
  for (const leave of leaves) {
    if (leave.status !== 'APPROVED') continue
    const own = people.get(leave.person.id) ?? new Map<string, DayLeave>()
    people.set(leave.person.id, own)
    for (const { date, minutes } of leave.days) own.set(date.toString(), { minutes, spans: [leave.span] })
  }
  return people
}

function dayRow(
  { companyId, now }: World,
  person: DemoPerson,
  plan: PlannedDay,
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
    ...dayMinutes(plan, { ...clock, leave: leave?.spans ?? [] }),
    leave_minutes: leave?.minutes ?? 0,
    updated_at: clock.outMinute === null ? now.toString() : koreanInstant(plan.day, clock.outMinute),
  }
}

function recordRows({ companyId }: World, person: DemoPerson, { day }: PlannedDay, clock: ClockPlan) {
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
