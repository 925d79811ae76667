import type { TFunction } from 'i18next'
import { duration, shortDay } from '../../../text/formats.ts'
import type { Consequence } from './employment-queries.ts'
import { termText } from './work-values.ts'

const FIELDS = {
  TEAM: 'directory.field.team',
  RANK: 'directory.field.rank',
  POSITION: 'directory.field.position',
  CONTRACT: 'directory.field.contract',
  WORK_TYPE: 'directory.field.workType',
  ENTER_ADJUST: 'directory.field.enterAdjust',
  EXIT_ADJUST: 'directory.field.exitAdjust',
  WEEKLY_MINUTES: 'directory.field.weekHours',
  DAY_MINUTES: 'directory.field.dayHours',
  JOINED: 'directory.field.joined',
  WORK_CHECK: 'directory.field.workCheck',
  DASHBOARD: 'directory.field.dashboard',
} as const

const FIGURES = ['WORKED', 'OVERTIME', 'NIGHT', 'HOLIDAY_WORK', 'LATE', 'EARLY', 'OVER_LIMIT'] as const
const NOT_THOUGHT_OF = ['LATER_CHANGE', 'STILL_LEADS', 'LEAVE', 'SIGNED_OUT', 'DAYS_RECOUNTED'] as const

type Figure = (typeof FIGURES)[number]
type Warning = (typeof NOT_THOUGHT_OF)[number]

const isFigure = (kind: Consequence['kind']): kind is Figure => (FIGURES as readonly string[]).includes(kind)
const isNotThoughtOf = (kind: Consequence['kind']): kind is Warning =>
  (NOT_THOUGHT_OF as readonly string[]).includes(kind)

/** One sentence about what a change does to a person. */
export function consequenceText(t: TFunction, one: Consequence, today: string): string {
  const on = one.on ? shortDay(one.on, today) : ''
  if (one.kind === 'SIGNED_OUT') return t('employment.consequence.SIGNED_OUT')
  if (isFigure(one.kind)) {
    const field = t(`employment.consequence.figure.${one.kind}`)
    const [from, to] = [duration(Number(one.from)), duration(Number(one.to))]
    return t('employment.consequence.change', { field, from, to })
  }
  const from = valueText(t, one.kind, one.from)
  const to = valueText(t, one.kind, one.to)
  if (isNotThoughtOf(one.kind)) return t(`employment.consequence.${one.kind}`, { from, to, on })
  const values = { field: t(FIELDS[one.kind]), from, to, on }
  return t(one.on ? 'employment.consequence.changeOn' : 'employment.consequence.change', values)
}

/** Whether it is something that one may not have thought of, rather than the change itself. */
export function isWarning({ kind }: Consequence): boolean {
  return isNotThoughtOf(kind) || isFigure(kind)
}

function valueText(t: TFunction, kind: Consequence['kind'], value: string | null): string {
  const term = termText(t, kind, value ?? '')
  if (term !== null) return term
  if (value === null) return t('employment.consequence.none')
  if (kind === 'DASHBOARD') return t(value === 'ON' ? 'employment.bulk.yes' : 'employment.bulk.no')
  if (kind === 'JOINED') return shortDay(value)
  if (kind === 'WORK_CHECK' && (value === 'ALL' || value === 'CHECKINONLY' || value === 'EVENTONLY'))
    return t(`directory.field.workChecks.${value}`)
  return value
}
