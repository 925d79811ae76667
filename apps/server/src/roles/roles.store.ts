import { sql } from 'kysely'
import type { Tx } from '../db/connection.ts'
import { fail, found } from '../http/fail.ts'

/**
 * Holds the member's row, so that nobody leaves while being given a role.
 * @throws Failure NOT_FOUND, WRONG_MEMBER_STATE for somebody who does not work here
 */
export async function lockWorkingMember(tx: Tx, memberId: number): Promise<void> {
  const result = await sql<{
    status: string
  }>`select status from members where id = ${memberId} for key share`.execute(tx)
  const { status } = found(result.rows[0])
  if (status !== 'WORKING' && status !== 'ABSENCE') fail('WRONG_MEMBER_STATE')
}

/** @throws Failure NOT_FOUND */
export async function requireMember(tx: Tx, memberId: number): Promise<void> {
  found((await sql`select 1 from members where id = ${memberId}`.execute(tx)).rows[0])
}

/** @throws Failure NOT_FOUND */
export async function requireTeam(tx: Tx, teamId: number): Promise<void> {
  found((await sql`select 1 from teams where id = ${teamId} for key share`.execute(tx)).rows[0])
}
