import { movePeriod, periodEnd, periodStart } from '../time/period.ts'
import type { DayRange } from '../time/day-range-picker.tsx'

export const periodPresets = ['thisMonth', 'lastMonth', 'last3Months', 'thisYear', 'lastYear'] as const
export type PeriodPreset = (typeof periodPresets)[number]

/** The days of a named period, seen from a day: yyyy-MM-dd. Whole months and years, also those that are not over yet. */
export function presetRange(preset: PeriodPreset, today: string): DayRange {
  const month = periodStart(today, 'month')
  const year = periodStart(today, 'year')
  const ranges: Record<PeriodPreset, DayRange> = {
    thisMonth: { from: month, to: periodEnd(today, 'month') },
    lastMonth: {
      from: movePeriod(today, 'month', -1),
      to: periodEnd(movePeriod(today, 'month', -1), 'month'),
    },
    last3Months: { from: movePeriod(today, 'month', -2), to: periodEnd(today, 'month') },
    thisYear: { from: year, to: periodEnd(today, 'year') },
    lastYear: { from: movePeriod(today, 'year', -1), to: periodEnd(movePeriod(today, 'year', -1), 'year') },
  }
  return ranges[preset]
}

/** The named period that these days are, undefined for others. */
export function presetOf(range: DayRange | null, today: string): PeriodPreset | undefined {
  return periodPresets.find((preset) => {
    const { from, to } = presetRange(preset, today)
    return range?.from === from && range.to === to
  })
}
