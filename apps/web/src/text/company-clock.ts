/** Nobody's device is trusted with the time further than this: answers travel, and clocks tick apart. */
const TOLERATED = 60_000

let zone: string | undefined
let changesAt = 0
let ahead = 0

/**
 * The zone in which all days and moments are meant from now on: the company's; the device's while nobody is signed in.
 * @param dayChangeMinute of the night, at which the working day changes
 */
export function keepZone(timezone: string | undefined, dayChangeMinute = 0): void {
  zone = timezone
  changesAt = dayChangeMinute
}

/**
 * Learns from an answer how wrong the clock of this device is.
 * @param sentAt and what the device's clock said when the request was sent
 */
export function noteServerTime(response: Response, sentAt: number): void {
  const told = Date.parse(response.headers.get('date') ?? '')
  if (Number.isNaN(told)) return
  const isRight = told >= sentAt - TOLERATED && told <= Date.now() + TOLERATED
  ahead = isRight ? 0 : told - sentAt
}

/** Now, whatever this device believes, in the company's zone. */
export function companyNow(): Temporal.ZonedDateTime {
  return inCompanyZone(Date.now() + ahead)
}

/** What the clock of this device says, and by how much it is slow: for who keeps it as said, and believes neither. */
export function deviceClock(): { at: string; slowSeconds: number } {
  return { at: new Date().toISOString(), slowSeconds: Math.round(ahead / 1000) }
}

/** The working day at a moment, which home and all screens of working time mean: until it changes at night the day before. */
export function workingDayAt(at: Temporal.ZonedDateTime): Temporal.PlainDate {
  return at.toPlainDateTime().subtract({ minutes: changesAt }).toPlainDate()
}

/** @param at milliseconds since 1970 */
export function inCompanyZone(at: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone ?? Temporal.Now.timeZoneId())
}
