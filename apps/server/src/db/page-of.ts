import { type RawBuilder, sql } from './sql/sql.ts'

/**
 * `limit` of a list. The number stands in the text of the statement: of a parameter PostgreSQL would expect a tenth of the
 * table, and join all of it for a page of fifty.
 */
export function atMost(rows: number): RawBuilder<unknown> {
  return sql`limit ${sql.lit(rows)}`
}

/** The rows of a page; the first one is page 1. */
export function pageOf({ page, page_size }: { page: number; page_size: number }): RawBuilder<unknown> {
  return sql`${atMost(page_size)} offset ${(page - 1) * page_size}`
}
