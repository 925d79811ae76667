import { z } from 'zod'
import { outDay } from '../../fields.ts'

/**
 * How long a week will be, or the month of who is settled by the month: what was worked, what is still planned, and what is asked for
 * on top of it.
 */
export const weekForecast = z.object({
  settled_by: z.enum(['WEEK', 'MONTH']),
  start_date: outDay,
  end_date: outDay,
  total_minutes: z.number(),
  /** Of it, what this request asks for. */
  requested_minutes: z.number(),
  /** Leave that nobody has decided about. It is not taken off: until it is approved, its days are counted as worked. */
  waiting_leave_minutes: z.number(),
  /** 52 hours a week, for a month on the average. */
  max_minutes: z.number(),
  /** Beyond 40 hours a week, for a month on the average. */
  over_40h_minutes: z.number(),
  status: z.enum(['WITHIN_40', 'WITHIN_52', 'OVER_52']),
  days: z.array(z.object({ date: outDay, minutes: z.number() })),
  /** The longest that the company wants, and the days that will be longer than it wants. Its own measure refuses nothing. */
  company_max_minutes: z.number(),
  long_days: z.array(outDay),
})
