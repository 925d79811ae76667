import type { Selectable } from 'kysely'
import type { Input } from '#contract/endpoint.ts'
import type { company } from '#contract/platform/companies/settings.ts'
import { type Feature, features, type FeatureStates } from '#contract/platform/companies/features.ts'
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
    company_name: row.name,
    company_joincode: joinCode,
    company_logo: pictureAddress('serve_logo', row.logo_file_id),
    company_background: pictureAddress('serve_background', row.background_file_id),
    address: row.address,
    phone: row.phone,
    fax: row.fax,
    motto: row.motto,
    language: row.language as WireCompany['language'],
    timezone: row.timezone,
    ...times(row),
    ...counting(row),
    ...documents(row),
    ...leave(row),
    default_work_settings: {
      work_check: row.default_work_check as WireCompany['default_work_settings']['work_check'],
      standard_day_time: row.default_day_minutes,
      dash_available: row.default_dashboard,
      contract_type: row.default_contract_type,
    },
    profile_field_flags: profileFlags(row.profile_fields),
    plan_main: row.pay_plan,
    ...flags(row, states),
    abilities: { update: mayUpdate },
  }
}

// The number makes the address new with the picture, so that nobody is shown an old one.
function pictureAddress(name: string, fileId: number | null): string | null {
  return fileId === null ? null : `/user/companies/${name}/?v=${fileId}`
}

function times(row: CompanyRow) {
  const lunch = { s_l_t: clock(row.lunch_start_minute), e_l_t: clock(row.lunch_end_minute) }
  return {
    change_day_time: clock(row.day_change_minute),
    start_work_time: clock(row.work_start_minute),
    end_work_time: clock(row.work_end_minute),
    start_lunch_time: lunch.s_l_t,
    end_lunch_time: lunch.e_l_t,
    lunch_time_default: JSON.stringify(lunch),
    day_min_time: row.day_min_minutes,
    day_max_time: row.day_max_minutes,
    week_min_time: row.week_min_minutes,
    week_max_time: row.week_max_minutes,
  }
}

function counting(row: CompanyRow) {
  return {
    check_gps: row.check_gps,
    check_wifi: row.check_wifi,
    check_location: row.check_location,
    check_desktop: row.check_desktop,
    enter_adjust: row.check_in_adjustment as WireCompany['enter_adjust'],
    exit_adjust: row.check_out_adjustment as WireCompany['exit_adjust'],
    overtime_calc: row.overtime_calculation as WireCompany['overtime_calc'],
    holiday_calc: row.holiday_calculation as WireCompany['holiday_calc'],
    gate_in_opt: row.gate_in_option,
    gate_out_opt: row.gate_out_option,
    enterprise_option: row.enterprise_option as WireCompany['enterprise_option'],
  }
}

function documents(row: CompanyRow) {
  return {
    drf_dplc_rcv_prrt: row.duplicate_receiver_priority as WireCompany['drf_dplc_rcv_prrt'],
    drf_serial_format: row.document_serial_format,
    drf_delegatable: row.documents_delegatable,
    drf_substitutable: row.documents_substitutable,
    drf_done_cancelable: row.documents_done_cancelable,
  }
}

function leave(row: CompanyRow) {
  return {
    vacation_options: {
      leave_basis: row.leave_basis as 'HIRE_DATE' | 'FISCAL_YEAR',
      fiscal_start_month: row.fiscal_start_month,
    },
    use_vac_alter: row.alternative_days,
    vac_update: row.leave_changeable,
    alter_one_day: row.alternative_one_day,
    alter_weekend: row.alternative_weekend,
    alter_extend: row.alternative_overtime,
  }
}

/** Each mirrors a switch (decision A-30), but for the category, which is a setting of its own. */
function flags(row: CompanyRow, states: FeatureStates) {
  return {
    use_vacation_ask: states.VACATION_PROMOTION,
    use_payroll: states.PAYROLL,
    use_datacard: states.DATACARD,
    use_analytics_menu: states.ANALYTICS_MENU,
    use_web_checkinout: states.WEB_CHECK,
    use_slack: states.SLACK,
    use_teams: states.TEAMS,
    use_calendar: states.GOOGLE_CALENDAR || states.OUTLOOK_CALENDAR,
    use_outlook_category: row.use_outlook_category,
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
