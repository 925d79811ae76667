import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'

/** What the company calls its own kind of a code like CUSTOM:12:FULL, null for other codes. @param code the column of a query */
export function ownNameOf(code: string): RawBuilder<string | null> {
  const column = sql.ref(code)
  return sql<string | null>`case when ${column} like 'CUSTOM:%' then (select own.name from event_codes own
    where own.company_id = ${thisCompany} and own.id = split_part(${column}, ':', 2)::bigint) end`
}

/** Whether the kind of a code can still be asked for: one of the company's own may be switched off. @param code the column of a query */
export function isSwitchedOn(code: string): RawBuilder<boolean> {
  const column = sql.ref(code)
  return sql<boolean>`(case when ${column} like 'CUSTOM:%' then exists (select 1 from event_codes own
    where own.company_id = ${thisCompany} and own.id = split_part(${column}, ':', 2)::bigint and own.is_active) else true end)`
}

/** What the company calls kinds of its own, by their ids. */
export function ownCodeNames(ids: readonly number[]): RawBuilder<{ id: number; name: string }> {
  return sql`select id, name from event_codes where company_id = ${thisCompany} and id = any(${[...ids]}::bigint[])`
}
