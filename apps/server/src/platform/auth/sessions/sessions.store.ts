import type { Tx } from '#server/db/connection.ts'
import { announceForget } from '#server/http/session-gate.ts'

export interface NewSession {
  accountId: number
  companyId: number | null
  accessHash: Buffer
  accessExpiresAt: Temporal.Instant
  refreshHash: Buffer
  expiresAt: Temporal.Instant
  isTemporary: boolean
  deviceHash: Buffer
  now: Temporal.Instant
  ip: string
  userAgent: string
}

export async function insertSession(tx: Tx, session: NewSession): Promise<number> {
  const row = await tx
    .insertInto('sessions')
    .values({
      account_id: session.accountId,
      company_id: session.companyId,
      access_hash: session.accessHash,
      access_expires_at: session.accessExpiresAt.toString(),
      refresh_hash: session.refreshHash,
      expires_at: session.expiresAt.toString(),
      is_temporary: session.isTemporary,
      device_hash: session.deviceHash,
      refreshed_at: session.now.toString(),
      created_at: session.now.toString(),
      ip: session.ip,
      user_agent: session.userAgent,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Whether the account has signed in from this address of the net; for no account always false. */
export async function hasSignedInFrom(tx: Tx, accountId: number | null, ip: string): Promise<boolean> {
  const row = await tx
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', accountId)
    .where('ip', '=', ip)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The session that a refresh token belongs or, before the last renewal, belonged to; held until the commit. */
export async function lockSessionByRefresh(tx: Tx, refreshHash: Buffer) {
  return tx
    .selectFrom('sessions')
    .select([
      'id',
      'account_id',
      'refresh_hash',
      'access_hash',
      'refreshed_at',
      'expires_at',
      'is_temporary',
      'revoked_at',
    ])
    .where((row) =>
      row.or([row('refresh_hash', '=', refreshHash), row('previous_refresh_hash', '=', refreshHash)]),
    )
    .forUpdate()
    .executeTakeFirst()
}

export type SessionRow = NonNullable<Awaited<ReturnType<typeof lockSessionByRefresh>>>

export interface Renewal {
  accessHash: Buffer
  accessExpiresAt: Temporal.Instant
  refreshHash: Buffer
  expiresAt: Temporal.Instant
  now: Temporal.Instant
  ip: string
}

export async function renewSession(tx: Tx, session: SessionRow, renewal: Renewal): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({
      previous_refresh_hash: session.refresh_hash,
      previous_access_hash: session.access_hash,
      access_hash: renewal.accessHash,
      access_expires_at: renewal.accessExpiresAt.toString(),
      refresh_hash: renewal.refreshHash,
      expires_at: renewal.expiresAt.toString(),
      refreshed_at: renewal.now.toString(),
      last_ip: renewal.ip,
    })
    .where('id', '=', session.id)
    .execute()
}

/** Ends one session; false when it had ended before, as for the second of two who end it at once. */
export async function revokeSession(
  tx: Tx,
  sessionId: number,
  accountId: number,
  now: Temporal.Instant,
): Promise<boolean> {
  const ended = await tx
    .updateTable('sessions')
    .set({ revoked_at: now.toString() })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  await announceForget(tx, { accountId })
  return ended.numUpdatedRows === 1n
}

/** Ends the sessions of an account, all or all but one. @returns how many went on until now */
export async function revokeSessions(
  tx: Tx,
  accountId: number,
  now: Temporal.Instant,
  keep: number | null = null,
): Promise<number> {
  const ended = await tx
    .updateTable('sessions')
    .set({ revoked_at: now.toString() })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toString())
    .$if(keep !== null, (query) => query.where('id', '!=', keep!))
    .executeTakeFirst()
  await announceForget(tx, { accountId })
  return Number(ended.numUpdatedRows)
}

/** The company of the latest session that the account may still enter, else the first one it belongs to. */
export async function lastCompany(tx: Tx, accountId: number): Promise<number | null> {
  const row = await tx
    .selectFrom('memberships as m')
    .select('m.company_id')
    .where('m.account_id', '=', accountId)
    .orderBy(
      (eb) =>
        eb
          .selectFrom('sessions as s')
          .select((s) => s.fn.max('s.refreshed_at').as('at'))
          .whereRef('s.account_id', '=', 'm.account_id')
          .whereRef('s.company_id', '=', 'm.company_id'),
      (order) => order.desc().nullsLast(),
    )
    .orderBy('m.company_id')
    .limit(1)
    .executeTakeFirst()
  return row?.company_id ?? null
}

export async function setSessionCompany(
  tx: Tx,
  sessionId: number,
  accountId: number,
  companyId: number | null,
) {
  await tx
    .updateTable('sessions')
    .set({ company_id: companyId })
    .where('id', '=', sessionId)
    .where('account_id', '=', accountId)
    .execute()
  await announceForget(tx, { accountId })
}

/** A session of the account that goes on; undefined for any other. */
export async function liveSession(tx: Tx, sessionId: number, accountId: number, now: Temporal.Instant) {
  return tx
    .selectFrom('sessions')
    .select(['id', 'device_hash'])
    .where('id', '=', sessionId)
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toString())
    .executeTakeFirst()
}
