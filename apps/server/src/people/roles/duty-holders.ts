import { sql } from '../../db/sql/sql.ts'
import type { DutyCode } from '#contract/people/roles/duties.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'

/** Who holds which duty, to be read from: `from ${dutyHolders} h`. */
export const dutyHolders = sql`(select company_id, member_id, role as duty from role_holders
  where company_id = ${thisCompany})`

type Holder = { id: number; name: string }

/** Who has a duty and works here today, by id; the full admins where nobody has it. */
export async function whoseDuty(ctx: Pick<CommandContext, 'tx'>, duty: DutyCode): Promise<number[]> {
  return (await holdersOf(ctx, duty)).map(({ id }) => id)
}

/** The same with their names. */
export async function holdersOf({ tx }: Pick<CommandContext, 'tx'>, duty: DutyCode): Promise<Holder[]> {
  const { rows } = await sql<Holder & { role: string }>`
    select m.id, m.name, r.role from role_holders r join members m on m.company_id = r.company_id and m.id = r.member_id
    where r.company_id = ${thisCompany} and r.role in (${duty}, 'FULL_ADMIN') and m.status = 'WORKING' order by m.id`.execute(
    tx,
  )
  const holders = rows.filter(({ role }) => role === duty)
  return holders.length > 0 ? holders : rows
}
