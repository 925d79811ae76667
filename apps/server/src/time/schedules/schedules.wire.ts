import type { Input } from '#contract/endpoint.ts'
import type { listSchEvents, listSchMonths, listSchTemplates } from '#contract/time/schedules/schedules.ts'
import { isEmployedOn } from '#rules/calendar/employed-on.ts'
import { formatClockTime } from '#rules/work-time/clock-time.ts'
import type { PlannedDay } from '#rules/work-time/plan-day.ts'
import { swapDay } from '#rules/work-time/swap-day.ts'
import type { Language } from '../../http/context.ts'
import {
  type ClosedRange,
  nameOfHoliday,
  type PersonPlan,
  type ShiftRow,
  type SwapFacts,
  swapsOf,
} from '../work-plans/index.ts'
import type { EventRow } from './events.store.ts'
import type { MonthOf } from './month-of.ts'
import type { PersonRow } from './schedules.queries.ts'
import type { TemplateRow } from './templates.store.ts'

type WireMonths = Input<(typeof listSchMonths)['response']>
export type WireMonth = WireMonths['results'][number]
type WireTemplate = Input<(typeof listSchTemplates)['response']>[number]
type WireEvent = Input<(typeof listSchEvents)['response']>['results'][number]

export function templateToWire(row: TemplateRow): WireTemplate & { is_removed: boolean } {
  return {
    sch_tem_id: row.id,
    title: row.title,
    start_time: clock(row.start_minute),
    end_time: clock(row.end_minute),
    rest: row.rest_minutes,
    color: row.color,
    is_removed: row.is_removed,
  }
}

export function eventToWire(row: EventRow, mayKeep: boolean): WireEvent {
  return {
    wk_sch_eve_id: row.id,
    user_id: row.member_id,
    username: row.name,
    date: row.happens_on,
    title: row.title,
    abilities: { update: mayKeep, delete: mayKeep },
  }
}

export function usualDayToWire(plan: PlannedDay, language: Language): WireMonths['days'][number] {
  return {
    date: plan.day.toString(),
    is_work_day: plan.kind === 'WORK',
    is_holiday: plan.isHoliday,
    holiday_name: nameOfHoliday(plan, language),
    start_time: plan.startMinute === null ? null : clock(plan.startMinute),
    end_time: plan.endMinute === null ? null : clock(plan.endMinute),
    planned_minutes: plan.plannedMinutes,
  }
}

/** Days that were swapped for the person, named as they are then. */
export function swapsToWire(
  facts: SwapFacts,
  company: PersonPlan,
  language: Language,
): WireMonth['swapped_days'] {
  const swaps = [...(swapsOf(facts) ?? [])].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return swaps.map(([date, swap]) => ({
    date,
    work: swap.works,
    other_date: swap.other,
    holiday_name: nameOfHoliday(swapDay(company.on(Temporal.PlainDate.from(date)), swap), language),
  }))
}

/** A person's month with the shifts of its weeks. */
export function monthToWire(
  row: PersonRow,
  month: MonthOf,
  own: readonly ShiftRow[],
  told: {
    templates: ReadonlyMap<number, TemplateRow>
    company: PersonPlan
    mayPlan: boolean
    swaps: WireMonth['swapped_days']
    closed: readonly ClosedRange[]
  },
): WireMonth {
  const shifts = new Map(own.map((one) => [one.work_on, one]))
  const toWire = (one: ShiftRow) => dayToWire(one, told.templates)
  const days = month.days.map((day) => {
    const shift = shifts.get(day.toString())
    return shift ? toWire(shift) : unplannedDay(row, told.company.on(day))
  })
  const works = days.filter(({ work }) => work).length
  const isPlanned = row.schedule_id !== null
  const keys = new Set(month.days.map(String))
  return {
    wk_sch_id: row.schedule_id,
    version: row.version ?? 0,
    user_id: row.member_id,
    username: row.name,
    team_name: row.team_name,
    joined_date: row.joined_on,
    retired_date: row.retired_on,
    settled_monthly: row.terms
      .filter(({ workType }) => workType === 'FLEX_MONTH')
      .map(({ from, until }) => ({ from: from || null, before: until })),
    sch_start_date: month.from.toString(),
    sch_end_date: month.to.toString(),
    sch_work_days: works,
    work_month: isPlanned ? days.map(({ work }) => (work ? 'T' : 'F')).join('') : null,
    work_schedule: isPlanned ? Object.fromEntries(days.map((one, at) => [at + 1, one])) : null,
    around: own.filter((one) => !keys.has(one.work_on)).map((one) => ({ date: one.work_on, ...toWire(one) })),
    swapped_days: told.swaps,
    closed: told.closed.map(({ starts_on, ends_on }) => ({ start_date: starts_on, end_date: ends_on })),
    abilities: { update: told.mayPlan },
  }
}

/** A day that was closed, or gone by, when its month was planned stays as the company has it while the person belongs to it. */
function unplannedDay({ joined_on: joinedOn, retired_on: retiredOn }: PersonRow, usual: PlannedDay) {
  const isEmployed = isEmployedOn(usual.day.toString(), { joinedOn, retiredOn })
  return { work: isEmployed && usual.kind === 'WORK', sch_tem_id: null }
}

/** A day with its template; with its own hours where the template has others by now. */
function dayToWire(shift: ShiftRow, templates: ReadonlyMap<number, TemplateRow>) {
  if (!shift.works) return { work: false, sch_tem_id: null }
  const { template_id: id, start_minute: start, end_minute: end, rest_minutes: rest } = shift
  const template = id === null ? undefined : templates.get(id)
  const isAsNamed =
    start === null ||
    end === null ||
    (template?.start_minute === start && template.end_minute === end && template.rest_minutes === rest)
  return {
    work: true,
    sch_tem_id: id,
    ...(!isAsNamed && { start_time: clock(start), end_time: clock(end), rest }),
  }
}

function clock(minute: number): string {
  return `${formatClockTime(minute)}:00`
}
