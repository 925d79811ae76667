import { z } from 'zod'
import { CHECK_IN_ADJUSTMENTS, CHECK_OUT_ADJUSTMENTS } from '#rules/work-day/adjust-clock.ts'
import { WORK_TYPES } from '#rules/work-time/work-type.ts'
import { outTime } from '../../fields.ts'

/** A person's day as it is counted today: by their own terms, else as the company does it (specification 001, section 3). */
export const workSettings = {
  work_check: z.string(),
  work_type: z.enum(WORK_TYPES),
  /** Work days, T or F from Monday on. */
  work_week: z.string(),
  /** Planned start and end, such as 09:00-18:00. */
  work_schedule: z.string(),
  /** Whether the person's way of recording work has check-ins. */
  work_checkable: z.boolean(),
  change_day_time: outTime,
  enter_adjust: z.enum(CHECK_IN_ADJUSTMENTS),
  exit_adjust: z.enum(CHECK_OUT_ADJUSTMENTS),
  /** Hours of the contract in minutes of a week; null is full time. */
  weekly_minutes: z.number().nullable(),
  /** The same of a day. */
  standard_day_minutes: z.number(),
}

/** The same for readers who may not be told: null for colleagues. */
export const untoldWorkSettings = {
  work_check: workSettings.work_check.nullable(),
  work_type: workSettings.work_type.nullable(),
  work_week: workSettings.work_week.nullable(),
  work_schedule: workSettings.work_schedule.nullable(),
  work_checkable: workSettings.work_checkable.nullable(),
  change_day_time: workSettings.change_day_time.nullable(),
  enter_adjust: workSettings.enter_adjust.nullable(),
  exit_adjust: workSettings.exit_adjust.nullable(),
  weekly_minutes: workSettings.weekly_minutes,
  standard_day_minutes: workSettings.standard_day_minutes.nullable(),
}

/** What of it is a person's own, from a day on; null: as the company does it. */
export const workChange = {
  work_type: z.enum(WORK_TYPES).nullable().optional(),
  enter_adjust: z.enum(CHECK_IN_ADJUSTMENTS).nullable().optional(),
  exit_adjust: z.enum(CHECK_OUT_ADJUSTMENTS).nullable().optional(),
  /** Hours of the contract in minutes of a week; null is full time. By it annual leave is counted in hours (근로기준법 시행령 별표 2). */
  weekly_minutes: z.int().min(60).max(2400).nullable().optional(),
  /** The same of a day: by it minutes of leave are days. */
  standard_day_minutes: z.int().min(60).max(720).optional(),
}
