import { type RawBuilder, sql } from './sql/sql.ts'

/** A day, or the column that tells it: `sql.ref('b.booked_on')`. */
type Day = Temporal.PlainDate | string | RawBuilder<unknown>

/**
 * Whether a dated row holds on a day. `starts_on` is the first day of it, `ends_on` the first day after it, or null while
 * nobody knows: memberships of teams, terms of employment, versions of teams.
 * @param alias name of the table in the statement
 */
export function heldOn(alias: string, day: Day): RawBuilder<boolean> {
  const [from, end] = [sql.ref(`${alias}.starts_on`), sql.ref(`${alias}.ends_on`)]
  return sql<boolean>`${from} <= ${day} and (${end} is null or ${end} > ${day})`
}

/** The same of a row whose `until_on` is the last day of it, or null while nobody knows: absences. */
export function lastsOn(alias: string, day: Day): RawBuilder<boolean> {
  const [from, until] = [sql.ref(`${alias}.starts_on`), sql.ref(`${alias}.until_on`)]
  return sql<boolean>`${from} <= ${day} and (${until} is null or ${until} >= ${day})`
}
