import { figuresInForce, type DatedRow } from '../figures-in-force.ts'

export type AnnualLeaveFigures = DatedRow & {
  /** days after a full year with enough attendance */
  baseDays: number
  /** most days of a year, seniority included */
  maximumDays: number
  /** one more day for this many years beyond the first */
  yearsPerExtraDay: number
  /** most days of the first year, one for each month of perfect attendance */
  firstYearDays: number
  /** attendance in percent from which the base days arise */
  attendancePercent: number
  /** a smaller weekly contract gives no annual leave */
  minimumWeeklyHours: number
}

/** 근로기준법 60조 1항·2항·4항, 18조 3항 */
export const ANNUAL_LEAVE_FIGURES: readonly AnnualLeaveFigures[] = [
  {
    from: '2012-08-02',
    baseDays: 15,
    maximumDays: 25,
    yearsPerExtraDay: 2,
    firstYearDays: 11,
    attendancePercent: 80,
    minimumWeeklyHours: 15,
  },
]

/** Figures of annual leave in force on a day. */
export function annualLeaveFigures(on: Temporal.PlainDate): AnnualLeaveFigures {
  return figuresInForce(ANNUAL_LEAVE_FIGURES, on)
}

/**
 * Days that arise when n years of service are completed with enough attendance (근로기준법 60조 1항·4항).
 * @returns 0 below one year; 15 for 1 and 2, 16 for 3 and 4 … 25 from 21 years.
 */
export function entitlementForCompletedYears(years: number, on: Temporal.PlainDate): number {
  if (!(years >= 1)) return 0
  const figures = annualLeaveFigures(on)
  const extra = Math.floor((Math.floor(years) - 1) / figures.yearsPerExtraDay)
  return Math.min(figures.maximumDays, figures.baseDays + extra)
}

/**
 * Whether annual leave is owed at all: five or more regular workers (시행령 별표 1) and 15 contract hours a week
 * (근로기준법 18조 3항).
 */
export function annualLeaveApplies(
  input: { weeklyContractHours: number; regularWorkers: number },
  on: Temporal.PlainDate,
): boolean {
  return input.regularWorkers >= 5 && input.weeklyContractHours >= annualLeaveFigures(on).minimumWeeklyHours
}
