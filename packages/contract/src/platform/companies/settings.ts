import { z } from 'zod'
import { adminFields, type ProfileField, profileFields } from '#rules/profiles/profile-fields.ts'
import { line, outTime, queryFlag, timeOfDay, upload } from '../../fields.ts'
import { workChecks } from '../../people/members/members.ts'

export const enterAdjustments = [
  'ON_TIME',
  'SCHEDULED',
  'UP_05MIN',
  'UP_10MIN',
  'UP_30MIN',
  'UP_60MIN',
] as const
export const exitAdjustments = [
  'ON_TIME',
  'SCHEDULED',
  'DOWN_05MIN',
  'DOWN_10MIN',
  'DOWN_30MIN',
  'DOWN_60MIN',
] as const
/** How minutes of overtime and on holidays are counted (decision A-74). */
export const calculationOptions = [
  'ACTUAL_TIME',
  'EVENT_TIME_IF_REQ',
  'ACTUAL_TIME_IF_REQ',
  'OVERLAP_TIME_IF_REQ',
] as const
const enterpriseOptions = ['DINNER_AFT_CONT_WORK'] as const
export const duplicatePriorities = ['', 'PRE', 'POST'] as const
export const companyLanguages = ['ko', 'ja', 'en'] as const
/** Whether a year of leave begins on the day of joining or with the company's own year (근로기준법 60조). */
export const leaveBases = ['HIRE_DATE', 'FISCAL_YEAR'] as const

const SERIAL_TEXT = /^(?:[^{}]|\{(?:yyyy|yy|mm|dd|team|form|com|seq(?::(?:[1-9]|10))?)\})+$/i
const SERIAL_NUMBER = /\{seq(?::\d+)?\}/gi

/** A form of document numbers: known words in braces only, and exactly one running number. */
export function isSerialFormat(format: string): boolean {
  return SERIAL_TEXT.test(format) && (format.match(SERIAL_NUMBER) ?? []).length === 1
}

/** A zone of the IANA list, such as Asia/Seoul; offsets are refused, because they know no daylight saving time. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone)
  } catch {
    return false
  }
}

const flags = z.object({ active: z.boolean(), public: z.boolean(), owner: z.boolean() })

function eachField<S extends z.ZodType>(schemaOf: (field: ProfileField) => S): Record<ProfileField, S> {
  return Object.fromEntries(profileFields.map((field) => [field, schemaOf(field)])) as Record<ProfileField, S>
}

/** The company as its members see it. */
export const company = z.object({
  company_id: z.number(),
  company_name: z.string(),
  /** For full admins only, null for everybody else: whoever has it can join. */
  company_joincode: z.string().nullable(),
  /** Where the pictures are, null without one; the address changes with the picture. */
  company_logo: z.string().nullable(),
  company_background: z.string().nullable(),
  address: z.string(),
  phone: z.string(),
  fax: z.string(),
  motto: z.string(),
  language: z.enum(companyLanguages),
  timezone: z.string(),
  change_day_time: outTime,
  start_work_time: outTime,
  end_work_time: outTime,
  start_lunch_time: outTime,
  end_lunch_time: outTime,
  /** JSON as text with the keys s_l_t and e_l_t. */
  lunch_time_default: z.string(),
  /** Minutes. */
  day_min_time: z.number(),
  day_max_time: z.number(),
  week_min_time: z.number(),
  week_max_time: z.number(),
  check_gps: z.boolean(),
  check_wifi: z.boolean(),
  check_location: z.boolean(),
  check_desktop: z.boolean(),
  enter_adjust: z.enum(enterAdjustments),
  exit_adjust: z.enum(exitAdjustments),
  overtime_calc: z.enum(calculationOptions),
  holiday_calc: z.enum(calculationOptions),
  gate_in_opt: z.number(),
  gate_out_opt: z.number(),
  enterprise_option: z.enum(enterpriseOptions).nullable(),
  drf_dplc_rcv_prrt: z.enum(duplicatePriorities),
  drf_serial_format: z.string(),
  drf_delegatable: z.boolean(),
  drf_substitutable: z.boolean(),
  drf_done_cancelable: z.boolean(),
  vacation_options: z.object({ leave_basis: z.enum(leaveBases), fiscal_start_month: z.number() }),
  use_vac_alter: z.boolean(),
  vac_update: z.boolean(),
  alter_one_day: z.boolean(),
  alter_weekend: z.boolean(),
  alter_extend: z.boolean(),
  /** What a new member starts with; standard_day_time in minutes. */
  default_work_settings: z.object({
    work_check: z.enum(workChecks),
    standard_day_time: z.number(),
    dash_available: z.boolean(),
    contract_type: z.string(),
  }),
  profile_field_flags: z.object(eachField(() => flags)),
  plan_main: z.string(),
  use_vacation_ask: z.boolean(),
  use_payroll: z.boolean(),
  use_datacard: z.boolean(),
  use_analytics_menu: z.boolean(),
  use_web_checkinout: z.boolean(),
  use_slack: z.boolean(),
  use_teams: z.boolean(),
  use_calendar: z.boolean(),
  use_outlook_category: z.boolean(),
  abilities: z.object({ update: z.boolean() }),
})

// A form carries text only, so yes and no, numbers and objects are also read from it.
const flag = z.union([z.boolean(), queryFlag])
const whole = (min: number, max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^-?\d{1,10}$/)
        .transform(Number),
    ])
    .pipe(z.number().int().min(min).max(max))
    .meta({ minimum: min, maximum: max })
const jsonText = z
  .string()
  .max(2000)
  .meta({ contentMediaType: 'application/json' })
  .transform((text, ctx) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      ctx.addIssue({ code: 'invalid_format', format: 'json_string', input: text })
      return z.NEVER
    }
  })
const object = <S extends z.ZodType>(schema: S) => z.union([jsonText.pipe(schema), schema])
const picture = z.union([upload, z.null(), z.literal('').transform(() => null)])

const DAY_MINUTES = 1440
const timezone = line(1, 50).refine(isTimeZone, { params: { expected: 'IANA' } })
const lunchTimes = z.object({ s_l_t: timeOfDay, e_l_t: timeOfDay })
const fieldFlags = (field: ProfileField) =>
  flags
    .extend({ owner: adminFields.includes(field) ? z.literal(false) : z.boolean() })
    .partial()
    .optional()

/** What a full admin may change; of an object, only what is named. */
export const companyChange = z
  .object({
    company_name: line(1, 100),
    /** How the code shall begin; the rest is chance, so that no code of others can be found out. */
    company_joincode: line(2, 100).nullable(),
    company_logo: picture,
    company_background: picture,
    address: line(0, 100).nullable(),
    phone: line(0, 20).nullable(),
    fax: line(0, 20).nullable(),
    motto: line(0, 100).nullable(),
    language: z.enum(companyLanguages),
    timezone,
    change_day_time: timeOfDay.refine((minute) => minute <= DAY_MINUTES / 2),
    start_work_time: timeOfDay,
    end_work_time: timeOfDay,
    start_lunch_time: timeOfDay,
    end_lunch_time: timeOfDay,
    lunch_time_default: object(lunchTimes),
    day_min_time: whole(0, DAY_MINUTES),
    day_max_time: whole(0, DAY_MINUTES),
    week_min_time: whole(0, 7 * DAY_MINUTES),
    week_max_time: whole(0, 7 * DAY_MINUTES),
    check_gps: flag,
    check_wifi: flag,
    check_location: flag,
    check_desktop: flag,
    enter_adjust: z.enum(enterAdjustments),
    exit_adjust: z.enum(exitAdjustments),
    overtime_calc: z.enum(calculationOptions),
    holiday_calc: z.enum(calculationOptions),
    gate_in_opt: whole(0, 32_767),
    gate_out_opt: whole(0, 32_767),
    enterprise_option: z.union([z.enum(enterpriseOptions), z.literal('').transform(() => null)]).nullable(),
    drf_dplc_rcv_prrt: z.enum(duplicatePriorities).nullable(),
    drf_serial_format: line(1, 60).refine(isSerialFormat, { params: { expected: '{seq}' } }),
    drf_delegatable: flag,
    drf_substitutable: flag,
    drf_done_cancelable: flag,
    vacation_options: object(
      z
        .object({ leave_basis: z.enum(leaveBases), fiscal_start_month: z.number().int().min(1).max(12) })
        .partial(),
    ),
    use_vac_alter: flag,
    vac_update: flag,
    alter_one_day: flag,
    alter_weekend: flag,
    alter_extend: flag,
    default_work_settings: object(
      z
        .object({
          work_check: z.enum(workChecks),
          standard_day_time: z.number().int().min(60).max(720),
          dash_available: z.boolean(),
          contract_type: line(0, 50),
        })
        .partial(),
    ),
    profile_field_flags: object(z.object(eachField(fieldFlags))),
    use_vacation_ask: flag,
    use_payroll: flag,
    use_datacard: flag,
    use_analytics_menu: flag,
    use_web_checkinout: flag,
    use_slack: flag,
    use_teams: flag,
    use_calendar: flag,
    use_outlook_category: flag,
  })
  .partial()
