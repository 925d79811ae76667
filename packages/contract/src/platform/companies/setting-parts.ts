import type { Feature } from './features.ts'

/** Settings of the company that belong to a part: while it is off they are not offered, and a change is refused. */
export const settingParts = {
  check_gps: 'ATTENDANCE',
  check_wifi: 'ATTENDANCE',
  check_location: 'ATTENDANCE',
  check_desktop: 'WEB_CHECK',
  enter_adjust: 'ATTENDANCE',
  exit_adjust: 'ATTENDANCE',
  overtime_calc: 'ATTENDANCE',
  holiday_calc: 'ATTENDANCE',
  enterprise_option: 'ATTENDANCE',
  gate_in_opt: 'GATE',
  gate_out_opt: 'GATE',
  use_outlook_category: 'OUTLOOK_CALENDAR',
} as const satisfies Record<string, Feature>

const byName: Readonly<Record<string, Feature | undefined>> = settingParts

/** The part of a setting; undefined for settings that every company has. */
export const partOfSetting = (name: string): Feature | undefined => byName[name]

/** Settings that are kept and told, while no part of the product goes by them yet: their inputs say so. */
export const recordedSettings: readonly string[] = [
  'day_min_time',
  'day_max_time',
  'week_min_time',
  'week_max_time',
  'check_gps',
  'check_wifi',
  'check_location',
  'overtime_calc',
  'holiday_calc',
  'enterprise_option',
  'gate_in_opt',
  'gate_out_opt',
  'vac_update',
  'use_vac_alter',
  'alter_one_day',
  'alter_weekend',
  'alter_extend',
  'drf_delegatable',
  'drf_substitutable',
  'use_outlook_category',
]
