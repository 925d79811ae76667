import { z } from 'zod'
import { FEWEST_DIGITS, phonePattern, plainPhone } from '#rules/profiles/phone-number.ts'
import { isSeen, UNSEEN } from './seen.ts'

/** 32-bit bounds of the specification, section 5. */
export const INT_MAX = 2_147_483_647

// Number() also reads 1e3, 0x10, true, [5] and an empty text (0, which asks for a whole company), which nobody means.
const whole = (min: number, max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value),
    z.number().int().min(min).max(max),
  )

/** An id in a path, query or body: a whole number from 1 to 2^31-1, also when it arrives as text. */
export const id = whole(1, INT_MAX).meta({ description: 'id' })

export const int = z
  .number()
  .int()
  .min(-INT_MAX - 1)
  .max(INT_MAX)

/** Whole number in a query string, also when it arrives as text. */
export const queryInt = (min = -INT_MAX - 1, max = INT_MAX) => whole(min, max)

/** true and false in a query string. */
export const queryFlag = z
  .enum(['true', 'false', '1', '0', 'True', 'False'])
  .transform((v) => v === 'true' || v === '1' || v === 'True')

const CONTROL = new RegExp(`[\\u0000-\\u0008\\u000B-\\u001F\\u007F-\\u009F${UNSEEN}]`, 'gu')
const CONTROL_AND_BREAKS = new RegExp(`[\\u0000-\\u001F\\u007F-\\u009F${UNSEEN}]`, 'gu')

/** One line of text: control characters and marks of direction are taken out, Hangul is composed (NFC), halves of characters
 * that PostgreSQL could not store are replaced, ends are trimmed. Lengths are counted in characters. */
export function line(min: number, max: number) {
  return z
    .string()
    .check(notEndless(max))
    .transform((text) => text.toWellFormed().replace(CONTROL_AND_BREAKS, '').normalize('NFC').trim())
    .pipe(z.string().check(lengthInCharacters(min, max)))
    .meta(sizes(min, max))
}

/** Text of several lines, else like `line`. */
export function text(min: number, max: number) {
  return z
    .string()
    .check(notEndless(max))
    .transform((value) => value.toWellFormed().replace(CONTROL, '').normalize('NFC').trim())
    .pipe(z.string().check(lengthInCharacters(min, max)))
    .meta(sizes(min, max))
}

/** Beyond this nobody looks at it, character by character; what is said is the length that counts. */
function notEndless(max: number) {
  return z.superRefine<string>((value, ctx) => {
    if (value.length > max * 16 + 64) ctx.addIssue(tooLong(max, value))
  })
}

const tooLong = (maximum: number, input: string) =>
  ({
    code: 'too_big',
    maximum,
    origin: 'string',
    inclusive: true,
    input,
  }) as const

/** What /openapi.json says: the length that counts in the end, not the one beyond which we do not even look. */
function sizes(minLength: number, maxLength: number) {
  return { ...(minLength > 0 && { minLength }), maxLength }
}

function lengthInCharacters(min: number, max: number) {
  return z.superRefine<string>((value, ctx) => {
    // A character outside the basic plane counts once, as a reader would count it.
    const length = value.length <= min ? value.length : [...value].length
    if (length < min || (min > 0 && !isSeen(value)))
      ctx.addIssue({
        code: 'too_small',
        minimum: min,
        origin: 'string',
        inclusive: true,
        input: value,
      })
    if (length > max) ctx.addIssue(tooLong(max, value))
  })
}

/** E-mail, trimmed, lower case, without control characters (specification 000, section 5). */
export const email = z
  .string()
  .max(1000)
  .transform((value) => value.replace(CONTROL_AND_BREAKS, '').trim().toLowerCase())
  .pipe(z.email().max(254))
  .meta({ format: 'email', maxLength: 254 })

/** How days, months and times are written; also tells which of them was meant by what does not fit. */
export const shapes = {
  day: /^\d{4}-\d{2}-\d{2}$/,
  month: /^\d{4}-(0[1-9]|1[0-2])(-\d{2})?$/,
  time: /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/,
  decimal: /^-?\d{1,15}(\.\d{1,6})?$/,
  workTime: /^(-0[0-3]:[0-5]\d|-04:00|([0-3]\d|4[0-7]):[0-5]\d)(:[0-5]\d)?$/,
  phone: new RegExp(`^$|${phonePattern(FEWEST_DIGITS).source}`),
}

/** A telephone number of any country as people write it, or empty. Wide digits and other dashes become plain ones. */
export const phone = line(0, 20)
  .transform(plainPhone)
  .pipe(z.string().regex(shapes.phone))
  .meta({ maxLength: 20, pattern: shapes.phone.source, example: '010-1234-5678' })

const FIRST_YEAR = 1900
const LAST_YEAR = 2200

/** A day as yyyy-MM-dd, handed on as Temporal.PlainDate. Years 1900 to 2200; 02-30 is refused. */
export const day = z
  .string()
  .regex(shapes.day)
  .transform((value, ctx) => {
    try {
      const date = Temporal.PlainDate.from(value, { overflow: 'reject' })
      if (date.year >= FIRST_YEAR && date.year <= LAST_YEAR) return date
    } catch {
      // Falls through to the one message: a day that does not exist.
    }
    ctx.addIssue({ code: 'invalid_format', format: 'date', input: value })
    return z.NEVER
  })
  .meta({ format: 'date', example: '2026-11-21' })

/** A month as yyyy-MM or any of its days. */
export const month = z
  .string()
  .regex(shapes.month)
  .transform((value) => Temporal.PlainYearMonth.from(value.slice(0, 7)))

/** Time of day, 00:00 to 23:59, seconds allowed; handed on as minutes after midnight. */
export const timeOfDay = z
  .string()
  .regex(shapes.time)
  .transform((value) => Number(value.slice(0, 2)) * 60 + Number(value.slice(3, 5)))
  .meta({ format: 'time', example: '09:00' })

/**
 * A time of a working day, which may go on beyond midnight, or have begun before it: -04:00 to 47:59, seconds allowed; handed on as
 * minutes after the midnight of that day, -00:30 as -30.
 */
export const workTimeOfDay = z
  .string()
  .regex(shapes.workTime)
  .transform((value) => {
    const [hours, minutes] = value.replace('-', '').split(':').map(Number) as [number, number]
    const minute = hours * 60 + minutes
    return value.startsWith('-') ? 0 - minute : minute
  })
  .meta({
    example: '25:30',
    description: 'Of the working day: 25:30 is 01:30 of the next day, -00:30 is 23:30 of the day before.',
  })

/** A moment with its zone or offset, handed on as Temporal.Instant. Of the years of a day, so that it is one in every zone. */
export const instant = z.iso
  .datetime({ offset: true })
  .transform((value, ctx) => {
    const moment = Temporal.Instant.from(value)
    const { year } = moment.toZonedDateTimeISO('UTC')
    if (year >= FIRST_YEAR && year <= LAST_YEAR) return moment
    ctx.addIssue({ code: 'invalid_format', format: 'datetime', input: value })
    return z.NEVER
  })
  .meta({ format: 'date-time', example: '2026-11-21T09:00:00+09:00' })

/** Answers: a day, an instant with offset, a time of day. Rows already hold them as text. */
export const outDay = z.string().meta({ format: 'date' })
export const outInstant = z.string().meta({ format: 'date-time' })
export const outTime = z.string().meta({
  example: '09:00:00',
  description:
    'Of a working day, 25:30:00 is 01:30 of the next day and -00:30:00 is 23:30 of the day before.',
})

export const idParams = z.object({ id })

/** How wide a list looks (decision A-27). */
export const orgRange = z.enum(['company', 'team', 'subteam'])

/** A team; 0 is the whole company, -9 every team below the ones in view (decision A-28). */
export const teamFilter = queryInt()
  .refine((value) => value >= 0 || value === -9)
  .meta({ minimum: -9 })

type AlsoCalled<I, Name extends keyof I, Other extends string> = Omit<I, Name> &
  Partial<Pick<I, Name>> & { [K in Other]?: I[Name] }

/** A body whose field also comes by the other name that the specification gives it; two that differ are refused. */
export function alsoCalled<
  B extends z.ZodObject,
  Name extends string & keyof z.input<B>,
  Other extends string,
>(body: B, name: Name, other: Other) {
  const field = body.shape[name] as unknown as z.ZodType
  const isNeeded = !field.safeParse(undefined).success
  const either = body.extend({
    [name]: field.optional(),
    [other]: field.optional(),
  })
  const named = either.transform((given, ctx) => {
    const { [other as string]: alias, ...rest }: Record<string, unknown> = given
    const value = rest[name] ?? alias
    if (alias !== undefined && alias !== value) ctx.addIssue({ code: 'custom', path: [other], input: alias })
    if (value === undefined && isNeeded)
      ctx.addIssue({
        code: 'invalid_type',
        expected: 'nonoptional',
        path: [name],
        input: undefined,
      })
    return { ...rest, ...(value !== undefined && { [name]: value }) }
  })
  return named as unknown as z.ZodType<z.output<B>, AlsoCalled<z.input<B>, Name, Other>>
}

/** Which page of a list, and how long (decision D-11). */
export const paging = {
  page: queryInt(1).default(1),
  page_size: queryInt(1, 1000).default(50),
}

/**
 * A list in pages (decision D-11), to spread into its endpoint: what it is asked with and what it answers. The server's half is
 * http/paged.ts. @param query what else it is asked with @param answer what else it answers
 */
export function paged<
  S extends z.ZodType,
  Q extends z.core.$ZodLooseShape = {},
  A extends z.core.$ZodLooseShape = {},
>(item: S, query: Q = {} as Q, answer: A = {} as A) {
  const page = {
    count: z.number().int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  }
  return {
    query: z.object({ ...paging, ...query }),
    response: z.object({ ...page, ...answer }),
  }
}

/** Pages by key, of lists that grow at their head: what is older than a row, or newer; so that new rows shift nothing. */
export const keys = { before: id.optional(), after: id.optional() }

/** A file that came with a form, waiting on the server's disk. Its name and type are what the sender says, nothing more. */
export interface UploadedFile {
  name: string
  contentType: string
  size: number
  open: () => NodeJS.ReadableStream
}

// JSON brings no functions: what merely looks like a file is none.
export function isUploadedFile(value: unknown): value is UploadedFile {
  return typeof (value as Partial<UploadedFile> | null)?.open === 'function'
}

/** A file in a form: a File in the browser, an UploadedFile on the server. */
export const upload = z
  .custom<Blob | UploadedFile>((value) => value instanceof Blob || isUploadedFile(value))
  .transform((value) => value as UploadedFile)
  .meta({ format: 'binary' })

/** A picture that is put in place, or null (in a form an empty field) to take away the one that is there. */
export const uploadOrNone = z.union([upload, z.null(), z.literal('').transform(() => null)])
