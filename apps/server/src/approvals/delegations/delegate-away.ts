import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { absencesInForce } from '../../people/employment/index.ts'
import type { Choice } from './delegations.store.ts'

type Piece = RawBuilder<unknown>
type DaysAway = (member: Piece, range: Record<'from' | 'to', Piece>) => RawBuilder<number>

let daysAway: DaysAway = () => sql`0`

/** Hands over what knows leave: time/work-days, which lies above. */
export function registerDaysAway(one: DaysAway): void {
  daysAway = one
}

/** Why somebody may be slow to decide for another in a period. */
export interface DelegateAway {
  /** Days of leave for certain, of which nothing else is told (decision 0086). */
  leave_days: number
  /** From when they are on leave of absence. */
  absent_from: string | null
  /** To whom they delegate their own decisions meanwhile: those of the giver do not go on. */
  hands_on_to: string | null
}

/** The same as columns of a statement, from today on. */
export function delegateAway(delegate: Piece, from: Piece, to: Piece, today: Temporal.PlainDate): Piece {
  const start = sql`greatest(${from}, ${today}::date)`
  return sql`${daysAway(delegate, { from: start, to })} as leave_days,
    (select a.starts_on from members m cross join lateral ${absencesInForce} a
      where m.company_id = ${thisCompany} and m.id = ${delegate} and a.starts_on <= ${to}
        and (a.until_on is null or a.until_on >= ${start}) order by a.starts_on limit 1) as absent_from,
    (select n.name from delegations o join members n on n.company_id = o.company_id and n.id = o.delegate_id
      where o.company_id = ${thisCompany} and o.giver_id = ${delegate} and o.starts_on <= ${to} and o.ends_on >= ${start}
      order by o.starts_on, o.id limit 1) as hands_on_to`
}

/** Of somebody who is not chosen yet. */
export async function delegateAwayIn(
  { tx, today }: Pick<MemberContext, 'tx' | 'today'>,
  { delegateId, startsOn, endsOn }: Omit<Choice, 'giverId'>,
): Promise<DelegateAway> {
  const { rows } = await sql<DelegateAway>`
    select ${delegateAway(sql`${delegateId}::bigint`, sql`${startsOn}::date`, sql`${endsOn}::date`, today)}`.execute(
    tx,
  )
  return rows[0]!
}
