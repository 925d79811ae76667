import { z } from 'zod'
import { id, outDay } from '../../fields.ts'
import { leave } from './leave.ts'

const attendanceYear = z.object({
  ordinal_year: z.number(),
  start_date: outDay,
  /** The last day that is counted: yesterday in the running year. */
  end_date: outDay,
  is_current: z.boolean(),
  /** As it was known on the day of the grant, which was made by it; otherwise as it is known now. */
  is_granted_by: z.boolean(),
  /** Days on which work was due, without those of an agreed absence. */
  due_days: z.number(),
  /** Of those: worked or on leave. */
  attended_days: z.number(),
  /** Counted as attended by the law: maternity and childcare leave, injuries at work. */
  deemed_days: z.number(),
  /** Without a record, and confirmed by nobody: they count as attended. */
  open_days: z.number(),
  absent_days: z.number(),
  /** Days of agreed absence. */
  excluded_days: z.number(),
  perfect_months: z.number(),
  /** Percent of the days due, rounded down to hundredths. */
  rate: z.number(),
  /** The percent from which the days of a full year arise. */
  needed_rate: z.number(),
  is_below: z.boolean(),
  article: z.string(),
})

export const getAttendanceRate = leave({
  id: 'get_attendance_rate',
  method: 'GET',
  path: '/vacation/attendance/',
  summary:
    'How much a person attended in the last three years of leave, newest first, with what it is counted from: below 80 percent less leave arises',
  query: z.object({ user_id: id.optional() }),
  response: z.object({ user_id: z.number(), years: z.array(attendanceYear) }),
  errors: ['NOT_FOUND'],
})
