import { sql } from 'kysely'
import type { MemberContext } from '../http/context.ts'

export interface CompanyOfProfile {
  company_id: number
  name: string
  timezone: string
  language: string
  led: { team_id: number; team_name: string }[]
  features: Record<string, boolean>
}

/** What the profile tells besides the person: the company, what it has switched on, and the teams that the person leads. */
export async function companyOf({ tx }: Pick<MemberContext, 'tx'>, memberId: number): Promise<CompanyOfProfile> {
  const result = await sql<CompanyOfProfile>`
    select c.company_id, c.name, c.timezone, c.language,
      coalesce((select json_agg(json_build_object('team_id', id, 'team_name', name) order by sort_order, id)
        from teams where leader_id = ${memberId}), '[]') as led,
      coalesce((select json_object_agg(feature, enabled) from company_features), '{}') as features
    from companies c`.execute(tx)
  return result.rows[0]!
}

/** The teams that a person leads. */
export async function teamsLedBy({ tx }: Pick<MemberContext, 'tx'>, memberId: number) {
  const result = await sql<{ team_id: number; team_name: string }>`
    select id as team_id, name as team_name from teams where leader_id = ${memberId} order by sort_order, id`.execute(tx)
  return result.rows
}
