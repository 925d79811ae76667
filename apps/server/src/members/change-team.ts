import { sql } from 'kysely'
import type { Tx } from '../db/connection.ts'
import type { CompanyId } from '../db/transaction.ts'
import { fail, onConstraint } from '../http/fail.ts'

export interface TeamChange {
  companyId: CompanyId
  memberId: number
  /** null: in no team. */
  teamId: number | null
  /** The first day on which it holds. */
  from: Temporal.PlainDate
}

interface MembershipRow {
  id: number
  team_id: number
  starts_on: string
  ends_on: string | null
}

/**
 * Moves a person to another team from a day on; what was before stays as it was (decision D-09). A change on the very
 * day on which the present one began replaces it.
 * @returns the team before, null for none
 * @throws Failure TEAM_CHANGE_OVERLAPS when a later change is planned already, NOT_FOUND for an unknown team
 */
export async function changeTeam(
  tx: Tx,
  { companyId, memberId, teamId, from }: TeamChange,
): Promise<number | null> {
  await sql`select 1 from members where id = ${memberId} for no key update`.execute(tx)
  const later = await sql<MembershipRow>`
    select id, team_id, starts_on, ends_on from team_memberships
    where member_id = ${memberId} and (ends_on is null or ends_on > ${from}) order by starts_on`.execute(tx)
  const day = from.toString()
  const present = later.rows[0]
  if (later.rows.some((row) => row.starts_on > day) || present?.ends_on) fail('TEAM_CHANGE_OVERLAPS')
  if ((present?.team_id ?? null) === teamId) return teamId
  if (present?.starts_on === day)
    await tx.deleteFrom('team_memberships').where('id', '=', present.id).execute()
  else if (present)
    await tx.updateTable('team_memberships').set({ ends_on: day }).where('id', '=', present.id).execute()
  if (teamId !== null) {
    const values = { company_id: companyId, member_id: memberId, team_id: teamId, starts_on: day }
    const codes = {
      team_memberships_team: 'NOT_FOUND',
      team_memberships_once: 'TEAM_CHANGE_OVERLAPS',
    } as const
    await onConstraint(codes, () => tx.insertInto('team_memberships').values(values).execute())
  }
  return present?.team_id ?? null
}

/** Ends every team membership after the last day, and those that had not begun. */
export async function endTeams(tx: Tx, memberId: number, lastDay: Temporal.PlainDate): Promise<void> {
  const end = lastDay.add({ days: 1 })
  await sql`delete from team_memberships where member_id = ${memberId} and starts_on >= ${end}`.execute(tx)
  await sql`update team_memberships set ends_on = ${end}
    where member_id = ${memberId} and (ends_on is null or ends_on > ${end})`.execute(tx)
}

/** Moves the end of the last team when the last day of work is corrected. */
export async function moveEnd(
  tx: Tx,
  memberId: number,
  from: string | null,
  lastDay: Temporal.PlainDate,
): Promise<void> {
  if (from !== null) {
    const old = Temporal.PlainDate.from(from).add({ days: 1 })
    await sql`update team_memberships set ends_on = null where member_id = ${memberId} and ends_on = ${old}`.execute(
      tx,
    )
  }
  await endTeams(tx, memberId, lastDay)
}
