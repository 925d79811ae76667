import type { CompanyHours } from '#rules/work-time/day-schedule.ts'
import type { CountedAspect } from '../derive-day.ts'

interface Hour {
  column: string
  /** What of the way of counting hangs on it; null for the day change, which only says to which day a press belongs. */
  aspect: CountedAspect | null
}

/** The hours of a company as they are stored, and what days are counted by them. */
const HOURS: Readonly<Record<keyof CompanyHours, Hour>> = {
  workStartMinute: { column: 'work_start_minute', aspect: 'hours' },
  workEndMinute: { column: 'work_end_minute', aspect: 'hours' },
  lunchStartMinute: { column: 'lunch_start_minute', aspect: 'lunch' },
  lunchEndMinute: { column: 'lunch_end_minute', aspect: 'lunch' },
  dinnerStartMinute: { column: 'dinner_start_minute', aspect: 'dinner' },
  dinnerEndMinute: { column: 'dinner_end_minute', aspect: 'dinner' },
  enterpriseOption: { column: 'enterprise_option', aspect: 'dinner' },
  dayChangeMinute: { column: 'day_change_minute', aspect: null },
  checkInAdjustment: { column: 'check_in_adjustment', aspect: 'checkIn' },
  checkOutAdjustment: { column: 'check_out_adjustment', aspect: 'checkOut' },
  overtimeBasis: { column: 'overtime_calculation', aspect: 'overtimeBasis' },
  holidayBasis: { column: 'holiday_calculation', aspect: 'holidayBasis' },
}

/** What is counted otherwise when these of a company's hours change. */
export function countedAspects(changed: readonly (keyof CompanyHours)[]): Set<CountedAspect> {
  return new Set(changed.flatMap((name) => HOURS[name].aspect ?? []))
}

/** The same by the columns of the company that became different. */
export function aspectsOfColumns(columns: readonly string[]): Set<CountedAspect> {
  const names = Object.keys(HOURS) as (keyof CompanyHours)[]
  return countedAspects(names.filter((name) => columns.includes(HOURS[name].column)))
}
