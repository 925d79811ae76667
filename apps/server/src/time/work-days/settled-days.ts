import { type Employment, isEmployedOn } from '#rules/calendar/employed-on.ts'
import { dayKey } from '#rules/calendar/day-key.ts'
import { wholeMonths, wholeWeeks } from '#rules/calendar/periods.ts'
import { daysBetween } from '#rules/calendar/work-days.ts'
import type { SettledDay } from '#rules/work-time/settle-period.ts'
import type { DayRange, PersonPlan } from '../work-plans/index.ts'
import type { WorkDayRow } from './work-days.store.ts'

/** The weeks and months that the days of a range are settled in. */
export function settlementOf(range: DayRange): DayRange {
  return wholeWeeks(wholeMonths(range))
}

/** A day as weeks and months are settled by it; one that is closed was one of the employment then, whatever that has become since. */
export interface OwnSettledDay extends SettledDay {
  isClosed: boolean
}

/** The days of a person in a range as weeks and months are settled by them. */
export function settledDays(
  range: DayRange,
  { plan, rows }: { plan: PersonPlan; rows: ReadonlyMap<string, WorkDayRow> },
): OwnSettledDay[] {
  return daysBetween(range.from, range.to).map((day) => {
    const [planned, row] = [plan.on(day), rows.get(dayKey(day))]
    return {
      day,
      workType: planned.workType,
      minutes: row?.worked_minutes ?? 0,
      isHoliday: row?.in_minute == null ? planned.isHoliday : row.is_holiday,
      isClosed: plan.isClosed(day),
    }
  })
}

/** Those of them on which the person worked for the company: who comes or goes in a month is settled by their part of it. */
export function employedDays(days: readonly OwnSettledDay[], employment: Employment): SettledDay[] {
  return days.filter(({ day, isClosed }) => isClosed || isEmployedOn(dayKey(day), employment))
}
