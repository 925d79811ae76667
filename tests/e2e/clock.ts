/**
 * Each file of browser tests begins at a moment of its own, a Monday morning, whatever day it is outside. Another one is set
 * with E2E_CLOCK=2026-12-31T23:50+09:00. Server, pages and tests go on from it together.
 */
export const BEGIN = Temporal.Instant.from(process.env.E2E_CLOCK || '2026-11-23T10:40+09:00')

let ahead = BEGIN.epochMilliseconds - Date.now()

/** A house has been opened: its morning begins now. */
export function beginAgain(): void {
  ahead = BEGIN.epochMilliseconds - Date.now()
}

/** The house goes on from another moment. @returns by how much its clock was put forward, in milliseconds */
export function goOnFrom(moment: Temporal.Instant): number {
  const before = ahead
  ahead = moment.epochMilliseconds - Date.now()
  return ahead - before
}

/** How far the clock of the tests is ahead of the machine's. */
export function millisecondsAhead(): number {
  return ahead
}

export function now(): Temporal.Instant {
  return Temporal.Now.instant().add({ milliseconds: ahead })
}

/** What a company has on its working days, a menu among it, is there today. */
export function isWorkDay(): boolean {
  return today().dayOfWeek <= 5
}

/** A day of the past week on which the demo company has worked. */
export function lastWorkDay(): Temporal.PlainDate {
  const yesterday = today().subtract({ days: 1 })
  return yesterday.subtract({ days: Math.max(0, yesterday.dayOfWeek - 5) })
}

/** The day of the demo company. */
export function today(): Temporal.PlainDate {
  return now().toZonedDateTimeISO('Asia/Seoul').toPlainDate()
}
