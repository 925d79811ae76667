import { type Attendance, isBelowAttendance, measureAttendance } from '#rules/leave/attendance.ts'
import { attendancePeriods } from '#rules/leave/attendance-periods.ts'
import type { CommandContext } from '../../../http/context.ts'
import { closedRanges } from '../../work-days/index.ts'
import type { DayRange } from '../../work-plans/index.ts'
import type { GrantRow, LeavePerson } from '../account.store.ts'
import { accrueGrants, basesOf, missingGrants } from '../accrue-grants.ts'
import { type AttendanceRow, keepAttendances, toRow } from './attendance.store.ts'
import { attendedDays } from './attended-days.ts'

type Asking = Pick<CommandContext, 'tx' | 'companyId' | 'today' | 'now'>

/**
 * Measures the periods of people for which leave is about to be granted, and keeps those in which somebody was away too often: less
 * arises from them. Only confirmed days take something away, so of whoever has none nothing is read.
 * @returns the same people with what is known of their attendance now
 */
export async function judgeAttendances<P extends LeavePerson>(
  ctx: Asking,
  people: readonly P[],
  grantsOf: (person: P) => readonly GrantRow[],
): Promise<P[]> {
  const periods = new Map(
    people.flatMap((person) => {
      const due = duePeriods(person, grantsOf(person), ctx.today)
      return due.length > 0 ? [[person.id, due] as const] : []
    }),
  )
  const measured = await measureClosed(ctx, periods)
  const short = measured.filter(({ attendance }) => isShort(attendance))
  await keepAttendances(
    ctx,
    short.map(({ memberId, attendance }) => ({
      member_id: memberId,
      ...toRow(attendance),
    })),
  )
  const found = Map.groupBy(short, ({ memberId }) => memberId)
  return people.map((person) => {
    const more: AttendanceRow[] | undefined = found.get(person.id)?.map(({ attendance }) => toRow(attendance))
    return more ? { ...person, attendance: [...person.attendance, ...more] } : person
  })
}

/** The same for one person. */
export async function judgeAttendance<P extends LeavePerson>(
  ctx: Asking,
  person: P,
  stored: readonly GrantRow[],
): Promise<P> {
  const [judged] = await judgeAttendances(ctx, [person], () => stored)
  return judged!
}

/** A month of the first year is lost by one day, a year only by a fifth of its days. */
function isShort(attendance: Attendance): boolean {
  const isMonth = Temporal.PlainDate.compare(attendance.from.add({ months: 2 }), attendance.to) > 0
  return attendance.absent > 0 && (isMonth || isBelowAttendance(attendance))
}

/** What ended since the last grant, of somebody for whom one is missing. */
function duePeriods(person: LeavePerson, stored: readonly GrantRow[], today: Temporal.PlainDate): DayRange[] {
  const { joined_on: joined, retired_on: retired } = person
  if (joined === null || missingGrants(stored, accrueGrants(person, today).grants).length === 0) return []
  const last = stored.reduce(
    (latest, { kind, granted_on }) => (kind !== 'EXTRA' && granted_on > latest ? granted_on : latest),
    '',
  )
  const known = new Set(person.attendance.map(({ starts_on, ends_on }) => `${starts_on} ${ends_on}`))
  const asOf = retired !== null && retired < today.toString() ? Temporal.PlainDate.from(retired) : today
  return attendancePeriods({
    hireDate: Temporal.PlainDate.from(joined),
    asOf,
    bases: basesOf(person),
  }).filter(({ from, to }) => to.toString() >= last && !known.has(`${from} ${to}`))
}

async function measureClosed(
  ctx: Asking,
  periods: ReadonlyMap<number, readonly DayRange[]>,
): Promise<{ memberId: number; attendance: Attendance }[]> {
  const all = spanOf([...periods.values()].flat())
  if (!all) return []
  const closed = await closedRanges(ctx, [...periods.keys()], all)
  const touched = [...Map.groupBy(closed, ({ member_id }) => member_id)].map(([memberId, ranges]) => ({
    memberId,
    due: periods
      .get(memberId)!
      .filter(({ from, to }) =>
        ranges.some(({ starts_on, ends_on }) => starts_on <= to.toString() && from.toString() <= ends_on),
      ),
  }))
  const span = spanOf(touched.flatMap(({ due }) => due))
  if (!span) return []
  const days = await attendedDays(
    ctx,
    touched.map(({ memberId }) => memberId),
    span,
  )
  return touched.flatMap(({ memberId, due }) =>
    due.map((period) => ({
      memberId,
      attendance: measureAttendance(period, days(memberId, period)),
    })),
  )
}

function spanOf(periods: readonly DayRange[]): DayRange | undefined {
  if (periods.length === 0) return undefined
  const first = periods.reduce((a, b) => (Temporal.PlainDate.compare(a.from, b.from) <= 0 ? a : b)).from
  const last = periods.reduce((a, b) => (Temporal.PlainDate.compare(a.to, b.to) >= 0 ? a : b)).to
  return { from: first, to: last }
}
