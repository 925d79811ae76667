import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'

/** Which of some events are days off that were agreed on with the weekend work that they stand for. */
export async function alternativesAmong(
  { tx }: Pick<CommandContext, 'tx'>,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from work_events
    where company_id = ${thisCompany} and id = any(${[...ids]}::bigint[]) and alternative_of is not null`.execute(
    tx,
  )
  return new Set(rows.map(({ id }) => id))
}
