import { dayAfterMonths, dayAfterYears } from '../calendar/legal-period.ts'
import type { TraceStep } from '../trace.ts'
import type { Attendance } from './attendance.ts'
import { belowStep, belowUntil, BELOW_ARTICLE, byAttendance } from './attendance-periods.ts'
import { type ContractHours, isPartTime } from './contract-hours.ts'
import {
  accrueOnFiscalBasis,
  type DayRounding,
  type FiscalGrant,
  PRORATION_DAYS,
  proratedDays,
} from './fiscal-basis.ts'
import { accrueOnHireBasis, monthlyGrants } from './hire-basis.ts'
import { grantedTime, settledTime } from './part-time.ts'

/** By what a company's years of leave began, from a day on; the first holds since ever. */
export type LeaveBasis = {
  from: Temporal.PlainDate | null
  basis: 'HIRE_DATE' | 'FISCAL_YEAR'
  fiscalStartMonth: number
}

export type AccruedGrant = {
  kind: 'MONTHLY' | 'ANNUAL'
  /** The first day of the service that it is for; the grant arises on the day after the last. */
  from: Temporal.PlainDate
  grantedOn: Temporal.PlainDate
  expiresOn: Temporal.PlainDate
  days: number
  /** counted in time already; of all others by the contract of their service */
  minutes?: number
  article: string
  /** why it is so many days */
  step: TraceStep
}

export type AccrualInput = {
  hireDate: Temporal.PlainDate
  /** a day on which the person is still employed; a grant that arises on it counts */
  asOf: Temporal.PlainDate
  /** oldest first, at least one */
  bases: readonly LeaveBasis[]
  rounding: DayRounding
  /** the last day of work, of whoever leaves: what the company's year gave less than the law is settled on it */
  leavesOn?: Temporal.PlainDate | null
  /** What is known of attendance, by period: of all others people are taken to have come. See attendancePeriods. */
  attendance?: readonly Attendance[]
  /** What the contract says of hours: who worked part time is settled in hours. */
  contract?: readonly ContractHours[]
}

export const MONTHLY_ARTICLE = '근로기준법 제60조 제2항'
const ANNUAL_ARTICLE = '근로기준법 제60조 제1항·제4항'
const SETTLEMENT_ARTICLE = '근로기준법 제60조, 근로기준과-5802 (2009-12-31)'
const FISCAL_ARTICLE = `${ANNUAL_ARTICLE}, 회계연도 기준`

/**
 * All annual leave that arises until a day, each grant with its reason (근로기준법 60조). Where a company has changed its basis, what
 * arose before stays; the first year of the new basis is for the service since the last grant, in days of {@link PRORATION_DAYS}, but never
 * less than what the law has given by then on the basis of the day of joining.
 */
export function accrueLeave(input: AccrualInput): AccruedGrant[] {
  const annual = input.bases.reduce((before: AccruedGrant[], basis, place) => {
    const until = input.bases[place + 1]?.from ?? null
    const own = ofBasis(input, basis).filter(
      ({ grantedOn }) =>
        (basis.from === null || Temporal.PlainDate.compare(grantedOn, basis.from) >= 0) &&
        (until === null || Temporal.PlainDate.compare(grantedOn, until) < 0),
    )
    return [...before, ...joined(input, before, own)]
  }, [])
  const grants = [...monthly(input), ...annual]
  const owed = settlement(input, grants)
  // One grant a day: what the company's year gives on the last day goes by the law with the rest.
  const same = owed && annual.find(({ grantedOn }) => grantedOn.equals(owed.grantedOn))
  if (!owed || !same) return owed ? [...grants, owed] : grants
  return grants.map((one) => (one === same ? together(input, owed, same) : one))
}

function together(input: AccrualInput, owed: AccruedGrant, same: AccruedGrant): AccruedGrant {
  const days = hundredths([owed, same]) / 100
  return owed.minutes === undefined
    ? { ...owed, days }
    : { ...owed, days, minutes: owed.minutes + minutesOf(input, [same]) }
}

/** What the day of joining would have given beyond all grants, of somebody who leaves (근로기준과-5802). */
function settlement(input: AccrualInput, grants: readonly AccruedGrant[]): AccruedGrant | null {
  const { asOf, leavesOn, contract = [] } = input
  if (!leavesOn || Temporal.PlainDate.compare(asOf, leavesOn) < 0) return null
  const settled = {
    kind: 'ANNUAL',
    // What is missing has been missing since ever.
    from: input.hireDate,
    grantedOn: leavesOn,
    expiresOn: leavesOn.add({ years: 1 }).subtract({ days: 1 }),
    article: SETTLEMENT_ARTICLE,
  } as const
  const step = { rule: 'RETIREMENT_SETTLEMENT', article: SETTLEMENT_ARTICLE }
  const law = byAttendance({ ...input, asOf: leavesOn })
  const byLaw = Math.round(accrueOnHireBasis(law).totalGranted * 100)
  if (contract.some(isPartTime)) {
    // Whoever worked other hours meanwhile has days of other lengths: only hours can be compared.
    const hire = { ...law, bases: [{ from: null, basis: 'HIRE_DATE', fiscalStartMonth: 1 }] as const }
    const due = minutesOf(input, [...monthly(hire), ...ofBasis(hire, hire.bases[0])])
    const given = minutesOf(input, grants)
    if (due <= given) return null
    const days = Math.max(0, byLaw - hundredths(grants)) / 100
    const time = settledTime(due, given)
    return { ...settled, days, minutes: due - given, step: { ...step, ...time, effect: `${days}` } }
  }
  const given = hundredths(grants)
  if (byLaw <= given) return null
  const days = (byLaw - given) / 100
  const sum = `${byLaw / 100} - ${given / 100}`
  return { ...settled, days, step: { ...step, input: sum, effect: `${days}` } }
}

function minutesOf({ contract = [] }: AccrualInput, grants: readonly AccruedGrant[]): number {
  return grants.reduce(
    (sum, { from, grantedOn, days }) => sum + grantedTime(contract, days, { from, until: grantedOn }).minutes,
    0,
  )
}

function monthly(input: AccrualInput): AccruedGrant[] {
  return monthlyGrants(byAttendance(input)).map(({ grantedOn, expiresOn, days, serviceMonth }) => ({
    kind: 'MONTHLY',
    from: dayAfterMonths(input.hireDate, serviceMonth - 1),
    grantedOn,
    expiresOn,
    days,
    article: MONTHLY_ARTICLE,
    step: { rule: 'MONTH_OF_SERVICE', article: MONTHLY_ARTICLE, input: `${serviceMonth}`, effect: `${days}` },
  }))
}

function ofBasis(input: AccrualInput, { basis, fiscalStartMonth }: LeaveBasis): AccruedGrant[] {
  if (basis === 'FISCAL_YEAR')
    return accrueOnFiscalBasis({ ...byAttendance(input), fiscalStartMonth }).fiscal.map((grant) =>
      ofCompanyYear(input.hireDate, grant, belowUntil(input, grant.grantedOn)),
    )
  return accrueOnHireBasis(byAttendance(input)).annual.map(({ grantedOn, expiresOn, days, serviceYear }) => {
    const below = belowUntil(input, grantedOn)
    const step = {
      rule: 'COMPLETED_YEAR',
      article: ANNUAL_ARTICLE,
      input: `${serviceYear}: ${grantedOn} ~ ${expiresOn}`,
      effect: `${days}`,
    }
    return {
      kind: 'ANNUAL',
      from: dayAfterYears(input.hireDate, serviceYear - 1),
      grantedOn,
      expiresOn,
      days,
      article: below ? BELOW_ARTICLE : ANNUAL_ARTICLE,
      step: below ? belowStep(below, days) : step,
    }
  })
}

function ofCompanyYear(
  hireDate: Temporal.PlainDate,
  { kind, grantedOn, expiresOn, days: full, serviceDays, serviceYears }: FiscalGrant,
  below: Attendance | undefined,
): AccruedGrant {
  const from = kind === 'prorated' ? hireDate : grantedOn.subtract({ years: 1 })
  const grant = { kind: 'ANNUAL', from, grantedOn, expiresOn } as const
  if (below) {
    const days = Math.min(full, below.perfectMonths)
    return { ...grant, days, article: BELOW_ARTICLE, step: belowStep(below, days) }
  }
  const step = {
    rule: kind === 'prorated' ? 'FISCAL_PRORATED' : 'FISCAL_YEAR',
    article: FISCAL_ARTICLE,
    input:
      serviceDays === null
        ? `${serviceYears}: ${grantedOn} ~ ${expiresOn}`
        : `15 x ${serviceDays} / ${PRORATION_DAYS}`,
    effect: `${full}`,
  }
  return { ...grant, days: full, article: ANNUAL_ARTICLE, step }
}

/** The grants of a new basis after those of the one before: the first is for the service that is not granted for yet. */
function joined(
  input: AccrualInput,
  before: readonly AccruedGrant[],
  own: readonly AccruedGrant[],
): readonly AccruedGrant[] {
  const [last, first] = [before.at(-1), own[0]]
  if (!last || !first || belowUntil(input, first.grantedOn)) return own
  const served = last.grantedOn.until(first.grantedOn).days
  const byLaw = hundredths(accrueOnHireBasis(byAttendance({ ...input, asOf: first.grantedOn })).annual)
  const owed = (byLaw - hundredths(before)) / 100
  const days = Math.max(proratedDays(served, first.days, input.rounding), owed)
  const { grantedOn: from } = last
  if (days === first.days) return own
  const step = {
    rule: 'CHANGED_BASIS',
    article: FISCAL_ARTICLE,
    input: `${first.days} x ${served} / ${PRORATION_DAYS}`,
    effect: `${days}`,
  }
  return [{ ...first, from, days, step }, ...own.slice(1)]
}

function hundredths(grants: readonly { days: number }[]): number {
  return grants.reduce((sum, { days }) => sum + Math.round(days * 100), 0)
}
