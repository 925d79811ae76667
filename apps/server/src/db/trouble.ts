/** Why the database does not serve. A closed list: /readyz tells it to everybody, so nothing else may be in it. */
export type TroubleReason =
  | 'database_restarting'
  | 'database_not_starting'
  | 'database_not_reachable'
  | 'disk_full'

export interface Trouble {
  reason: TroubleReason
  since: Temporal.Instant
}

/** What a failed statement says about the database as a whole. */
export function reasonOf(error: unknown): TroubleReason {
  const { code } = (error ?? {}) as { code?: unknown }
  if (code === '53100' || code === 'ENOSPC') return 'disk_full'
  // Shutting down, crashed, not yet accepting connections.
  return /^57P0[123]$/.test(String(code)) ? 'database_restarting' : 'database_not_reachable'
}
