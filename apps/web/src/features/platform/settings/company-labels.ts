import { profileFields } from '#rules/profiles/profile-fields.ts'
import { shownFeatures } from './feature-groups.ts'
import type { texts } from '../../../text/ko.ts'
import type { TextKey } from '../../../text/keys.ts'

type Labelled = keyof (typeof texts)['settings']['company']['field']

/** The name of a setting, as its label and in the search. */
export function labelOf<F extends Labelled>(field: F) {
  return `settings.company.field.${field}` as const
}

const named = (...fields: Labelled[]): Readonly<Record<string, TextKey>> =>
  Object.fromEntries(fields.map((field) => [field, labelOf(field)]))

/** The single settings of each page of the company. */
export const companyFields = {
  company: named(
    'company_name',
    'motto',
    'address',
    'phone',
    'fax',
    'company_joincode',
    'language',
    'timezone',
  ),
  branding: named('company_logo', 'company_background'),
  profileFields: Object.fromEntries(
    profileFields.map((field) => [field, `settings.company.profile.${field}` as const]),
  ),
  workHours: named(
    'start_work_time',
    'end_work_time',
    'start_lunch_time',
    'end_lunch_time',
    'change_day_time',
    'day_min_time',
    'day_max_time',
    'week_min_time',
    'week_max_time',
    'work_check',
    'standard_day_time',
    'contract_type',
    'dash_available',
  ),
  checking: named(
    'check_gps',
    'check_wifi',
    'check_location',
    'check_desktop',
    'enter_adjust',
    'exit_adjust',
    'overtime_calc',
    'holiday_calc',
    'enterprise_option',
    'gate_in_opt',
    'gate_out_opt',
  ),
  leaveRules: named(
    'leave_basis',
    'fiscal_start_month',
    'vac_update',
    'use_vac_alter',
    'alter_one_day',
    'alter_weekend',
    'alter_extend',
  ),
  documentRules: named(
    'drf_serial_format',
    'drf_dplc_rcv_prrt',
    'drf_delegatable',
    'drf_substitutable',
    'drf_done_cancelable',
  ),
} as const

/** The switches, by the name of their part. */
export const featureFields: Readonly<Record<string, TextKey>> = Object.fromEntries(
  shownFeatures.map((feature) => [feature, `settings.features.item.${feature}.title` as const]),
)
