import type { Updateable } from 'kysely'
import type { Output } from '#contract/endpoint.ts'
import type { companyChange } from '#contract/platform/companies/settings.ts'
import type { FeatureStates, FeatureSwitch } from '#contract/platform/companies/features.ts'
import { allSettings } from '#contract/platform/companies/setting-table.ts'
import type { Companies } from '#server/db/rows.gen.ts'
import type { CompanyRow } from './companies.wire.ts'

export type CompanyChange = Output<typeof companyChange>

/** The columns that really become different, by what was named; of an object only what it names. */
export function changedColumns(change: CompanyChange, before: CompanyRow): Updateable<Companies> {
  const wanted = { ...ownColumns(change), ...groupedColumns(change) }
  const profile = profileFields(change, before)
  const all = { ...wanted, ...(profile && { profile_fields: profile }) }
  const isNew = ([name, value]: [string, unknown]) =>
    value !== undefined && !isSame(value, before[name as keyof CompanyRow])
  return Object.fromEntries(Object.entries(all).filter(isNew))
}

/** What settings of one column become in it: null empties a text. */
function ownColumns(change: CompanyChange): Updateable<Companies> {
  const named = allSettings.map(([name, { column, kept }]) => {
    const value = change[name]
    return [column, kept === 'clearable' && value === null ? '' : value] as const
  })
  return Object.fromEntries(named) as Updateable<Companies>
}

/** What stands in several columns behind one name, or has a second one. */
function groupedColumns(change: CompanyChange): Updateable<Companies> {
  const { default_work_settings: member, vacation_options: leave, lunch_time_default: lunch } = change
  return {
    ...(change.start_lunch_time === undefined && { lunch_start_minute: lunch?.s_l_t }),
    ...(change.end_lunch_time === undefined && { lunch_end_minute: lunch?.e_l_t }),
    default_work_check: member?.work_check,
    default_day_minutes: member?.standard_day_time,
    default_dashboard: member?.dash_available,
    default_contract_type: member?.contract_type,
    leave_basis: leave?.leave_basis,
    fiscal_start_month: leave?.fiscal_start_month,
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

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
