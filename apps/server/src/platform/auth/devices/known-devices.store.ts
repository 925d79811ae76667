import { sql } from '#server/db/sql/sql.ts'
import type { Tx } from '#server/db/connection.ts'
import { hashToken, newToken } from '#server/http/secrets.ts'

const TOKEN = /^[\w-]{43}$/

/** The token that a browser sent, or a new one for a browser that has none of ours. */
export function deviceTokenOf(sent: string | undefined): string {
  return isDeviceToken(sent) ? sent : newToken()
}

export function isDeviceToken(sent: string | undefined): sent is string {
  return sent !== undefined && TOKEN.test(sent)
}

/** Whether the owner of the address has signed in with this browser before; for unknown addresses always false. */
export async function isKnownDevice(tx: Tx, email: string, sent: string | undefined): Promise<boolean> {
  // Asked for unknown browsers as well: the time must not tell.
  const result = await sql`
    select 1 from known_devices d join accounts a on a.id = d.account_id
    where a.email = ${email} and d.device_hash = ${hashToken(sent ?? '')}`.execute(tx)
  return result.rows.length > 0
}

/** Whether anybody has signed in with the browser that sent this token. */
export async function isUsedDevice(tx: Tx, sent: string): Promise<boolean> {
  const row = await tx
    .selectFrom('known_devices')
    .select('account_id')
    .where('device_hash', '=', hashToken(sent))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Remembers the browser of a sign-in.
 * @returns true when the account has been used in other browsers and never in this one
 */
export async function rememberDevice(
  tx: Tx,
  accountId: number,
  deviceHash: Buffer,
  now: Temporal.Instant,
): Promise<boolean> {
  const result = await sql<{ is_new: boolean }>`
    with others as (
      select exists (select 1 from known_devices where account_id = ${accountId}) as there_are
    ), kept as (
      insert into known_devices (account_id, device_hash, created_at, seen_at)
      values (${accountId}, ${deviceHash}, ${now}::timestamptz, ${now}::timestamptz)
      on conflict (account_id, device_hash) do update set seen_at = excluded.seen_at
      returning xmax = 0 as inserted
    )
    select kept.inserted and others.there_are as is_new from kept, others`.execute(tx)
  return result.rows[0]?.is_new ?? false
}

/** Forgets browsers of an account: all but the one with this hash, or all. */
export async function forgetDevices(tx: Tx, accountId: number, keep: Buffer | null): Promise<void> {
  await tx
    .deleteFrom('known_devices')
    .where('account_id', '=', accountId)
    .$if(keep !== null, (query) => query.where('device_hash', '!=', keep!))
    .execute()
}

export async function forgetDevice(tx: Tx, accountId: number, deviceHash: Buffer): Promise<void> {
  await tx
    .deleteFrom('known_devices')
    .where('account_id', '=', accountId)
    .where('device_hash', '=', deviceHash)
    .execute()
}
