import { sql } from '../../../db/sql/sql.ts'
import type { Period } from '#rules/work-time/confirm-period.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { awaitJudges } from '../../../platform/companies/index.ts'

type Asking = Pick<CommandContext, 'tx'>

export interface PeriodRow {
  id: number
  starts_on: string
  ends_on: string
}

/** All periods that are set by hand, in their order, each with whether days of it are closed. */
export async function listPeriods({ tx }: Asking): Promise<(PeriodRow & { is_closed: boolean })[]> {
  const { rows } = await sql<PeriodRow & { is_closed: boolean }>`
    select p.id, p.starts_on, p.ends_on, exists (select 1 from work_closings k where k.company_id = ${thisCompany}
      and k.reopened_at is null and k.ends_on >= p.starts_on and k.starts_on <= p.ends_on) as is_closed
    from closing_periods p where p.company_id = ${thisCompany} order by p.starts_on`.execute(tx)
  return rows
}

export function periodOfRow({ starts_on, ends_on }: Pick<PeriodRow, 'starts_on' | 'ends_on'>): Period {
  return { from: Temporal.PlainDate.from(starts_on), to: Temporal.PlainDate.from(ends_on) }
}

/** All periods that are set by hand, in their order. */
export async function listManual({ tx }: Asking): Promise<Period[]> {
  const { rows } = await sql<PeriodRow>`
    select id, starts_on, ends_on from closing_periods where company_id = ${thisCompany} order by starts_on`.execute(
    tx,
  )
  return rows.map(periodOfRow)
}

/** Lets one at a time change the periods of the company, after whoever is closing one of them. */
export async function lockPeriods({ tx }: Asking): Promise<void> {
  await awaitJudges(tx)
}

export async function insertPeriods(
  { tx }: Asking,
  periods: readonly Omit<PeriodRow, 'id'>[],
): Promise<void> {
  await sql`
    insert into closing_periods (company_id, starts_on, ends_on)
    select ${thisCompany}::bigint, p.* from json_to_recordset(${JSON.stringify(periods)}) as p(starts_on date, ends_on date)
    returning id`.execute(tx)
}

export async function movePeriods({ tx }: Asking, periods: readonly PeriodRow[]): Promise<void> {
  await sql`
    update closing_periods c set starts_on = p.starts_on, ends_on = p.ends_on
    from json_to_recordset(${JSON.stringify(periods)}) as p(id bigint, starts_on date, ends_on date)
    where c.company_id = ${thisCompany} and c.id = p.id`.execute(tx)
}

export async function deletePeriods({ tx }: Asking, ids: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('closing_periods')
    .where('id', 'in', [...ids])
    .execute()
}
