import type { EndpointCall } from '#contract/endpoint.ts'
import type { correctWorkTime } from '#contract/time/attendance/corrections.ts'
import { today } from '../../../../text/formats.ts'
import { typedClock } from '../work-clock.ts'
import type { DayRecord } from './day-record-queries.ts'

/** Night shifts are written on: 25:30 is half past one of the next day. */
export const LAST_HOUR = 47

export interface ExceptForm {
  key: string
  start: string | null
  end: string | null
  title: string
}

/** Times as HH:mm, from 24:00 on of the next day. */
export interface EditDayForm extends Record<string, unknown> {
  wk_start_time: string | null
  wk_end_time: string | null
  work_except: ExceptForm[]
  reason: string
}

/** What the dialog begins with: the day as it is, or the planned times where nothing was recorded. */
export function editDayForm({ day, work_except }: DayRecord): EditDayForm {
  const isRecorded = day.wk_start_time !== null
  return {
    wk_start_time: typedClock(isRecorded ? day.wk_start_time : day.sch_start_time),
    wk_end_time: typedClock(isRecorded ? (day.wk_end_time ?? day.sch_end_time) : day.sch_end_time),
    work_except: work_except.map((one, at) => ({
      key: `${at}`,
      start: typedClock(one.wk_except_start_time),
      end: typedClock(one.wk_except_end_time),
      title: one.wk_except_title,
    })),
    reason: '',
  }
}

/** Times as HH:mm that a request begins with instead of those of the day. */
export interface AskedTimes {
  start?: string
  end?: string
}

/**
 * What a request for a correction begins with. A time that was told is about itself alone, and a day that runs has no planned end
 * yet that could be asked for.
 */
export function askedForm(
  record: DayRecord,
  asked?: AskedTimes,
): Pick<EditDayForm, 'wk_start_time' | 'wk_end_time'> {
  const { day, date } = record
  const isTold = asked?.start !== undefined || asked?.end !== undefined
  const { wk_start_time, wk_end_time } =
    isTold || date >= today()
      ? { wk_start_time: typedClock(day.wk_start_time), wk_end_time: typedClock(day.wk_end_time) }
      : editDayForm(record)
  return { wk_start_time: asked?.start ?? wk_start_time, wk_end_time: asked?.end ?? wk_end_time }
}

type Body = EndpointCall<typeof correctWorkTime>['body']

/** Whether a row of time taken out has one end only, which says nothing. */
export function isHalfFilled({ start, end }: ExceptForm): boolean {
  return (start === null) !== (end === null)
}

/** Rows of time taken out that nobody filled are left out. */
export function editDayBody(form: EditDayForm, date: string, userId: number): Body {
  return {
    wk_date: date,
    user_id: userId,
    wk_start_time: form.wk_start_time,
    wk_end_time: form.wk_end_time,
    work_except: form.work_except.flatMap(({ start, end, title }) =>
      start === null || end === null
        ? []
        : [{ wk_except_start_time: start, wk_except_end_time: end, wk_except_title: title }],
    ),
    reason: form.reason,
  }
}
