import type { Trace } from '../trace.ts'
import { accrueOnFiscalBasis, type DayRounding } from './fiscal-basis.ts'
import { accrueOnHireBasis } from './hire-basis.ts'

export type RetirementSettlement = {
  hireBasisTotal: number
  fiscalBasisTotal: number
  /** days to pay because the fiscal basis gave less than the law */
  extraDaysToPay: number
  trace: Trace
}

/**
 * Compares everything granted since hiring on both bases up to and including the last employed day; the
 * worker is owed the difference when the fiscal basis gave less, and keeps what it gave more (근로기준과-5802).
 */
export function settleOnRetirement(input: {
  hireDate: Temporal.PlainDate
  lastEmployedDay: Temporal.PlainDate
  fiscalStartMonth: number
  rounding?: DayRounding
  monthsWithoutPerfectAttendance?: readonly number[]
  yearsBelowAttendance?: Readonly<Record<number, number>>
}): RetirementSettlement {
  const asOf = input.lastEmployedDay
  const hire = accrueOnHireBasis({ ...input, asOf }).totalGranted
  const fiscal = accrueOnFiscalBasis({ ...input, asOf }).totalGranted
  const extra = Math.max(0, Math.round((hire - fiscal) * 100) / 100)
  return {
    hireBasisTotal: hire,
    fiscalBasisTotal: fiscal,
    extraDaysToPay: extra,
    trace: [
      {
        rule: 'RETIREMENT_SETTLEMENT',
        article: '근로기준법 제60조, 근로기준과-5802 (2009-12-31)',
        input: `${hire} - ${fiscal}`,
        effect: `${extra}`,
      },
    ],
  }
}
