/** When nothing leaves the product for somebody: between two minutes of the day, past midnight too, and on days off. */
export interface QuietTime {
  from: number | null
  to: number | null
  daysOff: boolean
}

// Nobody has so many days off in a row that a message may wait for.
const MOST_STEPS = 200

/**
 * Until when something has to wait that would leave at a moment; the moment itself where it does not.
 * @param at local time of the company
 * @param isWorkDay whether the company works on a day
 */
export function afterQuiet(
  at: Temporal.PlainDateTime,
  quiet: QuietTime,
  isWorkDay: (day: Temporal.PlainDate) => boolean,
): Temporal.PlainDateTime {
  let moment = at
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const day = moment.toPlainDate()
    const ends =
      quiet.daysOff && !isWorkDay(day) ? day.add({ days: 1 }).toPlainDateTime() : endOf(moment, quiet)
    if (!ends) return moment
    moment = ends
  }
  return moment
}

function endOf(moment: Temporal.PlainDateTime, { from, to }: QuietTime): Temporal.PlainDateTime | null {
  if (from === null || to === null) return null
  const minute = moment.hour * 60 + moment.minute
  const day = moment.toPlainDate()
  if (from < to) return minute >= from && minute < to ? atMinute(day, to) : null
  if (minute >= from) return atMinute(day.add({ days: 1 }), to)
  return minute < to ? atMinute(day, to) : null
}

/** The first digest after a moment. @param minute of the day at which it leaves */
export function nextDigest(after: Temporal.PlainDateTime, minute: number): Temporal.PlainDateTime {
  const today = atMinute(after.toPlainDate(), minute)
  return Temporal.PlainDateTime.compare(today, after) > 0 ? today : today.add({ days: 1 })
}

/** How long a mail of its own waits, in minutes: who reads it in the product meanwhile gets none. */
export const READ_FIRST_MINUTES = 2

const atMinute = (day: Temporal.PlainDate, minute: number) =>
  day.toPlainDateTime({ hour: Math.floor(minute / 60), minute: minute % 60 })
