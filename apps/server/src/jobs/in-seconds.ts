/**
 * A wait as the queue reads it: seconds, counted by the database from when the job is put in. What asks for it lives by the
 * clock of the request, which in tests is another one; so it says how long, never when.
 */
export function inSeconds(delay: Temporal.Duration): string {
  return String(Math.max(0, delay.total('seconds')))
}
