import type { Tx } from '#server/db/connection.ts'

/**
 * Removes counters and codes after a day, sign-ups never confirmed after a week, ended sessions after a month, and
 * events of accounts and browsers not seen any more after a year.
 */
export async function forgetOldTraces(tx: Tx, now: Temporal.Instant): Promise<void> {
  const ago = (days: number) => now.subtract({ hours: 24 * days }).toString()
  await tx.deleteFrom('attempts').where('window_started_at', '<', ago(1)).execute()
  await tx.deleteFrom('account_codes').where('expires_at', '<', ago(1)).execute()
  await tx
    .deleteFrom('sessions')
    .where((row) => row.or([row('expires_at', '<', ago(30)), row('revoked_at', '<', ago(30))]))
    .execute()
  await tx.deleteFrom('pending_sign_ups').where('created_at', '<', ago(7)).execute()
  await tx.deleteFrom('account_events').where('happened_at', '<', ago(365)).execute()
  await tx.deleteFrom('known_devices').where('seen_at', '<', ago(365)).execute()
}
