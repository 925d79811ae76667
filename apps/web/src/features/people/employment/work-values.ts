import type { TFunction } from 'i18next'
import { duration } from '../../../text/formats.ts'
import { CHECK_IN_ADJUSTMENTS, CHECK_OUT_ADJUSTMENTS } from '#rules/work-day/adjust-clock.ts'
import { WORK_TYPES } from '#rules/work-time/work-type.ts'

/** What the terms of a person may say of how times are counted; nothing said is the company's way. */
export const workValues = {
  work_type: WORK_TYPES,
  enter_adjust: CHECK_IN_ADJUSTMENTS,
  exit_adjust: CHECK_OUT_ADJUSTMENTS,
} as const

const isOneOf = <T extends string>(values: readonly T[], value: string): value is T =>
  (values as readonly string[]).includes(value)

/** A value in words; '' is the company's way. */
export function workValueText(t: TFunction, value: string): string {
  if (isOneOf(WORK_TYPES, value)) return t(`directory.field.workTypes.${value}`)
  if (isOneOf([...CHECK_IN_ADJUSTMENTS, ...CHECK_OUT_ADJUSTMENTS], value))
    return t(`directory.adjust.${value}`)
  return t('directory.field.asCompany')
}

/** What the history and a preview say of a term, in words; of names nothing. */
export function termText(t: TFunction, kind: string, value: string): string | null {
  if (kind === 'WEEKLY_MINUTES') return value === '' ? t('directory.field.fullTime') : duration(Number(value))
  if (kind === 'DAY_MINUTES') return duration(Number(value))
  return isWorkKind(kind) ? workValueText(t, value) : null
}

/** Whether a change is one of how times are counted, told by the values on the wire. */
function isWorkKind(kind: string): kind is 'WORK_TYPE' | 'ENTER_ADJUST' | 'EXIT_ADJUST' {
  return kind === 'WORK_TYPE' || kind === 'ENTER_ADJUST' || kind === 'EXIT_ADJUST'
}
