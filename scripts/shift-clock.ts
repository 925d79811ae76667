/** A script for pages that sets Date and Temporal.Now off by so much. */
export function shiftClock(milliseconds: number): string {
  return `{
    const RealDate = Date
    const now = () => RealDate.now() + ${milliseconds}
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, args, self) => Reflect.construct(target, args.length > 0 ? args : [now()], self),
      apply: () => new RealDate(now()).toString(),
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    })
    const clock = globalThis.Temporal?.Now
    if (clock) {
      const at = (zone = clock.timeZoneId()) => Temporal.Instant.fromEpochMilliseconds(now()).toZonedDateTimeISO(zone)
      clock.instant = () => Temporal.Instant.fromEpochMilliseconds(now())
      clock.zonedDateTimeISO = at
      clock.plainDateTimeISO = (zone) => at(zone).toPlainDateTime()
      clock.plainDateISO = (zone) => at(zone).toPlainDate()
      clock.plainTimeISO = (zone) => at(zone).toPlainTime()
    }
  }`
}
