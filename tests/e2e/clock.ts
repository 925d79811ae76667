/**
 * The browser tests live at a moment of their own, a Monday morning, whatever day it is outside. Another one is set with
 * E2E_CLOCK=2026-12-31T23:50+09:00. Server, pages and tests go on from it together.
 */
export const BEGIN = Temporal.Instant.from(process.env.E2E_CLOCK || '2026-11-23T10:40+09:00')

// The runner loads this first; its workers inherit when that was.
process.env.E2E_BEGAN_AT ??= String(Date.now())
export const AHEAD_MILLISECONDS = BEGIN.epochMilliseconds - Number(process.env.E2E_BEGAN_AT)

export function now(): Temporal.Instant {
  return Temporal.Now.instant().add({ milliseconds: AHEAD_MILLISECONDS })
}

/** The day of the demo company. */
export function today(): Temporal.PlainDate {
  return now().toZonedDateTimeISO('Asia/Seoul').toPlainDate()
}
