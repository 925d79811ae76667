import { earliestStart, placeTimes } from '#rules/work-day/place-times.ts'
import { minutesOf, timeOf } from '../work-clock.ts'

const DAY_MINUTES = 1440

interface Times {
  wk_start_time: string | null
  wk_end_time: string | null
}

/**
 * What times become that are asked for on paper, as the server lays them on the day: a time that is not asked for stays as it is.
 * Null without any, or where they make no day.
 * @param changeMinute when the working day changes, in minutes after midnight
 * @param planned when work was due on that day
 */
export function timesAfter(
  before: Times,
  { start, end }: Partial<Record<'start' | 'end', string | null>>,
  changeMinute: number,
  planned: string | null,
): Times | null {
  if (!start && !end) return null
  const minute = (time: string | null) => (time === null ? null : minutesOf(time))
  const kept = {
    start: minute(before.wk_start_time),
    end: minute(before.wk_end_time),
    exclusions: [],
  }
  const placed = placeTimes(
    {
      ...kept,
      ...(start && { start: minute(start) }),
      ...(end && { end: minute(end) }),
    },
    earliestStart(changeMinute, {
      planned: minute(planned),
      recorded: kept.start,
    }),
    kept,
  )
  if (!placed.ok) return null
  const time = (at: number | null) => (at === null ? null : timeOf(at))
  return { wk_start_time: time(placed.start), wk_end_time: time(placed.end) }
}

/**
 * The minute of an end that was laid on the next day though it was typed without saying so, as 08:00 after a start at 09:00; null
 * where it stays on its day, or where work was planned into the next one anyway.
 */
export function endMovedTo(typed: string, placed: number, plannedEnd: string | null): number | null {
  const isPlanned = plannedEnd !== null && minutesOf(plannedEnd) > DAY_MINUTES
  return minutesOf(typed) < placed && placed > DAY_MINUTES && !isPlanned ? placed : null
}
