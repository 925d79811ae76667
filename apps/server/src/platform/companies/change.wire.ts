import type { Updateable } from 'kysely'
import type { Output } from '#contract/endpoint.ts'
import type { companyChange } from '#contract/platform/companies/settings.ts'
import type { FeatureStates, FeatureSwitch } from '#contract/platform/companies/features.ts'
import type { Companies } from '#server/db/rows.gen.ts'
import type { CompanyRow } from './companies.wire.ts'

export type CompanyChange = Output<typeof companyChange>

/** The columns that really become different, by what was named; of an object only what it names. */
export function changedColumns(change: CompanyChange, before: CompanyRow): Updateable<Companies> {
  const wanted = { ...ownColumns(change), ...countingColumns(change), ...leaveColumns(change) }
  const profile = profileFields(change, before)
  const all = { ...wanted, ...(profile && { profile_fields: profile }) }
  const isNew = ([name, value]: [string, unknown]) =>
    value !== undefined && !isSame(value, before[name as keyof CompanyRow])
  return Object.fromEntries(Object.entries(all).filter(isNew))
}

function ownColumns(change: CompanyChange): Updateable<Companies> {
  const member = change.default_work_settings
  return {
    name: change.company_name,
    address: cleared(change.address),
    phone: cleared(change.phone),
    fax: cleared(change.fax),
    motto: cleared(change.motto),
    language: change.language,
    timezone: change.timezone,
    use_outlook_category: change.use_outlook_category,
    duplicate_receiver_priority: cleared(change.drf_dplc_rcv_prrt),
    document_serial_format: change.drf_serial_format,
    documents_delegatable: change.drf_delegatable,
    documents_substitutable: change.drf_substitutable,
    documents_done_cancelable: change.drf_done_cancelable,
    default_work_check: member?.work_check,
    default_day_minutes: member?.standard_day_time,
    default_dashboard: member?.dash_available,
    default_contract_type: member?.contract_type,
  } as Updateable<Companies>
}

function countingColumns(change: CompanyChange): Updateable<Companies> {
  const lunch = change.lunch_time_default
  return {
    day_change_minute: change.change_day_time,
    work_start_minute: change.start_work_time,
    work_end_minute: change.end_work_time,
    lunch_start_minute: change.start_lunch_time ?? lunch?.s_l_t,
    lunch_end_minute: change.end_lunch_time ?? lunch?.e_l_t,
    day_min_minutes: change.day_min_time,
    day_max_minutes: change.day_max_time,
    week_min_minutes: change.week_min_time,
    week_max_minutes: change.week_max_time,
    check_gps: change.check_gps,
    check_wifi: change.check_wifi,
    check_location: change.check_location,
    check_desktop: change.check_desktop,
    check_in_adjustment: change.enter_adjust,
    check_out_adjustment: change.exit_adjust,
    overtime_calculation: change.overtime_calc,
    holiday_calculation: change.holiday_calc,
    gate_in_option: change.gate_in_opt,
    gate_out_option: change.gate_out_opt,
    enterprise_option: change.enterprise_option,
  } as Updateable<Companies>
}

function leaveColumns(change: CompanyChange): Updateable<Companies> {
  return {
    leave_basis: change.vacation_options?.leave_basis,
    fiscal_start_month: change.vacation_options?.fiscal_start_month,
    leave_changeable: change.vac_update,
    alternative_days: change.use_vac_alter,
    alternative_one_day: change.alter_one_day,
    alternative_weekend: change.alter_weekend,
    alternative_overtime: change.alter_extend,
  } as Updateable<Companies>
}

type StoredFlags = Record<string, Record<string, boolean>>

/** What is stored, with the named flags laid over it; undefined when none is named. */
function profileFields(change: CompanyChange, before: CompanyRow): StoredFlags | undefined {
  if (!change.profile_field_flags) return undefined
  const stored = { ...(before.profile_fields as StoredFlags) }
  for (const [field, flags] of Object.entries(change.profile_field_flags))
    if (flags && Object.keys(flags).length > 0) stored[field] = { ...stored[field], ...flags }
  return stored
}

const switchOf = {
  use_vacation_ask: 'VACATION_PROMOTION',
  use_payroll: 'PAYROLL',
  use_datacard: 'DATACARD',
  use_analytics_menu: 'ANALYTICS_MENU',
  use_web_checkinout: 'WEB_CHECK',
  use_slack: 'SLACK',
  use_teams: 'TEAMS',
} as const satisfies Partial<Record<keyof CompanyChange, FeatureSwitch>>

/** The switches that the flags mirror (decision A-30), where they really change. */
export function changedSwitches(
  change: CompanyChange,
  before: FeatureStates,
): Partial<Record<FeatureSwitch, boolean>> {
  const named = (Object.keys(switchOf) as (keyof typeof switchOf)[]).map(
    (flag) => [switchOf[flag], change[flag]] as const,
  )
  const calendars = calendarSwitches(change.use_calendar, before)
  return Object.fromEntries(
    [...named, ...calendars].filter(([feature, on]) => on !== undefined && on !== before[feature]),
  )
}

// One flag for two calendars: off means neither, on means that at least one stays or becomes so.
function calendarSwitches(use: boolean | undefined, before: FeatureStates) {
  if (use === undefined || use === (before.GOOGLE_CALENDAR || before.OUTLOOK_CALENDAR)) return []
  return use
    ? ([['GOOGLE_CALENDAR', true]] as const)
    : ([
        ['GOOGLE_CALENDAR', false],
        ['OUTLOOK_CALENDAR', false],
      ] as const)
}

const cleared = <T extends string>(value: T | null | undefined): T | '' | undefined =>
  value === null ? '' : value

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
