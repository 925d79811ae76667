import { LEAVE_UNITS, type LeaveUnit } from '../leave/leave-unit.ts'
import type { EventGroup } from './event-groups.ts'
import type { StatutoryLeave } from './statutory-leave.ts'

export interface BuiltInCode {
  /** The code without its unit; events carry it with one, VACATION:ANNUAL:FULL. */
  code: string
  group: Exclude<EventGroup, 'ALL'>
  /** Empty for a code that has no unit: its length is what was worked. */
  units: readonly LeaveUnit[]
  /** Which approval line a request goes along. */
  lineRole: 'ANNUAL' | 'SPECIAL' | 'HEALTH' | 'PUBLIC' | 'EXTENDED' | 'HOME' | 'OUT'
  /** Whose days the law sets. */
  statutory?: StatutoryLeave
  /** Where the law gives the leave without a number of days. */
  article?: string
  /** Asked for only where the company has agreed on it: time off in place of premium wages. */
  byAgreement?: true
}

/** Time off that work beyond the plan has earned. */
export const COMPTIME = 'SP:COMPTIME'

const PARTS_OF_DAY: readonly LeaveUnit[] = ['FULL', 'AM', 'PM', 'TIME']

/** The kinds of events that the product knows by itself. What a company makes stands beside them, as CUSTOM:<id>. */
export const BUILT_IN_CODES: readonly BuiltInCode[] = [
  {
    code: 'VACATION:ANNUAL',
    group: 'VACATION',
    units: LEAVE_UNITS,
    lineRole: 'ANNUAL',
    article: '근로기준법 제60조',
  },
  { code: 'SP:MATERNITY', group: 'SP', units: ['FULL'], lineRole: 'SPECIAL', statutory: 'MATERNITY' },
  { code: 'SP:MISCARRIAGE', group: 'SP', units: ['FULL'], lineRole: 'SPECIAL', statutory: 'MISCARRIAGE' },
  { code: 'SP:PATERNITY', group: 'SP', units: ['FULL'], lineRole: 'SPECIAL', statutory: 'PATERNITY' },
  { code: 'SP:FERTILITY', group: 'SP', units: ['FULL'], lineRole: 'SPECIAL', statutory: 'FERTILITY' },
  { code: 'SP:FAMILY_CARE', group: 'SP', units: ['FULL'], lineRole: 'SPECIAL', statutory: 'FAMILY_CARE' },
  { code: 'HEALTH:MENSTRUAL', group: 'SP', units: ['FULL'], lineRole: 'HEALTH', statutory: 'MENSTRUAL' },
  {
    code: 'PUBLIC:DUTY',
    group: 'SP',
    units: PARTS_OF_DAY,
    lineRole: 'PUBLIC',
    article: '근로기준법 제10조, 예비군법 제10조, 민방위기본법 제27조',
  },
  {
    code: COMPTIME,
    group: 'SP',
    units: PARTS_OF_DAY,
    lineRole: 'SPECIAL',
    article: '근로기준법 제57조',
    byAgreement: true,
  },
  // Company policy: the law knows neither days for family events nor for illness.
  { code: 'SP:FAMILY_EVENT', group: 'SP', units: ['FULL'], lineRole: 'SPECIAL' },
  { code: 'SP:SICK', group: 'SP', units: ['FULL', 'AM', 'PM'], lineRole: 'SPECIAL' },
  {
    code: 'WORK:EXTENDED',
    group: 'WORK',
    units: [],
    lineRole: 'EXTENDED',
    article: '근로기준법 제53조 제1항',
  },
  {
    code: 'WORK:WEEKEND',
    group: 'WORK',
    units: PARTS_OF_DAY,
    lineRole: 'EXTENDED',
    article: '근로기준법 제56조 제2항',
  },
  { code: 'HOME', group: 'HOME', units: PARTS_OF_DAY, lineRole: 'HOME' },
  { code: 'OUT', group: 'OUT', units: PARTS_OF_DAY, lineRole: 'OUT' },
  { code: 'OUT:TRIP', group: 'OUT', units: ['FULL'], lineRole: 'OUT' },
]

/** The codes that events of a kind carry, one for each unit. */
export function codesOfUnits(code: string, units: readonly LeaveUnit[]): string[] {
  return units.length === 0 ? [code] : units.map((unit) => `${code}:${unit}`)
}

/** The product's kind of an event's code; undefined for other codes and for units that the kind does not know. */
export function builtInCodeOf(eventCode: string): BuiltInCode | undefined {
  return BUILT_IN_CODES.find((kind) => codesOfUnits(kind.code, kind.units).includes(eventCode))
}

/** How a company lets a kind of event be asked for. */
export interface AllowedUnits {
  full: boolean
  half: boolean
  quarter: boolean
  oneHour: boolean
  time: boolean
}

export function unitsAllowed({ full, half, quarter, oneHour, time }: AllowedUnits): LeaveUnit[] {
  return [
    ...(full ? ['FULL' as const] : []),
    ...(half ? ['AM' as const, 'PM' as const] : []),
    ...(quarter ? ['QUARTER' as const] : []),
    ...(oneHour ? ['ONEHOUR' as const] : []),
    ...(time ? ['TIME' as const] : []),
  ]
}

export function customCode(id: number): string {
  return `CUSTOM:${id}`
}

/** The id in a code of the company's own kinds and the unit at its end; undefined for any other code. */
export function customCodeOf(eventCode: string): { id: number; unit: LeaveUnit } | undefined {
  const match = /^CUSTOM:([1-9]\d{0,14}):([A-Z]+)$/.exec(eventCode)
  const unit = LEAVE_UNITS.find((one) => one === match?.[2])
  return match && unit ? { id: Number(match[1]), unit } : undefined
}
