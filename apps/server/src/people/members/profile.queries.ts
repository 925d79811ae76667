import { sql } from '../../db/sql/sql.ts'
import { type FlagsByField, profileFlags } from '#rules/profiles/profile-fields.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext, MemberContext } from '../../http/context.ts'
import { found } from '../../http/fail.ts'
import { chosenFeatures } from '../../platform/features/index.ts'
import { worksHere } from '../roles/index.ts'

export interface CompanyOfProfile {
  company_id: number
  name: string
  timezone: string
  language: string
  logo_file_id: number | null
  background_file_id: number | null
  profile_fields: unknown
  /** What the company has said of each part of the product. */
  chosen_features: Record<string, boolean>
  led: { team_id: number; team_name: string }[]
}

/** What the profile tells besides the person: the company and the teams that the person leads. */
export async function companyOf(
  { tx }: Pick<MemberContext, 'tx'>,
  memberId: number,
): Promise<CompanyOfProfile> {
  const result = await sql<CompanyOfProfile>`
    select c.company_id, c.name, c.timezone, c.language, c.logo_file_id, c.background_file_id, c.profile_fields,
      ${chosenFeatures} as chosen_features,
      coalesce((select json_agg(json_build_object('team_id', id, 'team_name', name) order by sort_order, id)
        from teams where company_id = ${thisCompany} and leader_id = ${memberId}), '[]') as led
    from companies c where c.company_id = ${thisCompany}`.execute(tx)
  return result.rows[0]!
}

/** The company's say on which fields of a profile are kept, shown and changed by whom. */
export async function profileFlagsOf({ tx }: Pick<MemberContext, 'tx'>): Promise<FlagsByField> {
  const row = await tx.selectFrom('companies').select('profile_fields').executeTakeFirstOrThrow()
  return profileFlags(row.profile_fields)
}

export interface LedTeam {
  leader_id: number
  team_id: number
  team_name: string
}

/** The teams that each of the people leads. */
export async function teamsLedBy(
  { tx }: Pick<MemberContext, 'tx'>,
  memberIds: readonly number[],
): Promise<Map<number, LedTeam[]>> {
  const result = await sql<LedTeam>`
    select leader_id, id as team_id, name as team_name from teams
    where company_id = ${thisCompany} and leader_id = any(${[...memberIds]}::bigint[]) order by sort_order, id`.execute(
    tx,
  )
  return Map.groupBy(result.rows, (team) => team.leader_id)
}

/** The file of a person's picture, and whether they work here. @throws Failure NOT_FOUND for somebody of another company */
export async function imageOf(ctx: Pick<CommandContext, 'tx'>, memberId: number) {
  const query = ctx.tx.selectFrom('members').select(['image_file_id', 'status']).where('id', '=', memberId)
  const { image_file_id: fileId, status } = found(await query.executeTakeFirst())
  return { fileId, isHere: worksHere(status) }
}
