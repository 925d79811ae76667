/**
 * When a job that is to wait may run, by the clock of the machine. What asks for it lives by the clock of the request, which
 * is another one in tests; so it says how long, never when.
 */
export function momentAfter(delay: Temporal.Duration): Date {
  return new Date(Date.now() + Math.max(0, delay.total('milliseconds')))
}
