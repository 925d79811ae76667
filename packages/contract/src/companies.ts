import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { line, outTime, queryInt, timeOfDay } from './fields.ts'

/** The 22 parts of the product that a company switches on and off (specification 002, section 5). */
export const features = [
  'API',
  'ATTENDANCE',
  'CERTIFICATES',
  'CUSTOM_BOARD',
  'DATACARD',
  'DOCUMENT_APPROVAL',
  'EXPENSE',
  'GATE',
  'GOOGLE_CALENDAR',
  'MEETING_ROOM',
  'MOOD',
  'NAVER_WORKS',
  'OUTLOOK_CALENDAR',
  'PAYROLL',
  'PERSONAL_DOCS',
  'SIGNATURE',
  'SLACK',
  'SURVEY',
  'TEAMS',
  'VACATION_PROMOTION',
  'WEB_CHECK',
  'WELFARE',
] as const
export type Feature = (typeof features)[number]

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
export const enterpriseOptions = ['DINNER_AFT_CONT_WORK'] as const
export const duplicatePriorities = ['', 'PRE', 'POST'] as const
export const companyLanguages = ['ko', 'ja', 'en'] as const

const featureState = z.enum(['ON', 'OFF'])

function eachFeature<S extends z.ZodType>(state: S): Record<Feature, S> {
  return Object.fromEntries(features.map((feature) => [feature, state])) as Record<Feature, S>
}

const functionRecords = z.object(eachFeature(featureState))

const company = z.object({
  company_id: z.number(),
  company_name: z.string(),
  /** For full admins only, null for everybody else: whoever has it can join. */
  company_joincode: z.string().nullable(),
  company_logo: z.string().nullable(),
  company_background: z.string().nullable(),
  address: z.string(),
  phone: z.string(),
  fax: z.string(),
  motto: z.string(),
  language: z.enum(companyLanguages),
  timezone: z.string(),
  start_work_time: outTime,
  end_work_time: outTime,
  start_lunch_time: outTime,
  end_lunch_time: outTime,
  /** JSON as text with the keys s_l_t and e_l_t. */
  lunch_time_default: z.string(),
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
  plan_main: z.string(),
  use_vacation_ask: z.boolean(),
  use_payroll: z.boolean(),
  use_datacard: z.boolean(),
  use_analytics_menu: z.boolean(),
  use_web_checkinout: z.boolean(),
  use_slack: z.boolean(),
  use_teams: z.boolean(),
  use_calendar: z.boolean(),
  abilities: z.object({ update: z.boolean() }),
})

const companyEntry = z.object({ company_id: z.number(), company_name: z.string(), is_active: z.boolean() })

export const foundCompany = endpoint({
  id: 'company.found',
  area: 'company',
  method: 'POST',
  path: '/v1/companies/',
  summary: 'Found a company; the founder becomes its full admin and the session moves into it',
  audience: 'account',
  body: z.object({ company_name: line(1, 100), username: line(1, 50) }),
  response: z.object({ company_id: z.number(), company_name: z.string(), company_joincode: z.string() }),
  success: [201, 200],
  errors: ['NAME_TAKEN'],
  limitPerMinute: 10,
})

export const joinCompany = endpoint({
  id: 'company.join',
  area: 'company',
  method: 'POST',
  path: '/v1/companies/join/',
  summary: 'Join a company with its join code, as a working member without a team; its full admins are told',
  audience: 'account',
  body: z.object({ company_joincode: line(1, 100), username: line(1, 50) }),
  response: z.object({ company_id: z.number(), company_name: z.string() }),
  success: [201, 200],
  errors: ['JOIN_CODE_WRONG', 'ALREADY_MEMBER'],
  limitPerMinute: 20,
})

export const listMyCompanies = endpoint({
  id: 'company.list_mine',
  area: 'company',
  method: 'GET',
  path: '/v1/companies/mine/',
  summary: 'The companies that the signed-in person belongs to',
  audience: 'account',
  response: z.array(companyEntry),
  success: [200],
  errors: [],
})

export const getCompany = endpoint({
  id: 'company.get',
  area: 'company',
  method: 'GET',
  path: '/user/companies/',
  summary: 'The own company with its settings',
  audience: 'member',
  response: company,
  success: [200],
  errors: [],
})

export const activateCompany = endpoint({
  id: 'company.activate',
  area: 'company',
  method: 'GET',
  path: '/user/companies/activate_company/',
  summary: 'Move the session into another own company; without company_id the current one is answered',
  audience: 'account',
  query: z.object({ company_id: queryInt.min(1).optional() }),
  response: z.object({ company_id: z.number(), company_name: z.string() }),
  success: [200],
  errors: ['NOT_FOUND', 'NO_COMPANY'],
  changesState: true,
})

const timezone = line(1, 50).refine(isTimeZone, { params: { expected: 'IANA' } })

/** A zone of the IANA list, such as Asia/Seoul; offsets are refused, because they know no daylight saving time. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone)
  } catch {
    return false
  }
}

const lunchTimes = z.object({ s_l_t: timeOfDay, e_l_t: timeOfDay })
const lunchText = z
  .string()
  .max(200)
  .transform((text, ctx) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      ctx.addIssue({ code: 'invalid_format', format: 'json_string', input: text })
      return z.NEVER
    }
  })

export const updateCompany = endpoint({
  id: 'company.update',
  area: 'company',
  method: 'PATCH',
  path: '/user/companies/update_company/',
  summary:
    'Change settings of the company: absent keeps, null clears. A new join code is made for null, and one that begins with what was typed',
  audience: 'member',
  body: z
    .object({
      company_name: line(1, 100),
      company_joincode: line(6, 100).nullable(),
      address: line(0, 100).nullable(),
      phone: line(0, 20).nullable(),
      fax: line(0, 20).nullable(),
      motto: line(0, 100).nullable(),
      language: z.enum(companyLanguages),
      timezone,
      start_work_time: timeOfDay,
      end_work_time: timeOfDay,
      start_lunch_time: timeOfDay,
      end_lunch_time: timeOfDay,
      lunch_time_default: z.union([lunchText.pipe(lunchTimes), lunchTimes]),
      enter_adjust: z.enum(enterAdjustments),
      exit_adjust: z.enum(exitAdjustments),
      overtime_calc: z.enum(calculationOptions),
      holiday_calc: z.enum(calculationOptions),
      gate_in_opt: z.number().int().min(0).max(32_767),
      gate_out_opt: z.number().int().min(0).max(32_767),
      enterprise_option: z.enum(enterpriseOptions).nullable(),
      drf_dplc_rcv_prrt: z.enum(duplicatePriorities).nullable(),
      drf_serial_format: line(1, 60).refine((format) => /\{seq(:\d)?\}/.test(format), {
        params: { expected: '{seq}' },
      }),
      drf_delegatable: z.boolean(),
      drf_substitutable: z.boolean(),
      drf_done_cancelable: z.boolean(),
      use_vacation_ask: z.boolean(),
      use_payroll: z.boolean(),
      use_datacard: z.boolean(),
      use_analytics_menu: z.boolean(),
      use_web_checkinout: z.boolean(),
    })
    .partial(),
  response: company,
  success: [200],
  errors: ['FORBIDDEN', 'INVALID_RANGE'],
  limitPerMinute: 120,
})

export const getFunctionRecords = endpoint({
  id: 'company.get_func_recs',
  area: 'company',
  method: 'GET',
  path: '/user/companies/get_func_recs/',
  summary: 'Which parts of the product the company has switched on',
  audience: 'member',
  response: functionRecords,
  success: [200],
  errors: [],
})

export const setFunctionRecords = endpoint({
  id: 'company.set_func_recs',
  area: 'company',
  method: 'POST',
  path: '/user/companies/set_func_recs/',
  summary: 'Switch parts of the product on and off; parts that are not named stay',
  audience: 'member',
  body: z.strictObject(eachFeature(featureState.optional())),
  response: functionRecords,
  success: [200, 201],
  errors: ['FORBIDDEN'],
})
