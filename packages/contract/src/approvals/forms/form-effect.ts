import { z } from 'zod'
import { EFFECT_SLOTS, FORM_EFFECTS } from '#rules/forms/form-effects.ts'

const key = z.string().max(30)
const code = z.string().max(60)

/** What an approved document of a form does, and which questions fill it; whether they fit is judged with the questions. */
export const formEffect = z.object({
  key: z.enum(FORM_EFFECTS),
  code: code.optional(),
  choice: z.object({ field: key, codes: z.record(z.string().max(50), code) }).optional(),
  fills: z.partialRecord(z.enum(EFFECT_SLOTS), key),
})
