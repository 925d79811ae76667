import { HOLIDAY_YEARS } from '#contract/time/schedules/holiday-years.ts'
import { numberOf } from '../../../../page/search.ts'

export interface HolidaySearch {
  year?: number
}

/** The address of the screen; years that the calendar does not know are left out. */
export function readHolidaySearch(search: Record<string, unknown>): HolidaySearch {
  const { year } = numberOf(search, 'year')
  return year !== undefined && year >= HOLIDAY_YEARS.first && year <= HOLIDAY_YEARS.last ? { year } : {}
}
