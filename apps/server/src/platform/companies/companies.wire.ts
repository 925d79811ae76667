import type { Selectable } from 'kysely'
import type { Input } from '#contract/endpoint.ts'
import type { company } from '#contract/platform/companies/settings.ts'
import { type Feature, features, type FeatureStates } from '#contract/platform/companies/features.ts'
import { allSettings, type SettingName } from '#contract/platform/companies/setting-table.ts'
import { profileFlags } from '#rules/profiles/profile-fields.ts'
import type { Companies } from '#server/db/rows.gen.ts'

export type CompanyRow = Selectable<Companies>
type WireCompany = Input<typeof company>

export function toWire(
  row: CompanyRow,
  states: FeatureStates,
  joinCode: string | null,
  mayUpdate: boolean,
): WireCompany {
  return {
    company_id: row.company_id,
    company_joincode: joinCode,
    company_logo: pictureAddress('serve_logo', row.logo_file_id),
    company_background: pictureAddress('serve_background', row.background_file_id),
    ...settingsOf(row),
    lunch_time_default: JSON.stringify({
      s_l_t: clock(row.lunch_start_minute),
      e_l_t: clock(row.lunch_end_minute),
    }),
    vacation_options: {
      leave_basis: row.leave_basis as WireCompany['vacation_options']['leave_basis'],
      fiscal_start_month: row.fiscal_start_month,
    },
    default_work_settings: {
      work_check: row.default_work_check as WireCompany['default_work_settings']['work_check'],
      standard_day_time: row.default_day_minutes,
      dash_available: row.default_dashboard,
      contract_type: row.default_contract_type,
    },
    profile_field_flags: profileFlags(row.profile_fields),
    plan_main: row.pay_plan,
    ...flags(states),
    abilities: { update: mayUpdate },
  }
}

// The number makes the address new with the picture, so that nobody is shown an old one.
function pictureAddress(name: string, fileId: number | null): string | null {
  return fileId === null ? null : `/user/companies/${name}/?v=${fileId}`
}

/** The settings that are one column each; the answer's schema checks what they are. */
function settingsOf(row: CompanyRow): Pick<WireCompany, SettingName> {
  const told = allSettings.map(([name, { column, kept }]) => {
    const value = row[column as keyof CompanyRow]
    return [name, kept === 'clock' && value !== null ? clock(value as number) : value] as const
  })
  return Object.fromEntries(told) as Pick<WireCompany, SettingName>
}

/** Each mirrors a switch (decision A-30). */
function flags(states: FeatureStates) {
  return {
    use_vacation_ask: states.VACATION_PROMOTION,
    use_payroll: states.PAYROLL,
    use_datacard: states.DATACARD,
    use_analytics_menu: states.ANALYTICS_MENU,
    use_web_checkinout: states.WEB_CHECK,
    use_slack: states.SLACK,
    use_teams: states.TEAMS,
    use_calendar: states.GOOGLE_CALENDAR || states.OUTLOOK_CALENDAR,
  }
}

export function featuresToWire(states: FeatureStates): Record<Feature, 'ON' | 'OFF'> {
  const pairs = features.map((feature) => [feature, states[feature] ? 'ON' : 'OFF'])
  return Object.fromEntries(pairs) as Record<Feature, 'ON' | 'OFF'>
}

function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`
}
