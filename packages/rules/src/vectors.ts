import { entitlementForCompletedYears } from './leave/annual-leave-figures.ts'
import { accrueOnFiscalBasis, PRORATION_DAYS } from './leave/fiscal-basis.ts'
import { accrueOnHireBasis } from './leave/hire-basis.ts'
import { partTimeLeaveHours } from './leave/part-time.ts'
import { promotionEffect } from './leave/promotion-effect.ts'
import { promotionWindow, type PromotionBasis } from './leave/promotion-windows.ts'
import { settleOnRetirement } from './leave/settlement.ts'
import { defaultPaymentDate } from './payroll/payment-date.ts'
import { autoRestMinutes } from './work-time/auto-rest.ts'
import { classifyWeek } from './work-time/classify-week.ts'
import { parseClockTime } from './work-time/clock-time.ts'
import type { Interval } from './work-time/interval.ts'
import { nightMinutes } from './work-time/night-minutes.ts'
import { normalizeInterval } from './work-time/normalize-interval.ts'
import { splitByDayChange, workingDayOf } from './work-time/working-day.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- vectors are plain JSON whose form differs per function
type Wire = Record<string, any>

/** The day on which vectors without a date of their own are judged. */
const VECTORS_AS_OF = '2026-11-21'

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text)
const dayOrNull = (text: string | null | undefined): Temporal.PlainDate | null => (text ? day(text) : null)
const time = (text: string): Temporal.PlainDateTime => Temporal.PlainDateTime.from(text)
const minute = (value: Temporal.PlainDateTime): string => value.toString({ smallestUnit: 'minute' })
const span = ([start, end]: [string, string]): Interval => ({ start: time(start), end: time(end) })

function hireBasis(input: Wire): Wire {
  const accrual = accrueOnHireBasis({
    hireDate: day(input.hire_date),
    asOf: day(input.as_of),
    monthsWithoutPerfectAttendance: input.months_without_perfect_attendance,
    yearsBelowAttendance: input.service_years_below_80pct,
  })
  const last = accrual.annual.at(-1)
  return {
    monthly_granted: accrual.monthly.length,
    monthly_expires_on: `${accrual.monthlyExpiresOn}`,
    annual_grant_count: accrual.annual.length,
    last_annual_grant: last
      ? { granted_on: `${last.grantedOn}`, days: last.days, expires_on: `${last.expiresOn}` }
      : null,
    total_granted: accrual.totalGranted,
    usable_if_none_used: accrual.usableIfNoneUsed,
  }
}

function fiscalBasis(input: Wire): Wire {
  const accrual = accrueOnFiscalBasis({
    hireDate: day(input.hire_date),
    asOf: day(input.as_of),
    fiscalStartMonth: input.fiscal_start_month,
    monthsWithoutPerfectAttendance: input.months_without_perfect_attendance,
  })
  return {
    monthly_granted: accrual.monthly.length,
    fiscal_grants: accrual.fiscal.slice(-3).map((grant) => ({
      granted_on: `${grant.grantedOn}`,
      kind: grant.kind,
      ...(grant.serviceDays === null
        ? {}
        : { service_days: grant.serviceDays, days_exact: `${15 * grant.serviceDays}/${PRORATION_DAYS}` }),
      days: grant.days,
      expires_on: `${grant.expiresOn}`,
    })),
    fiscal_grant_count: accrual.fiscal.length,
    total_granted: accrual.totalGranted,
    usable_if_none_used: accrual.usableIfNoneUsed,
  }
}

function settlement(input: Wire): Wire {
  const result = settleOnRetirement({
    hireDate: day(input.hire_date),
    lastEmployedDay: day(input.last_employed_day),
    fiscalStartMonth: input.fiscal_start_month,
  })
  return {
    hire_basis_total: result.hireBasisTotal,
    fiscal_basis_total: result.fiscalBasisTotal,
    extra_days_to_pay: result.extraDaysToPay,
  }
}

function promotionBasis(input: Wire): PromotionBasis {
  return input.ask_type === '2'
    ? { type: '2', leaveExpiresOn: day(input.leave_expires_on) }
    : { type: input.ask_type, hireDate: day(input.hire_date) }
}

function promotionWindows(input: Wire): Wire {
  const window = promotionWindow(promotionBasis(input))
  return {
    ask_from: `${window.askFrom}`,
    ask_to: `${window.askTo}`,
    employer_notice_deadline: `${window.employerNoticeDeadline}`,
    leave_expires_on: `${window.leaveExpiresOn}`,
  }
}

function legalEffect(input: Wire): Wire {
  const effect = promotionEffect({
    basis: promotionBasis(input),
    askedOn: dayOrNull(input.asked_on),
    written: input.written,
    workerPlanOn: dayOrNull(input.worker_plan_on),
    plannedDays: input.planned_days,
    targetDays: input.target_days,
    employerNoticeOn: dayOrNull(input.employer_notice_on),
  })
  return { has_legal_effect: effect.hasLegalEffect, reason: effect.reason }
}

function splitDay(input: Wire): Wire {
  const { accepted, error, parts } = splitByDayChange(
    span([input.start, input.end]),
    parseClockTime(input.change_day_time),
  )
  return {
    accepted,
    error,
    parts: parts.map((part) => ({
      working_day: `${part.workingDay}`,
      start: minute(part.start),
      end: minute(part.end),
      minutes: part.minutes,
    })),
  }
}

function week(input: Wire): Wire {
  const result = classifyWeek(input.days_mon_to_sun, day(VECTORS_AS_OF))
  return {
    total_minutes: result.totalMinutes,
    over_40h_minutes: result.over40hMinutes,
    status: result.status,
    premium_overtime_minutes: result.premiumOvertimeMinutes,
    holiday_le8_minutes: result.holidayWithin8hMinutes,
    holiday_gt8_minutes: result.holidayOver8hMinutes,
  }
}

function restAndNet({ worked_minutes_before_rest: minutes }: Wire): Wire {
  const rest = autoRestMinutes(minutes)
  return { rest_minutes: rest, net_minutes: minutes - rest }
}

function wallClock(input: Wire): Wire {
  const { start, end, minutes } = normalizeInterval(day(input.date), input.start_time, input.end_time)
  return { start: minute(start), end: minute(end), minutes }
}

/** Name of a test vector's function to the rule it tests, from wire input to wire output. */
export const VECTOR_FUNCTIONS: Readonly<Record<string, (input: Wire) => Wire>> = {
  'annual_leave.hire_basis': hireBasis,
  'annual_leave.fiscal_basis': fiscalBasis,
  'annual_leave.settlement_on_retirement': settlement,
  'annual_leave.entitlement_for_completed_years': (input) => ({
    days: entitlementForCompletedYears(input.completed_years, day(VECTORS_AS_OF)),
  }),
  'annual_leave.part_time_hours': (input) => ({
    hours: partTimeLeaveHours(input.days, input.weekly_contract_hours),
  }),
  'promotion.windows': promotionWindows,
  'promotion.has_legal_effect': legalEffect,
  'work_time.auto_rest': restAndNet,
  'work_time.night_minutes': (input) => ({
    night_minutes: nightMinutes(span([input.start, input.end]), (input.excluded ?? []).map(span)),
  }),
  'work_time.normalize_interval': wallClock,
  'work_time.working_day_of': (input) => ({
    working_day: `${workingDayOf(time(input.timestamp), parseClockTime(input.change_day_time))}`,
  }),
  'work_time.split_by_day_change': splitDay,
  'work_time.week_classification': week,
  'payroll.payment_date': (input) => ({
    payment_date: `${defaultPaymentDate(Temporal.PlainYearMonth.from(input.imputed_month))}`,
  }),
}
