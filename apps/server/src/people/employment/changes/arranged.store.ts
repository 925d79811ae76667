import { sql } from '../../../db/sql/sql.ts'
import type { Tx } from '../../../db/connection.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { Plan } from '../retirement/retirement.policy.ts'

export interface Absence {
  starts_on: string
  until_on: string | null
  reason: string
  /** It should have begun, but the person is the last full admin. */
  is_held: boolean
}

/** What is arranged for a person besides what their timelines tell. */
export interface Arranged {
  absences: readonly Absence[]
  /** The planned retirement. */
  plan: Plan | null
  /** Teams in which the person stood or is going to, that are closed or will be. */
  closedTeams: readonly { id: number; closed_on: string }[]
}

/** Keeps the teams of a person from being closed until the transaction ends. Call before the person is held. */
export async function holdTeamsOf(tx: Tx, memberId: number): Promise<void> {
  await sql`
    select 1 from teams where company_id = ${thisCompany}
      and id in (select team_id from team_memberships where company_id = ${thisCompany} and member_id = ${memberId})
    order by id for key share`.execute(tx)
}

/** Of somebody who is held, it stays so until the transaction ends. */
export async function readArranged(tx: Tx, memberId: number): Promise<Arranged> {
  const result = await sql<Arranged>`
    select
      (select coalesce(json_agg(json_build_object('starts_on', starts_on, 'until_on', until_on, 'reason', reason,
          'is_held', held_at is not null) order by starts_on), '[]')
        from absences where company_id = ${thisCompany} and member_id = ${memberId}) as absences,
      (select json_build_object('planned_by', p.planned_by, 'hand_over', p.hand_over, 'teams',
          (select coalesce(json_agg(json_build_object('id', t.id, 'parentId', t.parent_id)), '[]') from teams t
            where t.company_id = ${thisCompany}
              and t.id in (select (one->>'team_id')::bigint from jsonb_array_elements(p.hand_over) one)))
        from planned_retirements p where p.company_id = ${thisCompany} and p.member_id = ${memberId}) as plan,
      (select coalesce(json_agg(json_build_object('id', t.id, 'closed_on', t.closed_on)), '[]') from teams t
        where t.company_id = ${thisCompany} and t.closed_on is not null
          and t.id in (select team_id from team_memberships
            where company_id = ${thisCompany} and member_id = ${memberId})) as "closedTeams"`.execute(tx)
  return result.rows[0]!
}
