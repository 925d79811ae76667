/** A wait of more days than this is counted as so long: a company without working days reminds nobody. */
const LOOKS_BACK_DAYS = 200

/**
 * The last day on which a turn must have come, or been called to mind, for a reminder to be due today: `days` working days lie
 * behind it, today included. What came on a Monday is due on Thursday after three days.
 * @param days 0 for never
 * @returns null where nothing is due today: it is no working day, or nobody is to be reminded
 */
export function lastDayToRemindOf(
  today: Temporal.PlainDate,
  days: number,
  isWorkDay: (day: Temporal.PlainDate) => boolean,
): Temporal.PlainDate | null {
  if (days <= 0 || !isWorkDay(today)) return null
  let left = days
  let day = today
  for (let back = 0; back < LOOKS_BACK_DAYS; back += 1) {
    if (isWorkDay(day)) left -= 1
    day = day.subtract({ days: 1 })
    if (left === 0) return day
  }
  return null
}

/** The days that the calendar must know for it. */
export function daysToLookBack(today: Temporal.PlainDate): {
  from: Temporal.PlainDate
  to: Temporal.PlainDate
} {
  return { from: today.subtract({ days: LOOKS_BACK_DAYS }), to: today }
}
