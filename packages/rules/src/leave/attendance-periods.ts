import { dayAfterMonths, dayAfterYears } from '../calendar/legal-period.ts'
import type { TraceStep } from '../trace.ts'
import type { AccrualInput } from './accrue-leave.ts'
import { annualLeaveFigures } from './annual-leave-figures.ts'
import { type Attendance, attendanceRate, isBelowAttendance } from './attendance.ts'
import { firstFiscalStart } from './fiscal-basis.ts'
import type { HireBasisInput } from './hire-basis.ts'

type Known = Pick<AccrualInput, 'hireDate' | 'asOf' | 'attendance'>

const MONTHS_OF_YEAR = 12
export const BELOW_ARTICLE = '근로기준법 제60조 제1항·제2항'

/**
 * The periods by whose attendance leave arises until a day: each month of the first year, each year of service, and each year of the
 * company. Those that are not over on the day are not among them.
 */
export function attendancePeriods(
  input: Pick<AccrualInput, 'hireDate' | 'asOf' | 'bases'>,
): { from: Temporal.PlainDate; to: Temporal.PlainDate }[] {
  const { hireDate, asOf } = input
  const { firstYearDays } = annualLeaveFigures(asOf)
  const starts = (next: (place: number) => Temporal.PlainDate, most = Infinity) => {
    const days = [hireDate]
    while (days.length <= most && Temporal.PlainDate.compare(next(days.length), asOf) <= 0)
      days.push(next(days.length))
    return days
  }
  const company = input.bases
    .filter(({ basis }) => basis === 'FISCAL_YEAR')
    .map(({ fiscalStartMonth }) => {
      const first = firstFiscalStart(hireDate, fiscalStartMonth)
      return starts((place) => first.add({ years: place - 1 }))
    })
  const all = [
    starts((place) => dayAfterMonths(hireDate, place), firstYearDays),
    starts((place) => dayAfterYears(hireDate, place)),
    ...company,
  ].flatMap((days) =>
    days.slice(1).map((next, place) => ({
      from: days[place]!,
      to: next.subtract({ days: 1 }),
    })),
  )
  return [...new Map(all.map((period) => [`${period.from} ${period.to}`, period])).values()]
}

/** The months and years of service in which somebody was away, as the day of joining counts them. */
export function byAttendance<Input extends Known>(input: Input): Input & HireBasisInput {
  const { hireDate, attendance = [] } = input
  if (attendance.length === 0) return input
  const { firstYearDays } = annualLeaveFigures(input.asOf)
  const isOf = ({ from, to }: Attendance, first: Temporal.PlainDate, next: Temporal.PlainDate) =>
    first.equals(from) && next.equals(to.add({ days: 1 }))
  const missed = attendance.filter(({ absent }) => absent > 0)
  const months = Array.from({ length: firstYearDays }, (_, index) => index + 1).filter((month) =>
    missed.some((period) =>
      isOf(period, dayAfterMonths(hireDate, month - 1), dayAfterMonths(hireDate, month)),
    ),
  )
  const years: Record<number, number> = {}
  for (const period of missed.filter(isBelowAttendance)) {
    const year = period.to.year - hireDate.year
    const place = [year, year + 1].find(
      (one) => one > 0 && isOf(period, dayAfterYears(hireDate, one - 1), dayAfterYears(hireDate, one)),
    )
    if (place !== undefined) years[place] = period.perfectMonths
  }
  return { ...input, monthsWithoutPerfectAttendance: months, yearsBelowAttendance: years }
}

/** The year that ends before a grant, where too little of it was attended. */
export function belowUntil(
  { hireDate, attendance = [] }: Known,
  grantedOn: Temporal.PlainDate,
): Attendance | undefined {
  const isYear = ({ from }: Attendance) =>
    from.equals(hireDate) || from.until(grantedOn, { largestUnit: 'months' }).months >= MONTHS_OF_YEAR
  return attendance.find(
    (period) => period.to.add({ days: 1 }).equals(grantedOn) && isYear(period) && isBelowAttendance(period),
  )
}

/** How the days of such a year are told. */
export function belowStep(below: Attendance, days: number): TraceStep {
  const { due, absent } = below
  return {
    rule: 'YEAR_BELOW_ATTENDANCE',
    article: BELOW_ARTICLE,
    input: `${due - absent} / ${due} = ${attendanceRate(below) / 100} %`,
    effect: `${days}`,
  }
}
