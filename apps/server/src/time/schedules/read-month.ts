import type { EndpointInput } from '#contract/endpoint.ts'
import type { saveSchMonth } from '#contract/time/schedules/schedules.ts'
import { autoRestMinutes } from '#rules/work-time/auto-rest.ts'
import { fail, found } from '../../http/fail.ts'
import type { ShiftRow } from '../work-plans/index.ts'
import { type MonthOf, monthOf } from './month-of.ts'
import { shiftHours } from './shift-hours.ts'
import type { TemplateRow } from './templates.store.ts'

export type MonthBody = EndpointInput<typeof saveSchMonth>['body']

/** A month of one person as it is to be planned. */
export interface PlannedMonth {
  memberId: number
  month: MonthOf
  /** The version that the caller has seen: 0 for none, null when they do not say. */
  version: number | null
  scheduleId: number | null
  shifts: ShiftRow[]
  works: boolean
}

/**
 * Reads a month as the specification writes it: T or F for each day in work_month, and each day by its number in work_schedule.
 * The two, and sch_work_days, say the same.
 * @throws Failure SCHEDULE_MONTH, SCHEDULE_DAYS, SHIFT_HOURS, NOT_FOUND for an unknown template
 */
export function readMonth(body: MonthBody, templates: ReadonlyMap<number, TemplateRow>): PlannedMonth {
  const { user_id: memberId, sch_start_date: from, sch_end_date: to } = body
  const month = monthOf(from)
  if (!from.equals(month.from) || !to.equals(month.to)) fail('SCHEDULE_MONTH')
  const said = month.days.map((day) => body.work_schedule[String(day.day)])
  const flags = said.map((one) => (one?.work ? 'T' : 'F')).join('')
  const worked = said.filter((one) => one?.work).length
  const isWhole = Object.keys(body.work_schedule).length === said.length && said.every(Boolean)
  if (!isWhole || flags !== body.work_month || (body.sch_work_days ?? worked) !== worked)
    fail('SCHEDULE_DAYS')
  return {
    memberId,
    month,
    version: body.version ?? null,
    scheduleId: body.wk_sch_id ?? null,
    shifts: month.days.map((day, at): ShiftRow => ({
      member_id: memberId,
      work_on: day.toString(),
      ...readDay(said[at]!, templates),
    })),
    works: worked > 0,
  }
}

const OFF = { works: false, start_minute: null, end_minute: null, rest_minutes: 0, template_id: null }

type SaidDay = MonthBody['work_schedule'][string]

/** The hours said for the day go before those of its template. */
function readDay(
  { work, sch_tem_id: id, start_time: start, end_time: end, rest }: SaidDay,
  templates: ReadonlyMap<number, TemplateRow>,
): Omit<ShiftRow, 'member_id' | 'work_on'> {
  if (!work) return OFF
  const template = id ? found(templates.get(id)) : undefined
  const planned = { works: true, template_id: template?.id ?? null }
  if (start !== undefined && end !== undefined) {
    const hours = shiftHours(start, end, rest ?? 0)
    const usual = autoRestMinutes(hours.end_minute - hours.start_minute)
    return { ...planned, ...hours, rest_minutes: rest ?? usual }
  }
  if ((start ?? end ?? rest) !== undefined) fail('SHIFT_HOURS')
  return {
    ...planned,
    start_minute: template?.start_minute ?? null,
    end_minute: template?.end_minute ?? null,
    rest_minutes: template?.rest_minutes ?? 0,
  }
}
