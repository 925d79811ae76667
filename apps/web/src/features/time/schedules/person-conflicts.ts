import { autoRestMinutes } from '#rules/work-time/auto-rest.ts'
import {
  scheduleConflicts,
  type ScheduleConflict,
  type ScheduledDay,
} from '#rules/work-time/schedule-conflicts.ts'
import { minutesOf } from '../attendance/index.ts'
import { type DayPlan, keptPlan, swapOn } from './schedule-cells.ts'
import type { PersonMonth, Schedules, SwappedDay } from './schedule-queries.ts'

type Facts = Pick<Schedules, 'days' | 'templates'>
type UsualDay = Facts['days'][number]
type Hours = ScheduledDay['hours']

/**
 * What a person's weeks get wrong, by the schedule with what was changed of it; the days of the weeks that lie in other months
 * count too. Who has no schedule and gets none follows the company, which is not judged here.
 */
export function personConflicts(
  row: PersonMonth,
  changed: Readonly<Record<string, DayPlan>>,
  facts: Facts,
): ScheduleConflict[] {
  if (row.work_schedule === null && Object.keys(changed).length === 0) return []
  const around = new Map(row.around.map((day) => [day.date, day]))
  return scheduleConflicts(
    facts.days.map((usual): ScheduledDay => {
      const isInMonth = row.sch_start_date <= usual.date && usual.date <= row.sch_end_date
      const plan = isInMonth ? (changed[usual.date] ?? keptPlan(row, usual)) : around.get(usual.date)
      const planned = plan ? hoursOf(plan, usual, facts) : usualHours(usual)
      const swap = swapOn(row, usual.date)
      return {
        day: Temporal.PlainDate.from(usual.date),
        hours: swap ? swappedHours(swap, planned, facts.days) : planned,
        isHoliday: swap ? !swap.work : usual.is_holiday,
        workType: workTypeOn(row, usual.date),
      }
    }),
  )
}

/** Null where the person does not belong to the company. What is not settled by the month is judged by the week alike. */
function workTypeOn(row: PersonMonth, day: string): ScheduledDay['workType'] {
  if (day < (row.joined_date ?? '') || day > (row.retired_date ?? '9999')) return null
  const isMonthly = row.settled_monthly.some(
    ({ from, before }) => (from ?? '') <= day && day < (before ?? '9999'),
  )
  return isMonthly ? 'FLEX_MONTH' : 'FIXED'
}

function hoursOf(plan: DayPlan, usual: UsualDay, { days, templates }: Facts): Hours {
  if (!plan.work) return null
  const own = plan.start_time ? plan : templates.find((one) => one.sch_tem_id === plan.sch_tem_id)
  if (!own?.start_time || !own.end_time) return usualHours(usual) ?? someHours(days)
  const start = minutesOf(own.start_time)
  const said = minutesOf(own.end_time)
  const end = said < start ? said + DAY_MINUTES : said
  return { start, end, rest: own.rest ?? autoRestMinutes(end - start) }
}

/** A holiday that is worked has its shift's hours, or the company's; the day that is free for it has none. */
function swappedHours({ work }: SwappedDay, planned: Hours, days: readonly UsualDay[]): Hours {
  return work ? (planned ?? someHours(days)) : null
}

/** Work on a day off has the hours of other days. */
function someHours(days: readonly UsualDay[]): Hours {
  const some = days.find(({ start_time }) => start_time)
  return some ? usualHours(some) : null
}

const DAY_MINUTES = 1440

/** The company's hours, with its lunch taken out. */
function usualHours({ start_time: start, end_time: end, planned_minutes: planned }: UsualDay): Hours {
  if (!start || !end) return null
  const [from, to] = [minutesOf(start), minutesOf(end)]
  return { start: from, end: to, rest: to - from - planned }
}
