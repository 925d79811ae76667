import type { z } from 'zod'
import type { EndpointResponse } from '#contract/endpoint.ts'
import type { getCompany, updateCompany } from '#contract/companies.ts'

export type Company = EndpointResponse<typeof getCompany>
export type CompanyChange = z.input<NonNullable<typeof updateCompany.body>>

const fields = [
  'company_name',
  'address',
  'phone',
  'fax',
  'motto',
  'language',
  'timezone',
  'start_work_time',
  'end_work_time',
  'start_lunch_time',
  'end_lunch_time',
  'enter_adjust',
  'exit_adjust',
  'overtime_calc',
  'holiday_calc',
  'drf_dplc_rcv_prrt',
  'drf_serial_format',
  'drf_delegatable',
  'drf_substitutable',
  'drf_done_cancelable',
] as const satisfies (keyof Company)[]

export type CompanyForm = Pick<Company, (typeof fields)[number]>

const TIMES = ['start_work_time', 'end_work_time', 'start_lunch_time', 'end_lunch_time'] as const

/** The settings as the form holds them: times without seconds. */
export function companyForm(company: Company): CompanyForm {
  const values = Object.fromEntries(fields.map((field) => [field, company[field]])) as unknown as CompanyForm
  for (const time of TIMES) values[time] = values[time].slice(0, 5)
  return values
}

/** Only what changed is sent, so that two admins do not undo each other's changes. */
export function companyChange(before: CompanyForm, after: CompanyForm): CompanyChange {
  return Object.fromEntries(
    fields.filter((field) => before[field] !== after[field]).map((field) => [field, after[field]]),
  )
}

export type CompanyFault = 'required' | 'lunch' | 'serial'

/** What the server would refuse, by field. */
export function companyFaults(form: CompanyForm): Partial<Record<keyof CompanyForm, CompanyFault>> {
  return {
    ...(form.company_name.trim() === '' && { company_name: 'required' as const }),
    ...(form.end_lunch_time <= form.start_lunch_time && { end_lunch_time: 'lunch' as const }),
    ...(!/\{seq(:\d)?\}/.test(form.drf_serial_format) && { drf_serial_format: 'serial' as const }),
  }
}

/** Whether a choice may cut time that was really worked. */
export function mayCutWork({
  enter_adjust,
  exit_adjust,
}: Pick<CompanyForm, 'enter_adjust' | 'exit_adjust'>): boolean {
  return enter_adjust !== 'ON_TIME' || exit_adjust !== 'ON_TIME'
}
