import type { CellReading } from '../../../ui/grid/grid-types.ts'
import { clock, fromTo } from '../../../text/formats.ts'
import { workClock } from '../attendance/index.ts'
import type { PersonMonth, Schedules, Shift, SwappedDay } from './schedule-queries.ts'

/** A day as it is saved. */
export type DayPlan = NonNullable<PersonMonth['work_schedule']>[string]

/** The words that stand in a cell besides the names of shifts. */
export interface CellWords {
  /** Work at the company's hours. */
  usual: string
  problem: string
}

export const OFF: DayPlan = { work: false, sch_tem_id: null }

// What people write into their sheets for a day off and for a day of work.
const OFF_WORDS = new Set(['', '-', 'x', 'f', 'off', '휴', '휴무', '비번', '오프', '休', '休み', '公休'])
const HOURS = /^(\d{1,2}):?(\d{2})\s*[~∼〜～–-]\s*(\d{1,2}):?(\d{2})$/

/** A day as its cell shows it: the shift's name, the hours of its own, nothing on a day off. */
export function cellText(plan: DayPlan, shifts: readonly Shift[], words: CellWords): string {
  if (!plan.work) return ''
  if (plan.start_time && plan.end_time) return `${clock(plan.start_time)}~${clock(plan.end_time)}`
  return shifts.find((shift) => shift.sch_tem_id === plan.sch_tem_id)?.title ?? words.usual
}

/** A day as it is written into another one: a shift that was removed meanwhile is no more than its hours. */
export function copyText(plan: DayPlan, shifts: readonly Shift[], words: CellWords): string {
  const removed = shifts.find((shift) => shift.is_removed && shift.sch_tem_id === plan.sch_tem_id)
  const { start_time, end_time } = removed ?? {}
  return cellText(removed ? { ...plan, start_time, end_time } : plan, shifts, words)
}

/** From when to when a shift is, for reading; a cell keeps the form in which it is typed. */
export function shiftHours({
  start_time: start,
  end_time: end,
}: Pick<Shift, 'start_time' | 'end_time'>): string {
  return fromTo(clock(start), workClock(end))
}

/** What was typed, painted or pasted. */
export function readCell(typed: string, shifts: readonly Shift[], words: CellWords): CellReading {
  const text = typed.trim()
  const shift = shifts.find((one) => !one.is_removed && sameWord(one.title, text))
  if (shift) return { value: { work: true, sch_tem_id: shift.sch_tem_id } satisfies DayPlan }
  if (OFF_WORDS.has(text.toLowerCase())) return { value: OFF }
  if (sameWord(words.usual, text) || sameWord('T', text))
    return { value: { work: true, sch_tem_id: null } satisfies DayPlan }
  const hours = readHours(text)
  return hours
    ? { value: { work: true, sch_tem_id: null, ...hours } satisfies DayPlan }
    : { problem: words.problem }
}

const sameWord = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const LAST_START = 23
const LAST_END = 47

function readHours(text: string): { start_time: string; end_time: string } | null {
  const [, startHour, startMinute, endHour, endMinute] = HOURS.exec(text) ?? []
  if (startHour === undefined || endHour === undefined) return null
  const isRight =
    Number(startHour) <= LAST_START &&
    Number(endHour) <= LAST_END &&
    Number(startMinute) < 60 &&
    Number(endMinute) < 60
  const two = (part: string) => part.padStart(2, '0')
  const [start, end] = [`${two(startHour)}:${startMinute}`, `${two(endHour)}:${endMinute}`]
  return isRight && start !== end ? { start_time: start, end_time: end } : null
}

/** The day of a person's schedule; who has none is off on all of them. */
export function planOf(row: PersonMonth, day: string): DayPlan {
  return row.work_schedule?.[Number(day.slice(8))] ?? OFF
}

/**
 * A day of a person's schedule as it is saved and judged: a closed one of who has none stays as the company has it,
 * whatever becomes of the others.
 */
export function keptPlan(row: PersonMonth, { date, is_work_day: work }: UsualDay): DayPlan {
  const isKept = row.work_schedule === null && isClosed(row, date) && isEmployed(row, date)
  return isKept ? { work, sch_tem_id: null } : planOf(row, date)
}

type UsualDay = Pick<Schedules['days'][number], 'date' | 'is_work_day'>

/** A day that was swapped with another for the person: it stands before what the schedule has. */
export function swapOn(row: PersonMonth, day: string): SwappedDay | undefined {
  return row.swapped_days.find(({ date }) => date === day)
}

/** Nobody is planned for days on which they are not employed, for closed ones, nor by who may not. */
export function isLocked(row: PersonMonth, day: string): boolean {
  return !row.abilities.update || isClosed(row, day) || !isEmployed(row, day)
}

export function isClosed(row: PersonMonth, day: string): boolean {
  return row.closed.some(({ start_date, end_date }) => start_date <= day && day <= end_date)
}

function isEmployed(row: PersonMonth, day: string): boolean {
  return (row.joined_date ?? '') <= day && day <= (row.retired_date ?? '9999')
}

/** How many days of the month a person was employed on that were closed: whatever is planned passes them by. */
export function closedCount(row: PersonMonth, days: readonly Pick<UsualDay, 'date'>[]): number {
  return days.filter(({ date }) => isClosed(row, date) && isEmployed(row, date)).length
}

/**
 * Days on which the company works and a person will be off, because they are planned for the first time and these days were not said.
 * @param changed what was changed of the person
 */
export function leftOff(
  row: PersonMonth,
  changed: Readonly<Record<string, DayPlan>>,
  days: readonly UsualDay[],
): string[] {
  if (row.work_schedule !== null) return []
  return days.flatMap(({ date, is_work_day: isWorked }) =>
    isWorked && changed[date] === undefined && !isLocked(row, date) && !swapOn(row, date) ? [date] : [],
  )
}

/**
 * A person's month as the server takes it, with what was changed of it.
 * @param usual the days of the month as the company has them
 */
export function monthBody(
  row: PersonMonth,
  changed: Readonly<Record<string, DayPlan>>,
  usual: readonly UsualDay[],
) {
  const days = usual.map((day) => changed[day.date] ?? keptPlan(row, day))
  return {
    wk_sch_id: row.wk_sch_id,
    version: row.version,
    user_id: row.user_id,
    sch_start_date: row.sch_start_date,
    sch_end_date: row.sch_end_date,
    work_month: days.map(({ work }) => (work ? 'T' : 'F')).join(''),
    work_schedule: Object.fromEntries(days.map((day, at) => [at + 1, day])),
  }
}
