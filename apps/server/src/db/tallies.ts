import { type RawBuilder, sql } from 'kysely'
import { thisCompany } from './this-company.ts'

/** What is counted ahead, by the triggers of the counted tables alone (db/migrations/…_count_ahead.sql). */
type Counted =
  /** Members in a state, of the whole company: `of` is 0. */
  | `MEMBERS_${'INVITED' | 'WORKING' | 'ABSENCE' | 'RETIRED'}`
  /** People who work here and whose membership of the team `of` has no end. */
  | 'TEAM'
  /** Documents that wait for the member `of`. */
  | 'TURNS'

/** A number that is kept ahead, as a column of any statement: the same few rows are read however much there is to count. */
export function tallied(counted: readonly Counted[], of = 0): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(amount), 0)::int from tallies
    where company_id = ${thisCompany} and counted = any(${[...counted]}::text[]) and of_id = ${of})`
}

/** The same of everybody or everything that has such a number, as a query of `of_id` and `amount`, which may tell one in parts. */
export function talliesOf(counted: Counted): RawBuilder<unknown> {
  return sql`select of_id, amount from tallies where company_id = ${thisCompany} and counted = ${counted}`
}
