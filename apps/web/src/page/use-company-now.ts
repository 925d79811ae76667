import { useInterval } from '@mantine/hooks'
import { useState } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import { profileQuery, useProfile } from './profile.ts'

export interface CompanyNow {
  day: string
  /** Minute of the day. */
  minute: number
}

const TICK = 15_000

/** The day and minute in the company's time zone, whose day all screens mean; goes on by itself. */
export function useCompanyNow(): CompanyNow {
  const { timezone } = useProfile().company
  const [now, setNow] = useState(() => companyNow(timezone))
  useInterval(
    () => {
      const next = companyNow(timezone)
      if (next.minute !== now.minute || next.day !== now.day) setNow(next)
    },
    TICK,
    { autoInvoke: true },
  )
  return now
}

/** The company's day for what is fetched ahead, when no screen is there yet. */
export async function companyToday(client: QueryClient): Promise<string> {
  return companyNow((await client.ensureQueryData(profileQuery)).company.timezone).day
}

function companyNow(timezone: string): CompanyNow {
  const at = Temporal.Now.zonedDateTimeISO(timezone)
  return { day: at.toPlainDate().toString(), minute: at.hour * 60 + at.minute }
}
