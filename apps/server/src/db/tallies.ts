import { type RawBuilder, sql } from './sql/sql.ts'
import type { Tx } from './connection.ts'
import { thisCompany } from './this-company.ts'

/** What is counted ahead, by the few functions of the owner of a table that write it: see {@link tally}. */
export type Counted =
  /** Members in a state, of the whole company: `of` is 0. */
  | `MEMBERS_${'INVITED' | 'WORKING' | 'ABSENCE' | 'RETIRED'}`
  /** People who work here and whose membership of the team `of` has no end. */
  | 'TEAM'
  /** Documents that wait for the member `of`. */
  | 'TURNS'
  /** Documents in a box of the member `of`, by its name: received, and written. */
  | `RECEIVED_${string}`
  | `SENT_${string}`

/** A number that is kept ahead, as a column of any statement: the same few rows are read however much there is to count. */
export function tallied(counted: readonly Counted[], of = 0): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(amount), 0)::int from tallies
    where company_id = ${thisCompany} and counted = any(${[...counted]}::text[]) and of_id = ${of})`
}

/** Several of them as a JSON object by the ends of their names, without those that are 0. @param kind what their names begin with */
export function talliedByName(kind: string, names: readonly string[], of: number): RawBuilder<unknown> {
  return sql`select coalesce(json_object_agg(name, n), '{}') from (
    select substr(counted, length(${kind}::text) + 1) as name, sum(amount)::int as n from tallies
    where company_id = ${thisCompany} and counted = any(${names.map((name) => kind + name)}::text[]) and of_id = ${of}
    group by counted having sum(amount) <> 0) each_one`
}

/** The same of everybody or everything that has such a number, as a query of `of_id` and `amount`, which may tell one in parts. */
export function talliesOf(counted: Counted): RawBuilder<unknown> {
  return sql`select of_id, amount from tallies where company_id = ${thisCompany} and counted = ${counted}`
}

export interface TallyChange {
  counted: Counted
  /** 0 for the company. */
  of?: number
  change: number
}

/**
 * Says by how much numbers change, in the transaction of what changes them. A change is a row of its own beside those that stand
 * there, and the number their sum: nothing is read, and nobody waits for anybody. {@link foldTallies} makes one of many.
 */
export async function tally(tx: Tx, changes: readonly TallyChange[]): Promise<void> {
  const sums = new Map<string, Required<TallyChange>>()
  for (const { counted, of = 0, change } of changes) {
    const key = `${counted} ${of}`
    sums.set(key, { counted, of, change: (sums.get(key)?.change ?? 0) + change })
  }
  const rows = [...sums.values()].filter(({ change }) => change !== 0)
  if (rows.length === 0) return
  await sql`
    insert into tallies (company_id, counted, of_id, amount)
    select ${thisCompany}::bigint, c.* from unnest(${rows.map((row) => row.counted)}::text[],
      ${rows.map((row) => row.of)}::bigint[], ${rows.map((row) => row.change)}::int[]) as c
    returning id`.execute(tx)
}

/** Makes one row of the rows of each number. Whoever adds one meanwhile is not waited for, and their row stays beside it. */
export async function foldTallies(tx: Tx): Promise<void> {
  const gone = await sql<{ counted: Counted; of: number; change: number }>`
    delete from tallies where company_id = ${thisCompany} and id in (
      select id from (
        select id, count(*) over number as rows, sum(amount) over number as amount
        from tallies where company_id = ${thisCompany} window number as (partition by counted, of_id)
      ) numbers where rows > 1 or amount = 0)
    returning counted, of_id as of, amount as change`.execute(tx)
  await tally(tx, gone.rows)
}
