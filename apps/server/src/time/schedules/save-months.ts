import { isEmployedOn } from '#rules/calendar/employed-on.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { recomputeDays, refuseClosed } from '../work-days/index.ts'
import { weeksOf } from './month-of.ts'
import {
  closedRanges,
  type DayRange,
  listShifts,
  plannedDays,
  setShifts,
  type ShiftRow,
} from '../work-plans/index.ts'
import { listSchedules, loadPeople, type ScheduledPerson, writeSchedules } from './months.store.ts'
import { type MonthBody, type PlannedMonth, readMonth } from './read-month.ts'
import { maySchedule } from './schedules.policy.ts'
import { listTemplates } from './templates.store.ts'
import { tellMonths, watchDays } from './told/tell-months.ts'

export interface SavedMonths {
  saved: { memberId: number; id: number; version: number }[]
  skipped: number[]
}

/**
 * Plans months of people, all or nothing. Who has no day of work and no schedule before is left out, and what
 * stands so already stays as it is.
 * @throws Failure NOT_FOUND, FORBIDDEN, SCHEDULE_MONTH, SCHEDULE_DAYS, SHIFT_HOURS, SCHEDULE_EMPLOYMENT, SCHEDULE_CHANGED,
 * ALREADY_CONFIRMED for a closed day that would change, and for a month that is closed whole
 */
export async function saveMonths(ctx: CommandContext, bodies: readonly MonthBody[]): Promise<SavedMonths> {
  const ids = [...new Set(bodies.map((body) => body.user_id))]
  const people = await loadPeople(ctx, ids)
  requireReach(ctx, ids, people)
  const named = bodies.flatMap((body) => Object.values(body.work_schedule).map((one) => one.sch_tem_id ?? 0))
  const templates = new Map((await listTemplates(ctx.tx, named)).map((row) => [row.id, row]))
  const wanted = bodies.map((body) => readMonth(body, templates))
  if (new Set(wanted.map(keyOf)).size < wanted.length) fail('SCHEDULE_DAYS')
  const known = new Map((await listSchedules(ctx, wanted)).map((row) => [keyOf(row), row]))
  for (const { scheduleId, ...month } of wanted)
    if (scheduleId !== null && known.get(keyOf(month))?.id !== scheduleId) fail('NOT_FOUND')
  const planned = wanted.filter((month) => month.works || known.has(keyOf(month)))
  const stored = (month: PlannedMonth) => known.get(keyOf(month))?.version ?? 0
  const stale = planned.filter((month) => (month.version ?? stored(month)) !== stored(month))
  if (stale.length > 0) fail('SCHEDULE_CHANGED', { people: namesOf(stale, people) })
  const before = await shiftsBefore(ctx, planned)
  const kept = await closedAsUsual(ctx, planned, { people, before })
  const isChanged = (shift: ShiftRow) => !isSame(before.get(dayKey(shift)), shift) && !kept.has(shift)
  requireEmployment(planned, { people, isChanged })
  const moved = planned.filter((month) => !known.has(keyOf(month)) || month.shifts.some(isChanged))
  const written = await writeSchedules(
    ctx,
    moved.map((month) => ({ ...month, version: stored(month) })),
  )
  const lost = moved.filter((month) => !written.has(keyOf(month)))
  if (lost.length > 0) fail('SCHEDULE_CHANGED', { people: namesOf(lost, people) })
  await plan(ctx, moved, { isChanged, known: new Set(known.keys()) })
  const saved = planned.map((month) => {
    const { id, version } = (written.get(keyOf(month)) ?? known.get(keyOf(month)))!
    return { memberId: month.memberId, id, version }
  })
  const skipped = wanted.filter((month) => !planned.includes(month)).map((month) => month.memberId)
  return { saved, skipped }
}

async function shiftsBefore(
  ctx: CommandContext,
  planned: readonly PlannedMonth[],
): Promise<ReadonlyMap<string, ShiftRow>> {
  if (planned.length === 0) return new Map()
  const ids = [...new Set(planned.map((month) => month.memberId))]
  return new Map((await listShifts(ctx, ids, rangeOf(planned))).map((row) => [dayKey(row), row]))
}

/**
 * Closed days that nobody planned and that are said as the company has them: they stay, and the others are planned. Days of an
 * employment before are off, as they are told.
 */
async function closedAsUsual(
  ctx: CommandContext,
  planned: readonly PlannedMonth[],
  { people, before }: { people: ReadonlyMap<number, ScheduledPerson>; before: ReadonlyMap<string, ShiftRow> },
): Promise<ReadonlySet<ShiftRow>> {
  const isUnsaid = (shift: ShiftRow) =>
    !before.has(dayKey(shift)) && shift.template_id === null && shift.start_minute === null
  const unsaid = planned.flatMap(({ shifts }) => shifts).filter(isUnsaid)
  if (unsaid.length === 0) return new Set()
  const range = rangeOf(planned)
  const closed = await closedRanges(ctx, [...new Set(unsaid.map(({ member_id: id }) => id))], range)
  if (closed.length === 0) return new Set()
  const { company } = await plannedDays(ctx, [], range)
  const closedOf = Map.groupBy(closed, ({ member_id: id }) => id)
  const isKept = ({ member_id: id, work_on: day, works }: ShiftRow) =>
    (closedOf.get(id) ?? []).some(({ starts_on: from, ends_on: to }) => from <= day && day <= to) &&
    works === (isEmployedOn(day, people.get(id)!) && company.on(Temporal.PlainDate.from(day)).kind === 'WORK')
  return new Set(unsaid.filter(isKept))
}

/** Writes the days that change, counts them anew, and tells those whose days they are. */
async function plan(
  ctx: CommandContext,
  planned: readonly PlannedMonth[],
  { isChanged, known }: { isChanged: (shift: ShiftRow) => boolean; known: ReadonlySet<string> },
): Promise<void> {
  if (planned.length === 0) return
  const changed = planned.flatMap((month) => month.shifts).filter(isChanged)
  const closed = planned.filter(({ shifts }) => !shifts.some(isChanged))
  await refuseClosed(ctx, [...changed, ...closed.flatMap(({ shifts }) => shifts)])
  const isKnown = (day: ShiftRow) => known.has(`${day.member_id} ${day.work_on.slice(0, 8)}01`)
  const daysNow = await watchDays(ctx, changed.filter(isKnown))
  await setShifts(ctx, changed)
  await recomputeDays(
    ctx,
    [...new Set(changed.map((shift) => shift.member_id))],
    weeksOf(changed.map((shift) => shift.work_on)),
  )
  const toldDays = await daysNow()
  await tellMonths(
    ctx,
    planned.map((one) => ({
      memberId: one.memberId,
      month: one.month.from,
      became: known.has(keyOf(one)) ? 'CHANGED' : 'PLANNED',
      worked: one.shifts.filter(({ works }) => works).length,
      days: toldDays(one.memberId, one.month),
    })),
  )
  ctx.audit({
    action: 'schedule.save',
    after: planned.map(({ memberId, month, shifts }) => ({
      user_id: memberId,
      month: month.from.toString().slice(0, 7),
      work_month: shifts.map((shift) => (shift.works ? 'T' : 'F')).join(''),
      changed: changed.filter((shift) => shift.member_id === memberId).map((shift) => shift.work_on),
    })),
  })
}

function isSame(before: ShiftRow | undefined, shift: ShiftRow): boolean {
  return (
    before?.works === shift.works &&
    before.template_id === shift.template_id &&
    before.start_minute === shift.start_minute &&
    before.end_minute === shift.end_minute &&
    before.rest_minutes === shift.rest_minutes
  )
}

function requireReach(
  { actor }: CommandContext,
  ids: readonly number[],
  people: ReadonlyMap<number, ScheduledPerson>,
): void {
  for (const id of ids) {
    const person = people.get(id)
    if (!person) fail('NOT_FOUND')
    if (!maySchedule(actor, person)) fail('FORBIDDEN')
  }
}

/** Nobody works before they have come, nor after they have gone. @throws Failure SCHEDULE_EMPLOYMENT */
function requireEmployment(
  planned: readonly PlannedMonth[],
  {
    people,
    isChanged,
  }: { people: ReadonlyMap<number, ScheduledPerson>; isChanged: (shift: ShiftRow) => boolean },
): void {
  const wrong = planned.filter(({ memberId, shifts }) => {
    const person = people.get(memberId)!
    return shifts.some(
      (shift) =>
        shift.works &&
        isChanged(shift) &&
        (person.status === 'INVITED' || !isEmployedOn(shift.work_on, person)),
    )
  })
  if (wrong.length > 0) fail('SCHEDULE_EMPLOYMENT', { people: namesOf(wrong, people) })
}

const MOST_NAMES = 5

function namesOf(months: readonly PlannedMonth[], people: ReadonlyMap<number, ScheduledPerson>): string {
  const names = months.slice(0, MOST_NAMES).map(({ memberId }) => people.get(memberId)!.name)
  return months.length > MOST_NAMES ? `${names.join(', ')} … (${months.length})` : names.join(', ')
}

function rangeOf(planned: readonly PlannedMonth[]): DayRange {
  const sorted = planned.flatMap(({ month }) => [month.from, month.to]).toSorted(Temporal.PlainDate.compare)
  return { from: sorted[0]!, to: sorted.at(-1)! }
}

const keyOf = ({ memberId, month }: { memberId: number; month: { from: string | Temporal.PlainDate } }) =>
  `${memberId} ${month.from}`
const dayKey = ({ member_id, work_on }: ShiftRow) => `${member_id} ${work_on}`
