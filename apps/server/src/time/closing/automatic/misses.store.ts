import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'

type Asking = Pick<CommandContext, 'tx'>

export interface MissRow {
  id: number
  member_id: number
  work_on: string
}

/** Notes days that kept a period from closing by itself. @returns whose were not noted before */
export async function noteMisses(
  { tx, now }: Pick<CommandContext, 'tx' | 'now'>,
  misses: readonly Omit<MissRow, 'id'>[],
): Promise<number[]> {
  if (misses.length === 0) return []
  const { rows } = await sql<{ member_id: number }>`
    insert into closing_misses (company_id, member_id, work_on, noted_at)
    select ${thisCompany}::bigint, n.member_id, n.work_on, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(misses)}) as n(member_id bigint, work_on date)
    on conflict (company_id, member_id, work_on) do nothing
    returning member_id`.execute(tx)
  return [...new Set(rows.map((row) => row.member_id))]
}

/** The noted days of a person that are still open, in their order. */
export async function listMisses({ tx }: Asking, memberId: number): Promise<MissRow[]> {
  const { rows } = await sql<MissRow>`
    select x.id, x.member_id, x.work_on from closing_misses x
    where x.company_id = ${thisCompany} and x.member_id = ${memberId}
      and not exists (select 1 from work_closings k where k.company_id = ${thisCompany} and k.member_id = x.member_id
        and k.reopened_at is null and x.work_on between k.starts_on and k.ends_on)
    order by x.work_on`.execute(tx)
  return rows
}
