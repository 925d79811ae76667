import { completedMonths, dayAfterMonths, dayAfterYears } from '../calendar/legal-period.ts'
import type { Trace, TraceStep } from '../trace.ts'
import { annualLeaveFigures, entitlementForCompletedYears } from './annual-leave-figures.ts'

export type HireBasisInput = {
  hireDate: Temporal.PlainDate
  /** a day on which the person is still employed; a grant that arises on it counts */
  asOf: Temporal.PlainDate
  /** months of the first year (1 = first) without perfect attendance: they give no day */
  monthsWithoutPerfectAttendance?: readonly number[]
  /** service year (1 = first) with less than 80 % attendance -> its months of perfect attendance */
  yearsBelowAttendance?: Readonly<Record<number, number>>
}

export type AnnualGrant = {
  grantedOn: Temporal.PlainDate
  expiresOn: Temporal.PlainDate
  days: number
  /** the completed year of service that gave the grant */
  serviceYear: number
}

export type MonthlyGrant = {
  grantedOn: Temporal.PlainDate
  expiresOn: Temporal.PlainDate
  days: 1
  /** the completed month of service that gave the day */
  serviceMonth: number
}

export type HireBasisAccrual = {
  monthly: MonthlyGrant[]
  monthlyExpiresOn: Temporal.PlainDate
  annual: AnnualGrant[]
  totalGranted: number
  usableIfNoneUsed: number
  trace: Trace
}

/**
 * Days of the first year: one for each month of perfect attendance, until the first anniversary (60조
 * 2항·7항).
 */
export function monthlyGrants(input: HireBasisInput): MonthlyGrant[] {
  const { hireDate, asOf } = input
  const most = Math.min(completedMonths(hireDate, asOf), annualLeaveFigures(asOf).firstYearDays)
  const expiresOn = firstYearEnd(hireDate)
  const missed = new Set(input.monthsWithoutPerfectAttendance)
  return Array.from({ length: most }, (_, index) => index + 1)
    .filter((month) => !missed.has(month))
    .map((month) => ({ grantedOn: dayAfterMonths(hireDate, month), expiresOn, days: 1, serviceMonth: month }))
}

/** Last day on which days of the first year can be used: the day before the first anniversary. */
export function firstYearEnd(hireDate: Temporal.PlainDate): Temporal.PlainDate {
  return dayAfterYears(hireDate, 1).subtract({ days: 1 })
}

function annualGrants(input: HireBasisInput): AnnualGrant[] {
  const { hireDate, asOf } = input
  const years = Math.floor(completedMonths(hireDate, asOf) / 12)
  return Array.from({ length: years }, (_, index) => {
    const serviceYear = index + 1
    return {
      grantedOn: dayAfterYears(hireDate, serviceYear),
      expiresOn: dayAfterYears(hireDate, serviceYear + 1).subtract({ days: 1 }),
      days: input.yearsBelowAttendance?.[serviceYear] ?? entitlementForCompletedYears(serviceYear, asOf),
      serviceYear,
    }
  })
}

function explain(input: HireBasisInput, monthly: MonthlyGrant[], annual: AnnualGrant[]): TraceStep[] {
  const steps: TraceStep[] = [
    {
      rule: 'FIRST_YEAR_MONTHS',
      article: '근로기준법 제60조 제2항',
      input: `${input.hireDate} ~ ${input.asOf}`,
      effect: `${monthly.length}`,
    },
  ]
  for (const grant of annual) {
    const below = input.yearsBelowAttendance?.[grant.serviceYear] !== undefined
    steps.push({
      rule: below ? 'YEAR_BELOW_ATTENDANCE' : 'COMPLETED_YEAR',
      article: below ? '근로기준법 제60조 제2항' : '근로기준법 제60조 제1항·제4항',
      input: `${grant.serviceYear}: ${grant.grantedOn} ~ ${grant.expiresOn}`,
      effect: `${grant.days}`,
    })
  }
  return steps
}

/** Annual leave in days on the hire-date basis, as the law counts it (근로기준법 60조, 민법 157조·160조). */
export function accrueOnHireBasis(input: HireBasisInput): HireBasisAccrual {
  const monthly = monthlyGrants(input)
  const annual = annualGrants(input)
  const usable = [...monthly, ...annual].filter(
    (grant) => Temporal.PlainDate.compare(input.asOf, grant.expiresOn) <= 0,
  )
  return {
    monthly,
    monthlyExpiresOn: firstYearEnd(input.hireDate),
    annual,
    totalGranted: sumDays([...monthly, ...annual]),
    usableIfNoneUsed: sumDays(usable),
    trace: explain(input, monthly, annual),
  }
}

function sumDays(grants: readonly { days: number }[]): number {
  return grants.reduce((sum, grant) => sum + grant.days, 0)
}
