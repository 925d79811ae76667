import { z } from 'zod'
import { FORM_LIMITS, type FormColumn, type FormField } from '#rules/forms/form-field.ts'
import { reckonRows, type TableRow } from '#rules/forms/reckon-table.ts'
import { id, line, shapes, text } from '../../fields.ts'
import { MOST_ATTACHMENTS } from '../documents/attachments.ts'

const MOST_WON = 10_000_000_000_000

const isDay = (value: string) => {
  try {
    return shapes.day.test(value) && Temporal.PlainDate.from(value, { overflow: 'reject' }).year >= 1900
  } catch {
    return false
  }
}
const dayText = z.string().superRefine((value, ctx) => {
  if (!isDay(value)) ctx.addIssue({ code: 'invalid_format', format: 'date', input: value })
})
const decimal = z
  .union([z.number(), z.string().trim()])
  .transform(String)
  .pipe(z.string().regex(shapes.decimal))
const won = z.number().int().min(-MOST_WON).max(MOST_WON)
const attached = z.object({ id, name: line(1, 255), bytes: z.number().int().min(1) })
const named = z.object({ id, name: line(0, 100).default('') })

/** An empty answer is none. */
const given = <T extends z.ZodType>(schema: T, isRequired: boolean) =>
  z.preprocess(
    (value) =>
      value === '' || value === undefined || (Array.isArray(value) && value.length === 0) ? null : value,
    isRequired ? schema : schema.nullable(),
  )

function columnValue({ kind, options = [], is_required }: FormColumn): z.ZodType {
  switch (kind) {
    case 'TEXT':
      return given(line(1, 200), is_required)
    case 'NUMBER':
      return given(decimal, is_required)
    case 'MONEY':
      return given(won, is_required)
    case 'DATE':
      return given(dayText, is_required)
    case 'SELECT':
      return given(z.enum(options), is_required)
    case 'FORMULA':
      // Reckoned anew, whatever was sent.
      return z
        .unknown()
        .optional()
        .transform(() => null)
  }
}

function table(columns: readonly FormColumn[]): z.ZodType {
  const row = z.object(Object.fromEntries(columns.map((column) => [column.key, columnValue(column)])))
  return z
    .array(row)
    .max(FORM_LIMITS.rows)
    .transform((rows) => reckonRows(columns, rows as TableRow[]))
}

function fieldValue({ kind, options = [], columns = [], is_required }: FormField): z.ZodType {
  switch (kind) {
    case 'TEXT':
    case 'FACT':
      return given(line(1, 200), is_required && kind === 'TEXT')
    case 'LONG_TEXT':
      return given(text(1, 5000), is_required)
    case 'NUMBER':
      return given(decimal, is_required)
    case 'MONEY':
      return given(won, is_required)
    case 'DATE':
      return given(dayText, is_required)
    case 'PERIOD':
      return given(
        z.object({ from: dayText, to: dayText }).superRefine(({ from, to }, ctx) => {
          if (from > to)
            ctx.addIssue({ code: 'custom', path: ['to'], input: to, params: { problem: 'ORDER' } })
        }),
        is_required,
      )
    case 'TIME':
      return given(z.string().max(5).regex(shapes.time), is_required)
    case 'SELECT':
      return given(z.enum(options), is_required)
    case 'CHECKS':
      return given(
        z.array(z.enum(options)).transform((chosen) => options.filter((option) => chosen.includes(option))),
        is_required,
      )
    case 'PERSON':
    case 'TEAM':
      return given(named, is_required)
    case 'FILE':
      // Filled in by the server with what was attached to the draft.
      return given(z.array(attached).max(MOST_ATTACHMENTS), is_required)
    case 'TABLE':
      return given(table(columns), is_required)
  }
}

/** What a document of these questions must answer, by their keys; answers to nothing are left out. */
export function formValues(fields: readonly FormField[]) {
  return z.object(Object.fromEntries(fields.map((field) => [field.key, fieldValue(field)])))
}
