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
