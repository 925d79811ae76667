import { type RawBuilder, sql } from './sql/sql.ts'

/** Of a list that is also read for one row: true of the row with that number, or of each when none is said. */
export function isOnly(alias: string, id: number | undefined): RawBuilder<boolean> {
  return id === undefined ? sql`true` : sql`${sql.ref(`${alias}.id`)} = ${id}`
}
