import { dayAfterMonths } from '../calendar/legal-period.ts'
import type { DatedRow } from '../figures-in-force.ts'
import { annualLeaveFigures } from './annual-leave-figures.ts'

/** Why somebody does not work on a day that the law counts as attended. */
export type DeemedReason = 'WORK_INJURY' | 'MATERNITY' | 'MISCARRIAGE' | 'CHILDCARE' | 'SHORT_HOURS'

export type DeemedRow = DatedRow & {
  article: string
  reasons: readonly DeemedReason[]
}

/** 근로기준법 60조 6항: childcare leave since 2018-05-29, hours shortened for pregnancy and childcare since 2024-10-22. */
export const DEEMED_ATTENDANCE: readonly DeemedRow[] = [
  {
    from: '2012-08-02',
    article: '근로기준법 제60조 제6항',
    reasons: ['WORK_INJURY', 'MATERNITY', 'MISCARRIAGE'],
  },
  {
    from: '2018-05-29',
    article: '근로기준법 제60조 제6항',
    reasons: ['WORK_INJURY', 'MATERNITY', 'MISCARRIAGE', 'CHILDCARE'],
  },
  {
    from: '2024-10-22',
    article: '근로기준법 제60조 제6항',
    reasons: ['WORK_INJURY', 'MATERNITY', 'MISCARRIAGE', 'CHILDCARE', 'SHORT_HOURS'],
  },
]

/** Whether a day counts as attended although nobody worked on it. @param on the first day of the leave: its law holds to the end */
export function isDeemedAttended(reason: DeemedReason, on: Temporal.PlainDate): boolean {
  const day = on.toString()
  const row = DEEMED_ATTENDANCE.findLast(({ from }) => from <= day)
  return row?.reasons.includes(reason) ?? false
}

/**
 * What a day on which work was due says of attendance. ATTENDED also on paid leave; DEEMED by article 60(6); EXCLUDED is a day on which
 * neither side owed anything, such as an agreed absence; OPEN is a day of which nothing is known and which nobody has confirmed yet.
 */
export type AttendedAs = 'ATTENDED' | 'DEEMED' | 'EXCLUDED' | 'OPEN' | 'ABSENT'

export interface AttendanceDay {
  on: Temporal.PlainDate
  as: AttendedAs
}

/** A period of somebody's service by its days on which work was due. */
export interface Attendance {
  from: Temporal.PlainDate
  to: Temporal.PlainDate
  /** Days on which work was due, without the excluded ones. */
  due: number
  /** Of those: worked or on leave, counted as such by the law, and not yet confirmed, which counts for the worker. */
  attended: number
  deemed: number
  open: number
  absent: number
  excluded: number
  /** Months of the period, counted from its first day, without a day of absence. */
  perfectMonths: number
}

/** Counts the days of a period; those outside of it are left out. */
export function measureAttendance(
  { from, to }: { from: Temporal.PlainDate; to: Temporal.PlainDate },
  days: readonly AttendanceDay[],
): Attendance {
  const within = days.filter(
    ({ on }) => Temporal.PlainDate.compare(from, on) <= 0 && Temporal.PlainDate.compare(on, to) <= 0,
  )
  const count = (as: AttendedAs) => within.filter((day) => day.as === as).length
  const [attended, deemed, open, absent] = [
    count('ATTENDED'),
    count('DEEMED'),
    count('OPEN'),
    count('ABSENT'),
  ]
  return {
    from,
    to,
    due: attended + deemed + open + absent,
    attended,
    deemed,
    open,
    absent,
    excluded: count('EXCLUDED'),
    perfectMonths: perfectMonths(from, to, within),
  }
}

function perfectMonths(
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
  days: readonly AttendanceDay[],
): number {
  const missed = days.filter(({ as }) => as === 'ABSENT')
  let months = 0
  for (let month = 1; ; month += 1) {
    const [first, next] = [dayAfterMonths(from, month - 1), dayAfterMonths(from, month)]
    if (Temporal.PlainDate.compare(next.subtract({ days: 1 }), to) > 0) return months
    const isMissed = missed.some(
      ({ on }) => Temporal.PlainDate.compare(first, on) <= 0 && Temporal.PlainDate.compare(on, next) < 0,
    )
    if (!isMissed) months += 1
  }
}

/** Days that count as attended in hundredths of a percent of those due, rounded down; all of them where none was due. */
export function attendanceRate({ due, absent }: Pick<Attendance, 'due' | 'absent'>): number {
  return due === 0 ? 10_000 : Math.floor(((due - absent) * 10_000) / due)
}

/** Whether somebody attended less than the law asks for in a year (근로기준법 60조 1항·2항); exactly as much is enough. */
export function isBelowAttendance({ due, absent, to }: Pick<Attendance, 'due' | 'absent' | 'to'>): boolean {
  return (due - absent) * 100 < annualLeaveFigures(to).attendancePercent * due
}
