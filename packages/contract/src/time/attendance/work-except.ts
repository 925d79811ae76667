import { z } from 'zod'
import { outTime } from '../../fields.ts'

/** A stretch of a day that is no work. */
export const workExcept = z.object({
  wk_except_start_time: outTime,
  wk_except_end_time: outTime,
  wk_except_title: z.string(),
})
