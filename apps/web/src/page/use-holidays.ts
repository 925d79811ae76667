import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { HOLIDAY_YEARS } from '#contract/time/schedules/holiday-years.ts'
import { listHolidays } from '#contract/time/schedules/holidays.ts'
import { q } from '../api/query.ts'
import type { Holidays } from '../ui/time/calendar.ts'

const { first, last } = HOLIDAY_YEARS

export const holidaysQuery = (year: number) => q(listHolidays, { query: { year } })

/** The holidays of a year as the company keeps them; none until they are there, or known. */
export function useHolidays(year: number): Holidays {
  const { data } = useQuery({
    ...holidaysQuery(year),
    ...((year < first || year > last) && { queryFn: skipToken }),
  })
  return useMemo(
    () =>
      Object.fromEntries(
        (data ?? []).flatMap(({ date, label, is_off, free_half }) =>
          is_off || free_half ? [[date, { name: label, isHalf: !is_off }]] : [],
        ),
      ),
    [data],
  )
}
