import { type Feature, features } from '#contract/companies.ts'
import type { Selectable } from 'kysely'
import type { Companies } from '#server/db/rows.gen.ts'
import type { FeatureStates, FeatureSwitch } from './feature-defaults.ts'

export type CompanyRow = Selectable<Companies>

/** The flags of the company answer that mirror a feature switch (decision A-30). */
export const flagSwitches = {
  use_vacation_ask: 'VACATION_PROMOTION',
  use_payroll: 'PAYROLL',
  use_datacard: 'DATACARD',
  use_analytics_menu: 'ANALYTICS_MENU',
  use_web_checkinout: 'WEB_CHECK',
} as const satisfies Record<string, FeatureSwitch>

export function toWire(row: CompanyRow, states: FeatureStates, joinCode: string | null, mayUpdate: boolean) {
  const lunch = { s_l_t: clock(row.lunch_start_minute), e_l_t: clock(row.lunch_end_minute) }
  return {
    company_id: row.company_id,
    company_name: row.name,
    company_joincode: joinCode,
    company_logo: null,
    company_background: null,
    address: row.address,
    phone: row.phone,
    fax: row.fax,
    motto: row.motto,
    language: row.language as 'ko' | 'ja' | 'en',
    timezone: row.timezone,
    start_work_time: clock(row.work_start_minute),
    end_work_time: clock(row.work_end_minute),
    start_lunch_time: lunch.s_l_t,
    end_lunch_time: lunch.e_l_t,
    lunch_time_default: JSON.stringify(lunch),
    enter_adjust: row.check_in_adjustment as 'ON_TIME',
    exit_adjust: row.check_out_adjustment as 'ON_TIME',
    overtime_calc: row.overtime_calculation as 'ACTUAL_TIME',
    holiday_calc: row.holiday_calculation as 'ACTUAL_TIME',
    gate_in_opt: row.gate_in_option,
    gate_out_opt: row.gate_out_option,
    enterprise_option: row.enterprise_option as 'DINNER_AFT_CONT_WORK' | null,
    drf_dplc_rcv_prrt: row.duplicate_receiver_priority as '' | 'PRE' | 'POST',
    drf_serial_format: row.document_serial_format,
    drf_delegatable: row.documents_delegatable,
    drf_substitutable: row.documents_substitutable,
    drf_done_cancelable: row.documents_done_cancelable,
    plan_main: row.pay_plan,
    use_vacation_ask: states.VACATION_PROMOTION,
    use_payroll: states.PAYROLL,
    use_datacard: states.DATACARD,
    use_analytics_menu: states.ANALYTICS_MENU,
    use_web_checkinout: states.WEB_CHECK,
    use_slack: states.SLACK,
    use_teams: states.TEAMS,
    use_calendar: states.GOOGLE_CALENDAR || states.OUTLOOK_CALENDAR,
    abilities: { update: mayUpdate },
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
