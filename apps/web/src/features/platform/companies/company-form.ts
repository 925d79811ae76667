import type { EndpointCall, EndpointResponse } from '#contract/endpoint.ts'
import type { getCompany, updateCompany } from '#contract/platform/companies/companies.ts'
import { isSerialFormat } from '#contract/platform/companies/setting-choices.ts'
import {
  allSettings,
  type SettingName,
  type SettingPage,
  type settings,
} from '#contract/platform/companies/setting-table.ts'
import { parseClockTime } from '#rules/work-time/clock-time.ts'
import { dinnerFault, lunchFault } from '#rules/work-time/day-schedule.ts'

export type Company = EndpointResponse<typeof getCompany>
export type CompanyChange = NonNullable<EndpointCall<typeof updateCompany>['body']>
export type CompanyField = keyof Company & keyof CompanyChange

const ofPage = (page: SettingPage): readonly SettingName[] =>
  allSettings.flatMap(([name, setting]) => (setting.page === page ? [name] : []))

/** What each page of the company's settings holds, as the contract calls it. */
export const pageFields = {
  company: ofPage('company'),
  workHours: [...ofPage('workHours'), 'default_work_settings'],
  checking: ofPage('checking'),
  leaveRules: ['vacation_options', ...ofPage('leaveRules')],
  documentRules: ofPage('documentRules'),
  profileFields: ['profile_field_flags'],
} as const satisfies Record<string, readonly CompanyField[]>

export type CompanyPageName = keyof typeof pageFields

/** All settings as forms hold them; each page shows its own and leaves the others alone. */
export type CompanyForm = Pick<Company, (typeof pageFields)[CompanyPageName][number]>

const ALL = Object.values(pageFields).flat()

/** The settings as the form holds them: times without seconds. */
export function companyForm(company: Company): CompanyForm {
  const shown = (field: CompanyField) => {
    const value = company[field]
    return field.endsWith('_time') && typeof value === 'string' ? value.slice(0, 5) : value
  }
  return Object.fromEntries(ALL.map((field) => [field, shown(field)])) as unknown as CompanyForm
}

type Plain = Record<string, unknown>
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null

/** Only what changed is sent, also of an object, so that two admins do not undo each other's changes. */
export function companyChange(before: CompanyForm, after: CompanyForm): CompanyChange {
  return difference(before as unknown as Plain, after as unknown as Plain) as CompanyChange
}

function difference(before: Plain, after: Plain): Plain {
  const changed = Object.keys(after).flatMap((name) => {
    const [was, is] = [before[name], after[name]]
    if (isPlain(was) && isPlain(is)) {
      const inside = difference(was, is)
      return Object.keys(inside).length > 0 ? [[name, inside]] : []
    }
    return was === is ? [] : [[name, is]]
  })
  return Object.fromEntries(changed) as Plain
}

type Counted = {
  [N in SettingName]: (typeof settings)[N] extends { countsDays: true } ? N : never
}[SettingName]
export type CountedChange = Pick<CompanyChange, Counted>

const COUNTING: ReadonlySet<string> = new Set(
  allSettings.flatMap(([name, { countsDays }]) => (countsDays ? [name] : [])),
)

/** Of a change, what days are counted by. */
export function countedChange(change: CompanyChange): CountedChange {
  return Object.fromEntries(Object.entries(change).filter(([name]) => COUNTING.has(name)))
}

export type CompanyFault =
  | 'required'
  | 'lunch'
  | 'lunchOutside'
  | 'dinner'
  | 'dinnerInside'
  | 'serial'
  | 'range'

/** What the server would refuse, by field. */
export function companyFaults(form: CompanyForm): Partial<Record<keyof CompanyForm, CompanyFault>> {
  return {
    ...(form.company_name.trim() === '' && { company_name: 'required' as const }),
    ...pauseFaults(form),
    ...(form.day_max_time < form.day_min_time && { day_max_time: 'range' as const }),
    ...(form.week_max_time < form.week_min_time && { week_max_time: 'range' as const }),
    ...(!isSerialFormat(form.drf_serial_format) && { drf_serial_format: 'serial' as const }),
  }
}

function pauseFaults(form: CompanyForm): { end_lunch_time?: CompanyFault; end_dinner_time?: CompanyFault } {
  const hours = {
    workStartMinute: parseClockTime(form.start_work_time),
    workEndMinute: parseClockTime(form.end_work_time),
    lunchStartMinute: parseClockTime(form.start_lunch_time),
    lunchEndMinute: parseClockTime(form.end_lunch_time),
    dinnerStartMinute: minuteOf(form.start_dinner_time),
    dinnerEndMinute: minuteOf(form.end_dinner_time),
  }
  const [lunch, dinner] = [lunchFault(hours), dinnerFault(hours)]
  return {
    ...(lunch && { end_lunch_time: lunch === 'ORDER' ? 'lunch' : 'lunchOutside' }),
    ...(dinner && { end_dinner_time: dinner === 'ORDER' ? 'dinner' : 'dinnerInside' }),
  }
}

const minuteOf = (time: string | null) => (time === null ? null : parseClockTime(time))

/** Whether a choice may cut time that was really worked. */
export function mayCutWork({
  enter_adjust,
  exit_adjust,
}: Pick<CompanyForm, 'enter_adjust' | 'exit_adjust'>): boolean {
  return enter_adjust !== 'ON_TIME' || exit_adjust !== 'ON_TIME'
}

/** Whether work beyond eight hours or on holidays counts only where it was asked for. */
export function needsRequest({
  overtime_calc,
  holiday_calc,
}: Pick<CompanyForm, 'overtime_calc' | 'holiday_calc'>): boolean {
  return overtime_calc !== 'ACTUAL_TIME' || holiday_calc !== 'ACTUAL_TIME'
}

/** How a number would look: what {seq:4} and {yyyy} stand for on a day. */
export function serialExample(
  format: string,
  day: string,
  words: { team: string; form: string; com: string },
): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const values: Record<string, string> = { yyyy: year, yy: year.slice(2), mm: month, dd: date, ...words }
  return format.replace(/\{(\w+)(?::(\d+))?\}/g, (_, name: string, digits?: string) =>
    name.toLowerCase() === 'seq'
      ? '1'.padStart(Number(digits ?? 1), '0')
      : (values[name.toLowerCase()] ?? ''),
  )
}
