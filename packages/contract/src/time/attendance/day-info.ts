import { z } from 'zod'
import { day, id, outDay, outTime } from '../../fields.ts'
import { work } from './areas.ts'
import { dayEvent } from './attendance.ts'

export const getDayInfo = work({
  id: 'get_day_info',
  method: 'GET',
  path: '/work_event/get_day_info/',
  summary: 'Plan, holiday and events of a day, for forms that ask for one',
  query: z.object({ date: day.optional(), user_id: id.optional() }),
  response: z.object({
    date: outDay,
    user_id: z.number(),
    is_work_day: z.boolean(),
    is_holiday: z.boolean(),
    holiday_name: z.string().nullable(),
    sch_start_time: outTime.nullable(),
    sch_end_time: outTime.nullable(),
    lunch_start_time: outTime,
    lunch_end_time: outTime,
    dinner_start_time: outTime.nullable(),
    dinner_end_time: outTime.nullable(),
    change_day_time: outTime,
    standard_day_minutes: z.number(),
    events: z.array(dayEvent),
  }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})
