import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import type { PlannedDay } from '#rules/work-time/plan-day.ts'
import type { SwappedDay } from '#rules/work-time/swap-day.ts'
import type { Tx } from '../../db/connection.ts'
import { thisCompany } from '../../db/this-company.ts'
import { namesOf } from './name-of-holiday.ts'
import type { DayRange } from './plan-columns.ts'

/** Swapped days inside a statement: day, works, other day, name of the holiday. */
export type SwapFacts = [string, boolean, string, string][] | null

/** The swapped days of `m` (members) in a range, null without any. */
export function swapsIn({ from, to }: DayRange): RawBuilder<SwapFacts> {
  return sql`(select json_agg(json_build_array(sd.work_on, sd.works, sd.other_on, sd.name)) from swapped_days sd
    where sd.company_id = ${thisCompany} and sd.member_id = m.id and sd.work_on between ${from} and ${to})`
}

export function swapsOf(facts: SwapFacts): ReadonlyMap<string, SwappedDay> | undefined {
  if (facts === null) return undefined
  return new Map(facts.map(([day, works, other, name]) => [day, { day, works, other, name }]))
}

/** A swap by its worked day. */
export interface SwapRow {
  id: number
  member_id: number
  worked_on: string
  free_on: string
  name: string
  document_id: number | null
}

const COLUMNS = sql`sd.id, sd.member_id, sd.work_on as worked_on, sd.other_on as free_on, sd.name, sd.document_id`

/** The swaps of people of which a day lies in a range. */
export async function listSwaps(
  { tx }: { tx: Tx },
  memberIds: readonly number[],
  { from, to }: DayRange,
): Promise<SwapRow[]> {
  const { rows } = await sql<SwapRow>`
    select ${COLUMNS} from swapped_days sd
    where sd.company_id = ${thisCompany} and sd.works and sd.member_id = any(${[...memberIds]}::bigint[])
      and (sd.work_on between ${from} and ${to} or sd.other_on between ${from} and ${to})
    order by sd.member_id, sd.work_on`.execute(tx)
  return rows
}

/** The swap of a document, or the one with an id; locked. */
export async function swapOf(
  { tx }: { tx: Tx },
  by: { id: number } | { documentId: number },
): Promise<SwapRow | undefined> {
  const condition = 'id' in by ? sql`sd.id = ${by.id}` : sql`sd.document_id = ${by.documentId}`
  const { rows } = await sql<SwapRow>`
    select ${COLUMNS} from swapped_days sd
    where sd.company_id = ${thisCompany} and sd.works and ${condition} for update`.execute(tx)
  return rows[0]
}

/** Swaps two days, of which neither is swapped. @returns the id of the swap */
export async function setSwap({ tx }: { tx: Tx }, swap: Omit<SwapRow, 'id'>): Promise<number> {
  const { rows } = await sql<{ id: number; works: boolean }>`
    insert into swapped_days (company_id, member_id, work_on, works, other_on, name, document_id)
    values (${thisCompany}, ${swap.member_id}, ${swap.worked_on}, true, ${swap.free_on}, ${swap.name}, ${swap.document_id}),
      (${thisCompany}, ${swap.member_id}, ${swap.free_on}, false, ${swap.worked_on}, ${swap.name}, ${swap.document_id})
    returning id, works`.execute(tx)
  return rows.find(({ works }) => works)!.id
}

/** Lets both days be as they were. */
export async function clearSwap({ tx }: { tx: Tx }, swap: SwapRow): Promise<void> {
  await sql`
    delete from swapped_days where company_id = ${thisCompany} and member_id = ${swap.member_id}
      and work_on in (${swap.worked_on}::date, ${swap.free_on}::date)`.execute(tx)
}

/** Lets days after the last one of somebody who leaves be as they were, where both lie after it. */
export async function clearSwapsAfter(
  { tx }: { tx: Tx },
  memberId: number,
  lastDay: Temporal.PlainDate,
): Promise<void> {
  await sql`
    delete from swapped_days where company_id = ${thisCompany} and member_id = ${memberId}
      and work_on > ${lastDay} and other_on > ${lastDay}`.execute(tx)
}

/** What is kept of the name of a holiday that is worked: empty for the weekly one. */
export function holidayNameOf({ holidays }: PlannedDay): string {
  return namesOf(holidays, 'ko') ?? ''
}
