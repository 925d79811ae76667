import { sql } from '../../db/sql/sql.ts'
import { lineRoleNames } from '#contract/approvals/lines/role-names.ts'
import { allLines } from '#rules/approvals/line-conditions.ts'
import { parseLine } from '#rules/approvals/role-line.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext, Language } from '../../http/context.ts'
import type { LineRow } from './lines.queries.ts'

type Row = Pick<LineRow, 'role_code' | 'role_name' | 'line' | 'variants'> & {
  owner: string | null
}

/** Names, for the reader, of the saved lines in which a duty stands as IC and its number. */
export async function linesOfDuty(
  { tx, language }: Pick<CommandContext, 'tx' | 'language'>,
  lineNumber: number,
): Promise<string[]> {
  const { rows } = await sql<Row>`
    select l.role_code, l.role_name, l.line, l.variants, coalesce(t.name, m.name) as owner
    from approval_lines l
    left join teams t on t.company_id = l.company_id and t.id = l.team_id
    left join members m on m.company_id = l.company_id and m.id = l.member_id
    where l.company_id = ${thisCompany}
      and (position(${`IC${lineNumber}`} in l.line) > 0 or position(${`IC${lineNumber}`} in l.variants::text) > 0)
    order by l.team_id nulls first, l.member_id nulls first, l.role_code`.execute(tx)
  const named = rows.filter((row) => allLines(row).some((line) => namesDuty(line, lineNumber)))
  return named.map((row) => titleOf(row, language))
}

/** Whether a duty stands in a line. */
export function namesDuty(line: string, lineNumber: number): boolean {
  const targets = (parseLine(line) ?? []).flatMap((token) => token.targets)
  return targets.some((one) => one.kind === 'ROLE' && one.roleId === lineNumber)
}

function titleOf({ owner, role_name, role_code }: Row, language: Language): string {
  const name = role_name || lineRoleNames[role_code][language]
  return owner === null ? name : `${owner} ${name}`
}
