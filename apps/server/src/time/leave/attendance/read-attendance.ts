import type { Input } from '#contract/endpoint.ts'
import type { getAttendanceRate } from '#contract/time/leave/attendance-rate.ts'
import { citeLaw } from '#rules/cite-law.ts'
import { dayAfterYears } from '#rules/calendar/legal-period.ts'
import { annualLeaveFigures } from '#rules/leave/annual-leave-figures.ts'
import {
  type Attendance,
  attendanceRate,
  isBelowAttendance,
  measureAttendance,
} from '#rules/leave/attendance.ts'
import { BELOW_ARTICLE } from '#rules/leave/attendance-periods.ts'
import { earlier } from '#rules/work-time/confirm-period.ts'
import type { CommandContext } from '../../../http/context.ts'
import { found } from '../../../http/fail.ts'
import { findPerson } from '../account.store.ts'
import { yearsUntil } from '../leave-years.ts'
import { toAttendance } from './attendance.store.ts'
import { attendedDays } from './attended-days.ts'

type Wire = Input<typeof getAttendanceRate.response>

const YEARS = 3

/** The attendance of a person's last years of leave; what a grant was made by stands as it was known then. */
export async function readAttendance(
  ctx: Pick<CommandContext, 'tx' | 'companyId' | 'today' | 'language'>,
  memberId: number,
): Promise<Wire> {
  const person = found(await findPerson(ctx, memberId))
  const yesterday = ctx.today.subtract({ days: 1 })
  const last =
    person.retired_on === null ? yesterday : earlier(yesterday, Temporal.PlainDate.from(person.retired_on))
  const years = yearsUntil(person, ctx.today, dayAfterYears)
    .map(({ from, to }, place) => ({
      ordinal: place + 1,
      from,
      to: earlier(to, last),
      isCurrent: to.since(last).sign > 0,
    }))
    .filter(({ from, to }) => Temporal.PlainDate.compare(from, to) <= 0)
    .slice(-YEARS)
  const [first, newest] = [years[0], years.at(-1)]
  if (!first || !newest) return { user_id: memberId, years: [] }
  const days = await attendedDays(ctx, [memberId], { from: first.from, to: newest.to })
  const told = years.map(({ ordinal, isCurrent, ...period }) => {
    const kept = person.attendance.find(
      ({ starts_on, ends_on }) => starts_on === period.from.toString() && ends_on === period.to.toString(),
    )
    const measured = kept ? toAttendance(kept) : measureAttendance(period, days(memberId, period))
    return {
      ordinal_year: ordinal,
      is_current: isCurrent,
      is_granted_by: kept !== undefined,
      ...toWire(measured),
      article: citeLaw(BELOW_ARTICLE, ctx.language),
    }
  })
  return { user_id: memberId, years: told.toReversed() }
}

function toWire(measured: Attendance) {
  return {
    start_date: measured.from.toString(),
    end_date: measured.to.toString(),
    due_days: measured.due,
    attended_days: measured.attended,
    deemed_days: measured.deemed,
    open_days: measured.open,
    absent_days: measured.absent,
    excluded_days: measured.excluded,
    perfect_months: measured.perfectMonths,
    rate: attendanceRate(measured) / 100,
    needed_rate: annualLeaveFigures(measured.to).attendancePercent,
    is_below: isBelowAttendance(measured),
  }
}
