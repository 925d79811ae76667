import { sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'

/** Who acts, as the sentences of notices name {person}. */
export async function toldBy({
  tx,
  actor,
}: Pick<CommandContext, 'tx' | 'actor'>): Promise<{ person: string; personId: number }> {
  const { rows } = await sql<{ name: string }>`
    select name from members where company_id = ${thisCompany} and id = ${actor.memberId}`.execute(tx)
  return { person: rows[0]?.name ?? '', personId: actor.memberId }
}
