import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext, Language } from '../../../http/context.ts'
import { joinTeamOn } from '../../../people/roles/index.ts'
import type { Addressed } from './promotion-doc.ts'

/** To whom the company writes, by member: with its name and language, and the team of today. */
export async function findAddressees(
  { tx, today }: Pick<CommandContext, 'tx' | 'today'>,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, Addressed>> {
  const { rows } = await sql<{
    id: number
    person: string
    team: string | null
    company: string
    language: Language
  }>`
    select m.id, m.name as person, t.name as team, c.name as company, c.language
    from members m join companies c on c.company_id = m.company_id ${joinTeamOn(today)}
    where m.company_id = ${thisCompany} and m.id = any(${[...new Set(memberIds)]}::bigint[])`.execute(tx)
  return new Map(rows.map(({ id, ...row }) => [id, { ...row, today }]))
}
