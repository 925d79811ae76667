/** Nobody's device is trusted with the time further than this: answers travel, and clocks tick apart. */
const TOLERATED = 60_000

let zone: string | undefined
let ahead = 0

/** The zone in which all days and moments are meant from now on: the company's; the device's while nobody is signed in. */
export function keepZone(timezone: string | undefined): void {
  zone = timezone
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

/** @param at milliseconds since 1970 */
export function inCompanyZone(at: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone ?? Temporal.Now.timeZoneId())
}
