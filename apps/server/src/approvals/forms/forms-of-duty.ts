import { sql } from 'kysely'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import { namesDuty } from '../lines/index.ts'

/** Names of the forms in whose line a duty stands as IC and its number. */
export async function formsOfDuty({ tx }: Pick<CommandContext, 'tx'>, lineNumber: number): Promise<string[]> {
  const { rows } = await sql<{ name: string; role_line: string }>`
    select f.name, f.role_line from forms f where f.company_id = ${thisCompany} and f.removed_at is null
      and position(${`IC${lineNumber}`} in f.role_line) > 0 order by f.name, f.id`.execute(tx)
  return rows.filter(({ role_line }) => namesDuty(role_line, lineNumber)).map(({ name }) => name)
}
