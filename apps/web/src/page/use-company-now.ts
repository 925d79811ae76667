import { useInterval } from '@mantine/hooks'
import { useState } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import { companyNow, workingDayAt } from '../text/company-clock.ts'
import { profileQuery } from './profile.ts'

export interface CompanyNow {
  /** Of the calendar: what leave, bookings and documents are dated by. */
  day: string
  /** The working day, which home and the screens of working time mean by today. */
  workDay: string
  /** Minute of the day. */
  minute: number
}

const TICK = 15_000

/** The day and minute in the company's time zone, whose day all screens mean; goes on by itself. */
export function useCompanyNow(): CompanyNow {
  const [now, setNow] = useState(nowOf)
  useInterval(
    () => {
      const next = nowOf()
      if (next.minute !== now.minute || next.day !== now.day) setNow(next)
    },
    TICK,
    { autoInvoke: true },
  )
  return now
}

/** The company's day for what is fetched ahead, when no screen is there yet. */
export async function companyToday(client: QueryClient): Promise<string> {
  await client.ensureQueryData(profileQuery)
  return nowOf().day
}

function nowOf(): CompanyNow {
  const at = companyNow()
  return {
    day: at.toPlainDate().toString(),
    workDay: workingDayAt(at).toString(),
    minute: at.hour * 60 + at.minute,
  }
}
