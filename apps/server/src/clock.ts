/** The clock of a server: the real one, or one that began at a moment that a test has set and goes on from there. */
export function startClock(begin: Temporal.Instant | null): () => Temporal.Instant {
  if (!begin) return () => Temporal.Now.instant()
  const ahead = Temporal.Now.instant().until(begin)
  return () => Temporal.Now.instant().add(ahead)
}
