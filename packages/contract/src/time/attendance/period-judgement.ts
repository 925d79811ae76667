import { WORK_TYPES } from '#rules/work-time/work-type.ts'
import { z } from 'zod'
import { outDay } from '../../fields.ts'

/** What is counted of a day, and summed up of several. */
export const workedMinutes = {
  work_minutes: z.number(),
  rest_minutes: z.number(),
  night_minutes: z.number(),
  /** Beyond eight hours on ordinary days. */
  overtime_minutes: z.number(),
  /** On holidays: within eight hours, and beyond. */
  holiday_minutes: z.number(),
  holiday_over_minutes: z.number(),
  late_minutes: z.number(),
  leave_minutes: z.number(),
}

/** What of a day's time does not count, and how much of what was due is lacking at its end. */
export const cutMinutes = {
  /** Time in between that was taken out as no work. */
  excluded_minutes: z.number(),
  /** Left before the planned end. */
  early_minutes: z.number(),
}

const weekJudgement = z.object({
  total_minutes: z.number(),
  over_40h_minutes: z.number(),
  /** WITHIN_40, WITHIN_52, OVER_52 (hours of the week, holidays included). */
  status: z.enum(['WITHIN_40', 'WITHIN_52', 'OVER_52']),
  /** Beyond 8 hours a day or 40 a week, no hour twice. */
  premium_overtime_minutes: z.number(),
})

/** A month that is settled as a whole, as far as it was worked. */
const settledMonth = z.object({
  /** The days of the month on which the person is settled by it. */
  start_date: outDay,
  end_date: outDay,
  total_minutes: z.number(),
  /** 40 and 52 hours a week on the average of these days. */
  limit_minutes: z.number(),
  max_minutes: z.number(),
})

/** A week of one person. */
export const ownWeek = weekJudgement.extend({
  /** Of who is settled by the month: status and what exceeds 40 hours are those of it, and not of the seven days. */
  month: settledMonth.nullable(),
})

/** What may be worked in a period, and what of it the law calls overtime although no day does. */
export const periodLimits = z.object({
  /** How the person's days are counted, at the end of the period. */
  work_type: z.enum(WORK_TYPES),
  /** Planned net minutes of the period. */
  recommended_minutes: z.number(),
  /** 52 hours a week for as many days as the period has. */
  max_minutes: z.number(),
  /** Of its longest week; for who is settled by the month of the average of the month. */
  status: z.enum(['WITHIN_40', 'WITHIN_52', 'OVER_52']),
  /** Beyond 40 hours of a week and within eight of each day; for flexible work by the period beyond 40 hours on its average. */
  over_limit_minutes: z.number(),
  /** What the company wants of that many days, as far as work is due; absent where it has said nothing narrower than the law. */
  wanted: z
    .object({
      min_minutes: z.number(),
      max_minutes: z.number(),
      /** Days that ended shorter or longer than the company wants. */
      short_days: z.array(outDay),
      long_days: z.array(outDay),
    })
    .optional(),
})
