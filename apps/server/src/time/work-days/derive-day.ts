import { asksForWork } from '#rules/work-day/count-beyond.ts'
import { countDay, type CountedDay } from '#rules/work-day/count-day.ts'
import { type DayFacts, measureDay } from '#rules/work-day/measure-day.ts'
import type { DaySchedule } from '#rules/work-time/day-schedule.ts'
import { dueHours } from '#rules/work-time/due-on.ts'
import type { PlannedDay } from '#rules/work-time/plan-day.ts'
import type { DayPart } from './day-parts.store.ts'
import type { CountedBy, WorkDayRow } from './work-days.store.ts'

/** What was recorded of a day: the facts that no recomputation changes. */
export type RecordedDay = Pick<
  WorkDayRow,
  'in_minute' | 'out_minute' | 'is_away' | 'exclusions' | 'in_by' | 'out_by'
>

/** The stored figures of a working day with the plan that they were counted by. */
export type StoredMinutes = Omit<
  DerivedDay,
  'member_id' | 'work_on' | 'leave_minutes' | 'updated_at' | keyof RecordedDay
>

/** A day as it is written. */
export type DerivedDay = Omit<WorkDayRow, 'over_limit_minutes' | 'updated_at'>

export const NOTHING_RECORDED: RecordedDay = {
  in_minute: null,
  out_minute: null,
  is_away: false,
  exclusions: [],
  in_by: 'CHECK',
  out_by: 'CHECK',
}

/** The same day without its times. */
export function withoutTimes<Day extends RecordedDay>(day: Day): Day {
  const { in_minute, out_minute, in_by, out_by } = NOTHING_RECORDED
  return { ...day, in_minute, out_minute, in_by, out_by }
}

/** Whether both times of a day stand for what nobody recorded. */
export function isFilled({ in_by, out_by }: Pick<RecordedDay, 'in_by' | 'out_by'>): boolean {
  return in_by === 'PLAN' && out_by === 'PLAN'
}

/** The rule's figures as they are stored. */
export function dayMinutes(plan: PlannedDay, facts: DayFacts): StoredMinutes {
  const { minutes: figures } = measureDay(plan, facts)
  const { checkIn, checkOut, overtimeBasis, holidayBasis, schedule } = plan
  return {
    planned_start_minute: plan.startMinute,
    planned_end_minute: plan.endMinute,
    is_holiday: plan.isHoliday,
    counted_by: { checkIn, checkOut, overtimeBasis, holidayBasis, ...pausesOf(schedule) },
    worked_minutes: figures.workedMinutes,
    rest_minutes: figures.restMinutes,
    excluded_minutes: figures.excludedMinutes,
    night_minutes: figures.nightMinutes,
    overtime_minutes: figures.overtimeMinutes,
    holiday_minutes: figures.holidayMinutes,
    holiday_over_minutes: figures.holidayOverMinutes,
    late_minutes: figures.lateMinutes,
    early_minutes: figures.earlyMinutes,
  }
}

/** None is not kept, as in days from before companies could have a dinner. */
function pausesOf({ lunch, dinner }: DaySchedule): Pick<CountedBy, 'lunch' | 'dinner'> {
  return dinner ? { lunch, dinner } : { lunch }
}

/** What is known of a day, as the rule asks for it. */
export function factsOf(recorded: RecordedDay, parts: readonly DayPart[]): DayFacts {
  const taken = parts.filter((part) => part.state === 'TAKEN')
  const spansOf = (some: readonly DayPart[]) =>
    some.map((part) => ({ start: part.start_minute, end: part.end_minute, minutes: part.minutes }))
  return {
    inMinute: recorded.in_minute,
    outMinute: recorded.out_minute,
    byPlan: isFilled(recorded),
    exclusions: recorded.exclusions,
    leave: spansOf(taken.filter((part) => part.frees_work)),
    requested: spansOf(taken.filter((part) => asksForWork(part.event_code))),
  }
}

/** Everything that follows from what was planned, recorded and taken of a day: the same facts give the same row, always. */
export function deriveDay(
  memberId: number,
  plan: PlannedDay,
  recorded: RecordedDay,
  parts: readonly DayPart[],
): DerivedDay {
  const { in_minute, out_minute, is_away, exclusions, in_by, out_by } = recorded
  const free = parts.filter((part) => part.state === 'TAKEN' && part.frees_work)
  return {
    member_id: memberId,
    work_on: plan.day.toString(),
    in_minute,
    out_minute,
    is_away,
    exclusions,
    in_by,
    out_by,
    ...dayMinutes(plan, factsOf(recorded, parts)),
    leave_minutes: free.reduce((sum, part) => sum + part.minutes, 0),
  }
}

/** A stored day with how its minutes came about. */
export function countedDay(
  plan: PlannedDay,
  row: WorkDayRow | undefined,
  parts: readonly DayPart[],
  isOver: boolean,
): CountedDay {
  return countDay(planInForce(plan, row, isOver), factsOf(row ?? NOTHING_RECORDED, parts))
}

export const COUNTED_ASPECTS = [
  'hours',
  'lunch',
  'dinner',
  'checkIn',
  'checkOut',
  'overtimeBasis',
  'holidayBasis',
] as const

/** What of the way in which a day is counted hangs on a setting. */
export type CountedAspect = (typeof COUNTED_ASPECTS)[number]

const NOTHING_ANEW: ReadonlySet<CountedAspect> = new Set()

/**
 * The plan that a day is counted by. One that is over keeps the plan under which it began and the way in which it was counted,
 * whatever the company has changed since; the running day and those to come follow the company. A schedule, or a swap, is of that
 * one day, so it holds whenever it was written.
 * @param anew what follows the company on a day that is over too, because somebody said so
 */
export function planInForce(
  plan: PlannedDay,
  row: WorkDayRow | undefined,
  isOver: boolean,
  anew: ReadonlySet<CountedAspect> = NOTHING_ANEW,
): PlannedDay {
  if (row?.in_minute == null || !isOver) return plan
  const dinner = anew.has('dinner') ? plan.schedule.dinner : row.counted_by?.dinner
  const schedule = { ...plan.schedule, dinner: dinner ?? null }
  const counted = { ...plan, ...keptOf(row.counted_by ?? plan, plan, anew), schedule }
  if (plan.from.kind === 'SCHEDULE' || plan.from.kind === 'SWAP') return counted
  const kept = row.counted_by?.lunch
  const lunch = kept === undefined || anew.has('lunch') ? plan.schedule.lunch : kept
  return {
    ...counted,
    ...hoursInForce(plan, row, anew),
    isHoliday: row.is_holiday,
    schedule: { ...schedule, lunch },
  }
}

function keptOf(was: CountedBy, plan: PlannedDay, anew: ReadonlySet<CountedAspect>) {
  const inForce = <A extends 'checkIn' | 'checkOut' | 'overtimeBasis' | 'holidayBasis'>(aspect: A) =>
    anew.has(aspect) ? plan[aspect] : was[aspect]
  return {
    checkIn: inForce('checkIn'),
    checkOut: inForce('checkOut'),
    overtimeBasis: inForce('overtimeBasis'),
    holidayBasis: inForce('holidayBasis'),
  }
}

/** New hours make no work due on a day on which none was. */
function hoursInForce(plan: PlannedDay, row: WorkDayRow, anew: ReadonlySet<CountedAspect>) {
  if (row.planned_start_minute === null || !anew.has('hours'))
    return { startMinute: row.planned_start_minute, endMinute: row.planned_end_minute }
  const { start, end } = dueHours(plan)
  return { startMinute: start, endMinute: end }
}
