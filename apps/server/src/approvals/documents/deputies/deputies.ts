import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import { deputedPlaces } from '#rules/approvals/delegate.ts'
import type { DocumentStatus } from '#rules/approvals/document-states.ts'
import { isDecider, type Receiver } from '#rules/approvals/receiver.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { MemberContext } from '../../../http/context.ts'

type Reader = Pick<MemberContext, 'tx' | 'actor' | 'today'>

/** Who may decide in whose place. */
export interface Deputy {
  giverId: number
  delegateId: number
}

/**
 * What approvals/delegations, which lies above, tells of standing delegations: a query of giver_id, delegate_id and kinds (none stands
 * for all) of those that are in force on a day, or on any.
 */
export type DelegationsOn = (day: Temporal.PlainDate | null) => RawBuilder<unknown>

let delegationsOn: DelegationsOn = () =>
  sql`select null::bigint as giver_id, null::bigint as delegate_id, '{}'::text[] as kinds where false`

export function registerDelegations(known: DelegationsOn): void {
  delegationsOn = known
}

const reachesKind = (kind: RawBuilder<unknown>) => sql<boolean>`(p.kinds = '{}' or ${kind} = any(p.kinds))`

/** Who decides today for those who are yet to decide on a document. */
export async function deputiesOn({ tx, today }: Pick<Reader, 'tx' | 'today'>, id: number): Promise<Deputy[]> {
  const { rows } = await sql<Deputy>`
    select distinct p.giver_id as "giverId", p.delegate_id as "delegateId"
    from document_receivers r
    join documents d on d.company_id = r.company_id and d.id = r.document_id
    join (${delegationsOn(today)}) p on p.giver_id = r.member_id and ${reachesKind(sql`d.kind`)}
    where r.company_id = ${thisCompany} and r.document_id = ${id} and not r.is_processed`.execute(tx)
  return rows
}

/** A query of who decides, on this day or another, for those on the lines of some documents. */
export const anyDeputiesOn = (ids: readonly number[]): RawBuilder<unknown> => sql`
  select p.delegate_id as id from document_receivers r join (${delegationsOn(null)}) p on p.giver_id = r.member_id
  where r.company_id = ${thisCompany} and r.document_id = any(${[...ids]}::bigint[]) and not r.is_processed`

/** A query of those who decide on a day for somebody on documents of any of some kinds. */
export const delegatedTo = (
  day: Temporal.PlainDate,
  giver: RawBuilder<unknown>,
  kinds: readonly string[],
) => sql`
  select p.delegate_id from (${delegationsOn(day)}) p
  where p.giver_id = ${giver} and (p.kinds = '{}' or p.kinds && ${[...kinds]}::text[])`

/** Who decides today for some people on documents of a kind. */
export async function deputiesOf(
  { tx, today }: Pick<Reader, 'tx' | 'today'>,
  memberIds: readonly number[],
  kind: string,
): Promise<Deputy[]> {
  if (memberIds.length === 0) return []
  const { rows } = await sql<Deputy>`
    select p.giver_id as "giverId", p.delegate_id as "delegateId" from (${delegationsOn(today)}) p
    where p.giver_id = any(${[...memberIds]}::bigint[]) and ${reachesKind(sql`${kind}::text`)}`.execute(tx)
  return rows
}

/**
 * An open turn of somebody for whom the actor decides today, as deputedPlaces judges it: `r` is a row of the line. A test holds
 * both forms against each other.
 */
export function turnIsDeputed({ actor, today }: Pick<Reader, 'actor' | 'today'>): RawBuilder<boolean> {
  const me = actor.memberId
  // As a list that is read once: the index of open turns is asked for each of these people. The own places are counted, for
  // PostgreSQL would join all places of the company to ask of a few whether there is none.
  return sql<boolean>`(r.member_id = any(array(select p.giver_id from (${delegationsOn(today)}) p where p.delegate_id = ${me}))
    and exists (select 1 from documents od join (${delegationsOn(today)}) p on p.giver_id = r.member_id and p.delegate_id = ${me}
      and ${reachesKind(sql`od.kind`)}
      where od.company_id = ${thisCompany} and od.id = r.document_id and od.author_id <> ${me})
    and (select count(*) from document_receivers own where own.company_id = ${thisCompany} and own.document_id = r.document_id
      and own.member_id = ${me} and own.receiver_type in ('APPROVER', 'AGREEER', 'FAGREEER')) = 0)`
}

/** How many documents somebody has decided in another's place from one moment to before another. */
export const decidedBetween = (
  giver: RawBuilder<unknown>,
  deputy: RawBuilder<unknown>,
  { from, before }: { from: RawBuilder<unknown>; before: RawBuilder<unknown> },
) => sql<number>`(select count(distinct r.document_id)::int from document_receivers r
  where r.company_id = ${thisCompany} and r.member_id = ${giver} and r.acted_by = ${deputy} and r.decided_as = 'DELEGATE'
    and r.acted_at >= ${from} and r.acted_at < ${before})`

type Judged = { author_id: number; status: DocumentStatus }

/** The places that the actor may decide now for somebody else. */
export function deputedOf<R extends Receiver>(
  { actor }: Pick<Reader, 'actor'>,
  { author_id: authorId, status }: Judged,
  receivers: readonly R[],
  deputies: readonly Deputy[],
): R[] {
  if (status !== 'REQUESTED') return []
  const givers = deputies.filter((one) => one.delegateId === actor.memberId).map((one) => one.giverId)
  return deputedPlaces({ authorId, receivers }, actor.memberId, givers)
}

/**
 * For whom a document waits: whose turn it is, and who may decide for them.
 * @param places only these of the line
 */
export function waitedFor<R extends Receiver>(
  { author_id: authorId }: Judged,
  receivers: readonly R[],
  deputies: readonly Deputy[],
  places: readonly R[] = receivers,
): number[] {
  const asked = new Set(places.map(({ id }) => id))
  const isAsked = (one: R) => asked.has(one.id) && isDecider(one) && one.shown && !one.processed
  const turn = receivers.filter(isAsked).map(({ userId }) => Number(userId))
  const may = deputies.filter(
    ({ giverId, delegateId }) =>
      turn.includes(giverId) && deputedPlaces({ authorId, receivers }, delegateId, [giverId]).length > 0,
  )
  return [...new Set([...turn, ...may.map(({ delegateId }) => delegateId)])]
}
