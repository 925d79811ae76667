export type PeriodUnit = 'day' | 'week' | 'month' | 'year'

const DAY_MS = 86_400_000

/** The first day of the period that holds `day`; weeks start on Monday, as working time is counted. All days are yyyy-MM-dd. */
export function periodStart(day: string, unit: PeriodUnit): string {
  if (unit === 'month') return `${day.slice(0, 7)}-01`
  if (unit === 'year') return `${day.slice(0, 4)}-01-01`
  if (unit === 'day') return day
  const at = Date.parse(`${day}T00:00:00Z`)
  const since = (new Date(at).getUTCDay() + 6) % 7
  return dayOf(at - since * DAY_MS)
}

/** The last day of the period that holds `day`. */
export function periodEnd(day: string, unit: PeriodUnit): string {
  return dayOf(Date.parse(`${movePeriod(day, unit, 1)}T00:00:00Z`) - DAY_MS)
}

/** The first day of the period `by` periods later. */
export function movePeriod(day: string, unit: PeriodUnit, by: number): string {
  const start = periodStart(day, unit)
  const at = new Date(`${start}T00:00:00Z`)
  if (unit === 'month') at.setUTCMonth(at.getUTCMonth() + by)
  else if (unit === 'year') at.setUTCFullYear(at.getUTCFullYear() + by)
  else at.setUTCDate(at.getUTCDate() + by * (unit === 'week' ? 7 : 1))
  return dayOf(at.getTime())
}

function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10)
}
