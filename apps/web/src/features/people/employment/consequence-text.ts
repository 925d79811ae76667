import type { TFunction } from 'i18next'
import { shortDay } from '../../../text/formats.ts'
import type { Consequence } from './employment-queries.ts'
import { isWorkKind, workValueText } from './work-values.ts'

const FIELDS = {
  TEAM: 'directory.field.team',
  RANK: 'directory.field.rank',
  POSITION: 'directory.field.position',
  CONTRACT: 'directory.field.contract',
  WORK_TYPE: 'directory.field.workType',
  ENTER_ADJUST: 'directory.field.enterAdjust',
  EXIT_ADJUST: 'directory.field.exitAdjust',
  JOINED: 'directory.field.joined',
  WORK_CHECK: 'directory.field.workCheck',
  DASHBOARD: 'directory.field.dashboard',
} as const

/** One sentence about what a change does to a person. */
export function consequenceText(t: TFunction, one: Consequence, today: string): string {
  const on = one.on ? shortDay(one.on, today) : ''
  if (one.kind === 'SIGNED_OUT') return t('employment.consequence.SIGNED_OUT')
  const from = valueText(t, one.kind, one.from)
  const to = valueText(t, one.kind, one.to)
  if (one.kind === 'LATER_CHANGE' || one.kind === 'STILL_LEADS' || one.kind === 'LEAVE')
    return t(`employment.consequence.${one.kind}`, { from, to, on })
  const values = { field: t(FIELDS[one.kind]), from, to, on }
  return t(one.on ? 'employment.consequence.changeOn' : 'employment.consequence.change', values)
}

/** Whether it is something that one may not have thought of, rather than the change itself. */
export function isWarning({ kind }: Consequence): boolean {
  return kind === 'LATER_CHANGE' || kind === 'STILL_LEADS' || kind === 'LEAVE' || kind === 'SIGNED_OUT'
}

function valueText(t: TFunction, kind: Consequence['kind'], value: string | null): string {
  if (isWorkKind(kind)) return workValueText(t, value ?? '')
  if (value === null) return t('employment.consequence.none')
  if (kind === 'DASHBOARD') return t(value === 'ON' ? 'employment.bulk.yes' : 'employment.bulk.no')
  if (kind === 'JOINED') return shortDay(value, '1000-01-01')
  if (kind === 'WORK_CHECK' && (value === 'ALL' || value === 'CHECKINONLY' || value === 'EVENTONLY'))
    return t(`directory.field.workChecks.${value}`)
  return value
}
