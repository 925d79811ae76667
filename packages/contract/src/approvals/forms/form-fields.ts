import { z } from 'zod'
import {
  FORM_COLUMN_KINDS,
  FORM_FACTS,
  FORM_FIELD_KINDS,
  FORM_LIMITS,
  FORMULA_OPERATIONS,
  type FormField,
  formProblems,
} from '#rules/forms/form-field.ts'
import { line } from '../../fields.ts'

/** What values are kept by: letters of the Latin alphabet, digits and _. */
const key = z.string().regex(/^[a-z][a-z0-9_]{0,29}$/)
const options = z.array(line(1, 50)).max(FORM_LIMITS.options)

const column = z.object({
  key,
  kind: z.enum(FORM_COLUMN_KINDS),
  label: line(1, 50),
  is_required: z.boolean().default(false),
  options: options.optional(),
  formula: z
    .object({
      operation: z.enum(FORMULA_OPERATIONS),
      of: z.array(key).min(1).max(FORM_LIMITS.columns),
      percent: z.number().min(-1000).max(1000).multipleOf(0.01).optional(),
    })
    .optional(),
  is_summed: z.boolean().optional(),
})

const field = z.object({
  key,
  kind: z.enum(FORM_FIELD_KINDS),
  label: line(1, 50),
  hint: line(0, 200).optional(),
  is_required: z.boolean().default(false),
  options: options.optional(),
  columns: z.array(column).max(FORM_LIMITS.columns).optional(),
  fact: z.enum(FORM_FACTS).optional(),
  in_words: z.boolean().optional(),
})

/** The questions of a form, which make sense together. */
export const formFields = z
  .array(field)
  .max(FORM_LIMITS.fields)
  .superRefine((fields, ctx) => {
    for (const { path, problem } of formProblems(fields as FormField[]))
      ctx.addIssue({
        code: 'custom',
        path,
        input: undefined,
        params: { problem },
      })
  })
