import { NEAR_MINUTES } from '#rules/work-time/comes-for-next-day.ts'
import { inCompanyZone } from '../../../../text/company-clock.ts'
import type { DayRecord } from './day-record-queries.ts'
import { minuteInDay } from '../index.ts'

type Pressed = Pick<DayRecord['records'][number], 'loc_time' | 'device_time' | 'pressed_time'>

/** A minute may pass between a finger and a server without anything to tell. */
const TELLABLE = 60_000

/** How long a press travelled, as its device says, and how wrong the clock of that device is; null where it is nothing. */
export function deviceStory({ loc_time, device_time, pressed_time }: Pressed): {
  waitedMinutes: number | null
  slowMinutes: number | null
} {
  if (device_time === null || pressed_time === null) return { waitedMinutes: null, slowMinutes: null }
  const pressed = Date.parse(pressed_time)
  return {
    waitedMinutes: tellable(Date.parse(loc_time) - pressed),
    slowMinutes: tellable(pressed - Date.parse(device_time)),
  }
}

function tellable(milliseconds: number): number | null {
  return Math.abs(milliseconds) < TELLABLE ? null : Math.trunc(milliseconds / TELLABLE)
}

/** The minute of a working day in which its device says that something was pressed; below zero for who came before its midnight, null on a day long before or after. */
export function pressedMinute(workDay: string, pressed_time: string): number | null {
  const at = inCompanyZone(Date.parse(pressed_time))
  const now = { day: at.toPlainDate().toString(), minute: at.hour * 60 + at.minute }
  const minute = minuteInDay(workDay, now)
  return minute >= -NEAR_MINUTES && minute < 2 * 1440 ? minute : null
}
