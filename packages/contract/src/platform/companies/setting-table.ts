import { z } from 'zod'
import { day, line, outDay, outTime, phone, queryFlag, timeOfDay } from '../../fields.ts'
import type { Feature } from './features.ts'
import {
  calculationOptions,
  companyLanguages,
  duplicatePriorities,
  enterAdjustments,
  enterpriseOptions,
  exitAdjustments,
  isSerialFormat,
  isTimeZone,
  leaveRoundings,
} from './setting-choices.ts'

/** The pages of the company's settings. */
export type SettingPage = 'company' | 'workHours' | 'checking' | 'leaveRules' | 'documentRules'

/** What a setting is besides its column and the page that it stands on. */
interface Traits {
  /** The part that it belongs to: while that is off it is not offered, and a change is refused. */
  part?: Feature
  /** Days are worked out anew when it changes. */
  countsDays?: true
  /** Its page shows it as a plain switch under this heading; all others are placed by hand. */
  switchUnder?: 'recognised' | 'places' | 'line' | 'waiting' | 'calendars'
}

/** A setting of the company in one column: what is told of it, what is taken for it, and how the two differ from the row. */
export interface Setting extends Traits {
  column: string
  page: SettingPage
  told: z.ZodType
  taken: z.ZodType
  /** clock: minutes in the row, hh:mm:ss outside · clearable: null outside empties a text that is never null in the row. */
  kept: 'plain' | 'clock' | 'clearable'
}

// A form carries text only, so yes and no and numbers are also read from it.
export const flag = z.union([z.boolean(), queryFlag])
const wholeNumber = (min: number, max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^-?\d{1,10}$/)
        .transform(Number),
    ])
    .pipe(z.number().int().min(min).max(max))
    .meta({ minimum: min, maximum: max })

// Each is written out with its column, by which the web client's build knows it and leaves its schemas out.
const onOff = (column: string, page: SettingPage, traits?: Traits) => ({
  ...({ column, page, kept: 'plain', told: z.boolean(), taken: flag } as const),
  ...traits,
})
const text = (most: number, column: string, page: SettingPage) =>
  ({ column, page, kept: 'clearable', told: z.string(), taken: line(0, most).nullable() }) as const
const number = (column: string) =>
  ({ column, page: 'company', kept: 'clearable', told: z.string(), taken: phone.nullable() }) as const
const whole = (most: number, column: string, page: SettingPage, traits?: Traits) => ({
  ...({ column, page, kept: 'plain', told: z.number(), taken: wholeNumber(0, most) } as const),
  ...traits,
})
/** A most of nothing would be passed by whoever works at all. */
const someTime = (most: number, column: string) =>
  ({ column, page: 'workHours', kept: 'plain', told: z.number(), taken: wholeNumber(1, most) }) as const
const clock = (column: string, page: SettingPage, traits?: Traits) => ({
  ...({ column, page, kept: 'clock', told: outTime, taken: timeOfDay } as const),
  ...traits,
})
// A form sends an empty text for none.
const clockOrNone = (column: string) =>
  ({
    column,
    page: 'workHours',
    kept: 'clock',
    countsDays: true,
    told: outTime.nullable(),
    taken: z.union([timeOfDay, z.literal('').transform(() => null)]).nullable(),
  }) as const
const oneOf = <const V extends readonly string[]>(
  values: V,
  column: string,
  page: SettingPage,
  traits?: Traits,
) => ({
  ...({ column, page, kept: 'plain', told: z.enum(values), taken: z.enum(values) } as const),
  ...traits,
})

const DAY = 1440
const countsDays = { countsDays: true } as const

/**
 * Every setting of the company that is one column, by its wire name; all are full admins' to change. From here come the fields of
 * the contract, the row's mapping, what a part switches off, the pages' fields and their switches.
 */
export const settings = {
  company_name: { column: 'name', page: 'company', kept: 'plain', told: z.string(), taken: line(1, 100) },
  motto: text(100, 'motto', 'company'),
  address: text(100, 'address', 'company'),
  phone: number('phone'),
  fax: number('fax'),
  language: oneOf(companyLanguages, 'language', 'company'),
  timezone: {
    column: 'timezone',
    page: 'company',
    kept: 'plain',
    told: z.string(),
    taken: line(1, 50).refine(isTimeZone, { params: { expected: 'IANA' } }),
  },
  start_work_time: clock('work_start_minute', 'workHours', countsDays),
  end_work_time: clock('work_end_minute', 'workHours', countsDays),
  start_lunch_time: clock('lunch_start_minute', 'workHours', countsDays),
  end_lunch_time: clock('lunch_end_minute', 'workHours', countsDays),
  start_dinner_time: clockOrNone('dinner_start_minute'),
  end_dinner_time: clockOrNone('dinner_end_minute'),
  enterprise_option: {
    column: 'enterprise_option',
    page: 'workHours',
    kept: 'plain',
    part: 'ATTENDANCE',
    countsDays: true,
    told: z.enum(enterpriseOptions).nullable(),
    taken: z.union([z.enum(enterpriseOptions), z.literal('').transform(() => null)]).nullable(),
  },
  change_day_time: {
    column: 'day_change_minute',
    page: 'workHours',
    kept: 'clock',
    countsDays: true,
    told: outTime,
    taken: timeOfDay.refine((minute) => minute <= DAY / 2),
  },
  day_min_time: whole(DAY, 'day_min_minutes', 'workHours'),
  day_max_time: someTime(DAY, 'day_max_minutes'),
  week_min_time: whole(7 * DAY, 'week_min_minutes', 'workHours'),
  week_max_time: someTime(7 * DAY, 'week_max_minutes'),
  records_begin: {
    column: 'records_begin',
    page: 'workHours',
    kept: 'plain',
    told: outDay,
    taken: day.transform(String),
  },
  check_wifi: onOff('check_wifi', 'checking', { part: 'ATTENDANCE', switchUnder: 'places' }),
  check_location: onOff('check_location', 'checking', { part: 'ATTENDANCE', switchUnder: 'places' }),
  check_gps: onOff('check_gps', 'checking', { part: 'ATTENDANCE', switchUnder: 'places' }),
  check_desktop: onOff('check_desktop', 'checking', { part: 'WEB_CHECK', switchUnder: 'recognised' }),
  enter_adjust: oneOf(enterAdjustments, 'check_in_adjustment', 'checking', {
    part: 'ATTENDANCE',
    countsDays: true,
  }),
  exit_adjust: oneOf(exitAdjustments, 'check_out_adjustment', 'checking', {
    part: 'ATTENDANCE',
    countsDays: true,
  }),
  overtime_calc: oneOf(calculationOptions, 'overtime_calculation', 'checking', {
    part: 'ATTENDANCE',
    countsDays: true,
  }),
  holiday_calc: oneOf(calculationOptions, 'holiday_calculation', 'checking', {
    part: 'ATTENDANCE',
    countsDays: true,
  }),
  gate_in_opt: whole(32_767, 'gate_in_option', 'checking', { part: 'GATE' }),
  gate_out_opt: whole(32_767, 'gate_out_option', 'checking', { part: 'GATE' }),
  vac_update: onOff('leave_changeable', 'leaveRules'),
  vac_rounding: oneOf(leaveRoundings, 'leave_rounding', 'leaveRules'),
  vac_carry_days: whole(100, 'leave_carry_days', 'leaveRules'),
  vac_carry_months: {
    column: 'leave_carry_months',
    page: 'leaveRules',
    kept: 'plain',
    told: z.number(),
    taken: wholeNumber(1, 24),
  },
  use_vac_alter: onOff('alternative_days', 'leaveRules'),
  alter_one_day: onOff('alternative_one_day', 'leaveRules'),
  alter_weekend: onOff('alternative_weekend', 'leaveRules'),
  alter_extend: onOff('alternative_overtime', 'leaveRules'),
  drf_serial_format: {
    column: 'document_serial_format',
    page: 'documentRules',
    kept: 'plain',
    told: z.string(),
    taken: line(1, 60).refine(isSerialFormat, { params: { needs: '{seq}' } }),
  },
  drf_dplc_rcv_prrt: {
    column: 'duplicate_receiver_priority',
    page: 'documentRules',
    kept: 'clearable',
    told: z.enum(duplicatePriorities),
    taken: z.enum(duplicatePriorities).nullable(),
  },
  drf_delegatable: onOff('documents_delegatable', 'documentRules', { switchUnder: 'line' }),
  drf_substitutable: onOff('documents_substitutable', 'documentRules', { switchUnder: 'line' }),
  drf_done_cancelable: onOff('documents_done_cancelable', 'documentRules', { switchUnder: 'line' }),
  drf_turn_mail: onOff('documents_mailed', 'documentRules', { switchUnder: 'waiting' }),
  drf_remind_days: whole(30, 'document_reminder_days', 'documentRules'),
  use_outlook_category: onOff('use_outlook_category', 'leaveRules', {
    part: 'OUTLOOK_CALENDAR',
    switchUnder: 'calendars',
  }),
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settings

/** All of them, for loops. */
export const allSettings: readonly (readonly [SettingName, Setting])[] = Object.entries(settings) as never

const each = <P extends 'told' | 'taken'>(part: P) =>
  Object.fromEntries(allSettings.map(([name, one]) => [name, one[part]])) as unknown as {
    [N in SettingName]: (typeof settings)[N][P]
  }
export const toldSettings = each('told')
export const takenSettings = each('taken')

const byName: Readonly<Record<string, Setting | undefined>> = settings

/** The part of a setting; undefined for settings that every company has. */
export const partOfSetting = (name: string): Feature | undefined => byName[name]?.part
