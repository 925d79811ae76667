import { sql } from '../../db/sql/sql.ts'
import type { Tx } from '../../db/connection.ts'
import { heldOn } from '../../db/dated-rows.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail, found } from '../../http/fail.ts'
import { isFullAdmin } from '../roles/index.ts'
import { inState, mayKeep, type MemberAction, type MemberStatus } from './members.policy.ts'
import { histories } from './records/histories.ts'

export interface LockedMember {
  id: number
  account_id: number | null
  email: string
  name: string
  status: MemberStatus
  joined_on: string | null
  retired_on: string | null
  /** The planned last day of work. */
  leaves_on: string | null
  teamId: number | null
  isFullAdmin: boolean
}

/** Whose an address is in the company. @throws Failure NOT_FOUND */
export async function findMember(tx: Tx, email: string): Promise<number> {
  return found(await tx.selectFrom('members').select('id').where('email', '=', email).executeTakeFirst()).id
}

/**
 * Lets nobody else change the member until the transaction ends. Rows that merely point at the person, as a press or a
 * notification, are held up only by who removes the person.
 * @returns whether there is one
 */
export async function holdMember(tx: Tx, memberId: number, toRemove = false): Promise<boolean> {
  const lock = toRemove ? sql`for update` : sql`for no key update`
  const held = await sql`
    select 1 from members where company_id = ${thisCompany} and id = ${memberId} ${lock}`.execute(tx)
  return held.rows.length > 0
}

/** The member, locked until the transaction ends, with the team of today. @throws Failure NOT_FOUND */
export async function lockMember(
  tx: Tx,
  memberId: number,
  today: Temporal.PlainDate,
  toRemove = false,
): Promise<LockedMember> {
  // First the lock, then the look: what somebody else changed meanwhile has to be seen.
  if (!(await holdMember(tx, memberId, toRemove))) fail('NOT_FOUND')
  const result = await sql<LockedMember>`
    select m.id, m.account_id, m.email, m.name, m.status, m.joined_on, m.retired_on,
      ${histories().employment.plannedLastDay} as leaves_on,
      (select tm.team_id from team_memberships tm where tm.company_id = ${thisCompany} and tm.member_id = m.id
        and ${heldOn('tm', today)}) as "teamId",
      ${isFullAdmin} as "isFullAdmin"
    from members m where m.company_id = ${thisCompany} and m.id = ${memberId}`.execute(tx)
  return found(result.rows[0])
}

/**
 * The member, locked, once the actor may do this to it and its state allows it.
 * @throws Failure NOT_FOUND, FORBIDDEN, WRONG_MEMBER_STATE
 */
export async function lockFor(
  ctx: CommandContext,
  memberId: number,
  action: MemberAction,
): Promise<LockedMember> {
  const toRemove = action === 'delete' || action === 'cancelInvite'
  const member = await lockMember(ctx.tx, memberId, ctx.today, toRemove)
  if (!mayKeep(ctx.actor, member, action)) fail('FORBIDDEN')
  if (!inState(action, member.status, member.account_id !== null)) fail('WRONG_MEMBER_STATE')
  return member
}
