import type { DayKind } from '../calendar/work-days.ts'
import { halfSpan } from '../leave/leave-conflict.ts'
import { unitMinutes } from '../leave/leave-unit.ts'
import { type DaySpan, withoutLunch } from './day-schedule.ts'
import type { PlannedDay } from './plan-day.ts'

type Due = Pick<
  PlannedDay,
  'kind' | 'schedule' | 'startMinute' | 'endMinute' | 'plannedMinutes' | 'halfHoliday' | 'wholeMinutes'
>

/** What is due on a day of a kind with such hours, of which the company may keep one half free. */
export function dueOn(
  kind: DayKind,
  {
    schedule,
    standardMinutes,
    halfHoliday,
  }: Pick<PlannedDay, 'schedule' | 'standardMinutes' | 'halfHoliday'>,
): Due {
  if (kind !== 'WORK')
    return {
      kind,
      schedule,
      startMinute: null,
      endMinute: null,
      plannedMinutes: 0,
      halfHoliday: null,
      wholeMinutes: standardMinutes,
    }
  const due = halfHoliday && OTHER_HALF[halfHoliday.free]
  const hours = due ? halfSpan(due, schedule) : schedule
  return {
    kind,
    schedule,
    startMinute: hours.start,
    endMinute: hours.end,
    plannedMinutes: withoutLunch(hours, schedule),
    halfHoliday,
    wholeMinutes: due ? unitMinutes(due, standardMinutes) : standardMinutes,
  }
}

/** The half of a day in which work is due where the other is free. */
export const OTHER_HALF = { AM: 'PM', PM: 'AM' } as const

/** From when to when work is due on a work day, else the hours that it would have. */
export function dueHours({
  startMinute,
  endMinute,
  schedule,
}: Pick<PlannedDay, 'startMinute' | 'endMinute' | 'schedule'>): DaySpan {
  return startMinute === null || endMinute === null ? schedule : { start: startMinute, end: endMinute }
}

/** A planned day as it is where a day of the contract counts other minutes. */
export function withStandard<Day extends Due>(
  day: Day,
  standardMinutes: number,
): Day & Pick<PlannedDay, 'standardMinutes'> {
  return { ...day, standardMinutes, ...dueOn(day.kind, { ...day, standardMinutes }) }
}
