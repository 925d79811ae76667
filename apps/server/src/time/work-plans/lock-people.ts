import { sql } from '../../db/sql/sql.ts'
import type { CommandContext } from '../../http/context.ts'

/**
 * Lets one act at a time change the working days of people, until its transaction ends. Whoever judges a day by what is
 * stored of it takes this first: a check-in reads the leave, an approval of leave reads the check-in. A lock of its own,
 * since a day that nothing is stored of has no row yet; it is the last that a transaction takes, by number of the person,
 * so that nobody waits for each other.
 */
export async function lockPeople(
  { tx, companyId }: Pick<CommandContext, 'tx' | 'companyId'>,
  memberIds: readonly number[],
): Promise<void> {
  const keys = [...new Set(memberIds)].sort((a, b) => a - b).map((id) => `work_days ${companyId} ${id}`)
  await sql`
    select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(${keys}::text[]) with ordinality as k(key, place)
    order by place`.execute(tx)
}
