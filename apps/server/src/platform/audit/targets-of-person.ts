import { type RawBuilder, sql } from '../../db/sql/sql.ts'

/** Selects the ids of things of a kind that are about a person. */
type TargetsOf = (memberId: number) => RawBuilder<unknown>

const kinds = new Map<string, TargetsOf>()

/** Called once at start by slices above whose things are about a person, as a request of leave is. */
export function registerTargetsOfPerson(kind: string, select: TargetsOf): void {
  kinds.set(kind, select)
}

/** Whether an event `e` was done to a person, or to something that is about them. */
export function isAbout(memberId: number): RawBuilder<boolean> {
  const own = sql<boolean>`(e.target_kind = 'member' and e.target_id = ${memberId})`
  const theirs = [...kinds].map(
    ([kind, select]) =>
      sql<boolean>`(e.target_kind = ${kind} and e.target_id = any(array(${select(memberId)})))`,
  )
  return sql<boolean>`(${sql.join([own, ...theirs], sql` or `)})`
}
