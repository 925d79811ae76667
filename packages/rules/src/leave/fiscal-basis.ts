import { completedYears } from '../calendar/legal-period.ts'
import type { Trace, TraceStep } from '../trace.ts'
import { annualLeaveFigures, entitlementForCompletedYears } from './annual-leave-figures.ts'
import { firstYearEnd, monthlyGrants, type HireBasisInput, type MonthlyGrant } from './hire-basis.ts'

/** How a company rounds the prorated days; never below the exact share by more than half a hundredth. */
export type DayRounding = 'TWO_DECIMALS' | 'HALF_DAY_UP' | 'FULL_DAY_UP'

export type FiscalBasisInput = Omit<HireBasisInput, 'yearsBelowAttendance'> & {
  /** month on whose first day the leave year begins */
  fiscalStartMonth: number
  rounding?: DayRounding
}

export type FiscalGrant = {
  kind: 'prorated' | 'annual'
  grantedOn: Temporal.PlainDate
  expiresOn: Temporal.PlainDate
  days: number
  /** days of service before the first leave year; only for a prorated grant */
  serviceDays: number | null
  /** completed years of service on the day of the grant */
  serviceYears: number
}

export type FiscalBasisAccrual = {
  monthly: MonthlyGrant[]
  monthlyExpiresOn: Temporal.PlainDate
  fiscal: FiscalGrant[]
  totalGranted: number
  usableIfNoneUsed: number
  trace: Trace
}

/** The share is always counted on 365 days, in leap years too (administrative practice, not statute). */
export const PRORATION_DAYS = 365

const ROUNDING_UNIT_IN_HUNDREDTHS: Record<DayRounding, number> = {
  TWO_DECIMALS: 1,
  HALF_DAY_UP: 50,
  FULL_DAY_UP: 100,
}

/**
 * Days for a first part year: base x service days / 365, at most the base; exact integers until the
 * rounding.
 */
export function proratedDays(serviceDays: number, baseDays: number, rounding: DayRounding): number {
  const exact = Math.min(baseDays * serviceDays * 100, baseDays * PRORATION_DAYS * 100)
  const unit = ROUNDING_UNIT_IN_HUNDREDTHS[rounding]
  const divisor = PRORATION_DAYS * unit
  const units = unit === 1 ? Math.floor((2 * exact + divisor) / (2 * divisor)) : Math.ceil(exact / divisor)
  return (units * unit) / 100
}

/** First start of a leave year after the hire day; the hire day itself does not count. */
export function firstFiscalStart(hireDate: Temporal.PlainDate, fiscalStartMonth: number): Temporal.PlainDate {
  return Temporal.PlainDate.from({
    year: firstFiscalYear(hireDate, fiscalStartMonth),
    month: fiscalStartMonth,
    day: 1,
  })
}

/** The calendar year of that day. */
export function firstFiscalYear({ year, month }: Temporal.PlainDate, fiscalStartMonth: number): number {
  return fiscalStartMonth > month ? year : year + 1
}

function fiscalGrants(input: FiscalBasisInput): FiscalGrant[] {
  const { hireDate, asOf, rounding = 'TWO_DECIMALS' } = input
  const first = firstFiscalStart(hireDate, input.fiscalStartMonth)
  const grants: FiscalGrant[] = []
  for (let start = first; Temporal.PlainDate.compare(start, asOf) <= 0; start = start.add({ years: 1 })) {
    const years = completedYears(hireDate, start)
    const serviceDays = hireDate.until(start).days
    grants.push({
      kind: years === 0 ? 'prorated' : 'annual',
      grantedOn: start,
      expiresOn: start.add({ years: 1 }).subtract({ days: 1 }),
      days:
        years === 0
          ? proratedDays(serviceDays, annualLeaveFigures(asOf).baseDays, rounding)
          : entitlementForCompletedYears(years, asOf),
      serviceDays: years === 0 ? serviceDays : null,
      serviceYears: years,
    })
  }
  return grants
}

function explain(monthly: MonthlyGrant[], fiscal: FiscalGrant[]): TraceStep[] {
  const steps: TraceStep[] = [
    {
      rule: 'FIRST_YEAR_MONTHS',
      article: '근로기준법 제60조 제2항',
      input: `${monthly.length}`,
      effect: `${monthly.length}`,
    },
  ]
  for (const grant of fiscal) {
    steps.push({
      rule: grant.kind === 'prorated' ? 'FISCAL_PRORATED' : 'FISCAL_YEAR',
      article: '근로기준법 제60조 제1항·제4항, 회계연도 기준',
      input:
        grant.serviceDays === null ? `${grant.grantedOn}` : `15 x ${grant.serviceDays} / ${PRORATION_DAYS}`,
      effect: `${grant.days}`,
    })
  }
  return steps
}

/**
 * Annual leave in days on a common leave year: the first start after hiring is prorated, later ones follow
 * the completed years, and the days of the first year arise beside them. Settle with settleOnRetirement.
 */
export function accrueOnFiscalBasis(input: FiscalBasisInput): FiscalBasisAccrual {
  const monthly = monthlyGrants(input)
  const fiscal = fiscalGrants(input)
  const usable = [...monthly, ...fiscal].filter(
    (grant) => Temporal.PlainDate.compare(input.asOf, grant.expiresOn) <= 0,
  )
  return {
    monthly,
    monthlyExpiresOn: firstYearEnd(input.hireDate),
    fiscal,
    totalGranted: sumInHundredths([...monthly, ...fiscal]),
    usableIfNoneUsed: sumInHundredths(usable),
    trace: explain(monthly, fiscal),
  }
}

/** Adds days with two decimals without the drift of binary fractions. */
function sumInHundredths(grants: readonly { days: number }[]): number {
  return grants.reduce((sum, grant) => sum + Math.round(grant.days * 100), 0) / 100
}
