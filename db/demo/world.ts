import type { Tx } from '#server/db/connection.ts'
import type { Random } from './random.ts'

/** What every part of the generator builds on. */
export interface World {
  tx: Tx
  companyId: number
  random: Random
  today: Temporal.PlainDate
  now: Temporal.Instant
}

export const DEMO_TIMEZONE = 'Asia/Seoul'

/** The instant of a minute of a day in Korea; minutes from 1440 on lie on the next day. */
export function koreanInstant(day: Temporal.PlainDate, minute: number): string {
  return day.toPlainDateTime().add({ minutes: minute }).toZonedDateTime(DEMO_TIMEZONE).toInstant().toString()
}
