import { sql } from '../../db/sql/sql.ts'
import type { Tx } from '../../db/connection.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { Actor, CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { loadActor } from './load-actor.ts'

/**
 * Lets one change of admins happen at a time in a company, and makes sure that who acts is still a full admin then:
 * of two admins who remove each other at once, the second has become an ordinary member.
 * @throws Failure FORBIDDEN
 */
export async function lockAdmins(ctx: Pick<CommandContext, 'tx' | 'actor'>): Promise<void> {
  const { tx, actor } = ctx
  await sql`select 1 from companies where company_id = ${thisCompany} for no key update`.execute(tx)
  // The product itself holds no role that could end.
  if (!actor.isFullAdmin || actor.memberId === 0) return
  const role = await sql`select 1 from role_holders
    where company_id = ${thisCompany} and member_id = ${actor.memberId} and role = 'FULL_ADMIN'`.execute(tx)
  if (role.rows.length === 0) fail('FORBIDDEN')
}

/**
 * The actor as of now, with the lock of {@link lockAdmins}: what a limited admin covers may have ended since the session
 * was looked at.
 * @throws Failure FORBIDDEN
 */
export async function lockedActor(ctx: Pick<CommandContext, 'tx' | 'actor'>): Promise<Actor> {
  await lockAdmins(ctx)
  const { tx, actor } = ctx
  if (actor.isFullAdmin) return actor
  return (await loadActor(tx, actor.companyId, actor.memberId, actor.accountId)) ?? fail('FORBIDDEN')
}

/**
 * Refuses to lose the only full admin who works (decision D-13). Takes the lock of {@link lockAdmins}.
 * @throws Failure LAST_ADMIN, FORBIDDEN
 */
export async function refuseLastAdmin(
  ctx: Pick<CommandContext, 'tx' | 'actor'>,
  memberId: number,
): Promise<void> {
  await lockAdmins(ctx)
  await keepAnAdmin(ctx.tx, memberId)
}

/**
 * The same once {@link lockAdmins} is held, for commands that judge in between who may: a refusal must not tell others
 * that somebody is the only admin.
 * @throws Failure LAST_ADMIN
 */
export async function keepAnAdmin(tx: Tx, memberId: number): Promise<void> {
  const admins = await fullAdminIds(tx)
  if (admins.length === 1 && admins[0] === memberId) fail('LAST_ADMIN')
}

/** The full admins who work here today. */
export async function fullAdminIds(tx: Tx): Promise<number[]> {
  const result = await sql<{ id: number }>`
    select m.id from role_holders r join members m on m.company_id = r.company_id and m.id = r.member_id
    where r.company_id = ${thisCompany} and r.role = 'FULL_ADMIN' and m.status = 'WORKING' order by m.id`.execute(
    tx,
  )
  return result.rows.map((row) => row.id)
}
