import { sql } from '../../db/sql/sql.ts'
import type { LineRole, LineVariant } from '#rules/approvals/line-conditions.ts'
import type { Tx } from '../../db/connection.ts'
import { thisCompany } from '../../db/this-company.ts'
import { found, onConstraint } from '../../http/fail.ts'
import type { LineOwner } from './lines.policy.ts'

const broken = { approval_lines_key: 'LINE_EXISTS', approval_lines_team: 'NOT_FOUND' } as const

export interface LineFields {
  role: LineRole
  name: string
  line: string
  variants: readonly LineVariant[]
}

export interface KeptLine extends LineFields {
  id: number
  owner: LineOwner
}

/** @throws Failure LINE_EXISTS, NOT_FOUND for an unknown team */
export async function insertLine(
  tx: Tx,
  { teamId, memberId }: LineOwner,
  { role, name, line, variants }: LineFields,
  now: Temporal.Instant,
): Promise<number> {
  const writing = sql<{ id: number }>`
    insert into approval_lines (company_id, team_id, member_id, role_code, role_name, line, variants, updated_at)
    values (${thisCompany}, ${teamId}, ${memberId}, ${role}, ${name}, ${line}, ${JSON.stringify(variants)}::jsonb,
      ${now.toString()}::timestamptz) returning id`
  return (await onConstraint(broken, () => writing.execute(tx))).rows[0]!.id
}

/** Held until the transaction ends. @throws Failure NOT_FOUND */
export async function lockLine(tx: Tx, id: number): Promise<KeptLine> {
  const { rows } = await sql<Omit<KeptLine, 'owner'> & { team_id: number | null; member_id: number | null }>`
    select id, team_id, member_id, role_code as role, role_name as name, line, variants from approval_lines
    where company_id = ${thisCompany} and id = ${id} for no key update`.execute(tx)
  const { team_id: teamId, member_id: memberId, ...rest } = found(rows[0])
  return { ...rest, owner: { teamId, memberId } }
}

/** @throws Failure LINE_EXISTS */
export async function writeLine(
  tx: Tx,
  id: number,
  { role, name, line, variants }: LineFields,
  now: Temporal.Instant,
): Promise<void> {
  const writing = sql`
    update approval_lines set role_code = ${role}, role_name = ${name}, line = ${line},
      variants = ${JSON.stringify(variants)}::jsonb, updated_at = ${now.toString()}::timestamptz
    where company_id = ${thisCompany} and id = ${id}`
  await onConstraint(broken, () => writing.execute(tx))
}

export async function removeRow(tx: Tx, id: number): Promise<void> {
  await sql`delete from approval_lines where company_id = ${thisCompany} and id = ${id}`.execute(tx)
}
