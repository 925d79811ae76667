import { sql } from '../../../db/sql/sql.ts'
import { allLines, type SavedLine } from '#rules/approvals/line-conditions.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { namesDuty } from '../../lines/index.ts'

/** Names of the forms in one of whose lines a duty stands as IC and its number. */
export async function formsOfDuty({ tx }: Pick<CommandContext, 'tx'>, lineNumber: number): Promise<string[]> {
  const { rows } = await sql<SavedLine & { name: string }>`
    select f.name, f.role_line as line, f.line_variants as variants from forms f
    where f.company_id = ${thisCompany} and f.removed_at is null
      and (position(${`IC${lineNumber}`} in f.role_line) > 0
        or position(${`IC${lineNumber}`} in f.line_variants::text) > 0)
    order by f.name, f.id`.execute(tx)
  return rows
    .filter((form) => allLines(form).some((line) => namesDuty(line, lineNumber)))
    .map(({ name }) => name)
}
