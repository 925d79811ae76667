import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import { atMost, pageOf } from '../../db/page-of.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { decidedBetween, type DelegationsOn } from '../documents/index.ts'
import { type DelegateAway, delegateAway } from './delegate-away.ts'

type Reader = Pick<MemberContext, 'tx' | 'today'>

export interface DelegationRow extends DelegateAway {
  id: number
  giver_id: number
  giver_name: string
  giver_position: string
  delegate_id: number
  delegate_name: string
  delegate_position: string
  starts_on: string
  ends_on: string
  reason: string
  kinds: string[]
  state: 'PLANNED' | 'IN_FORCE' | 'PAUSED' | 'OVER'
  decided: number
}

/** `t` is a delegate, `c` the company: whether delegations are in force at all. */
const isPossible = sql<boolean>`t.status = 'WORKING' and c.documents_delegatable`

/** What documents ask of delegations: nobody delegates where the company does not let them, nor to somebody who is not at work. */
export const delegationsInForce: DelegationsOn = (day) => sql`
  select d.giver_id, d.delegate_id, d.kinds from delegations d
  join members t on t.company_id = d.company_id and t.id = d.delegate_id
  join companies c on c.company_id = d.company_id
  where d.company_id = ${thisCompany} and ${day ? sql`d.starts_on <= ${day} and d.ends_on >= ${day}` : sql`true`} and ${isPossible}`

const decided = decidedBetween(sql`d.giver_id`, sql`d.delegate_id`, {
  from: sql`d.starts_on::timestamp at time zone c.timezone`,
  before: sql`(d.ends_on + 1)::timestamp at time zone c.timezone`,
})

const listed = (today: Temporal.PlainDate, which: RawBuilder<boolean>) => sql<DelegationRow>`
  select d.id, d.giver_id, g.name as giver_name, g.position as giver_position, d.delegate_id, t.name as delegate_name,
    t.position as delegate_position, d.starts_on, d.ends_on, d.reason, d.kinds, ${decided} as decided,
    ${delegateAway(sql`d.delegate_id`, sql`d.starts_on`, sql`d.ends_on`, today)},
    case when d.ends_on < ${today} then 'OVER' when not (${isPossible}) then 'PAUSED'
      when d.starts_on > ${today} then 'PLANNED' else 'IN_FORCE' end as state
  from delegations d
  join companies c on c.company_id = d.company_id
  join members g on g.company_id = d.company_id and g.id = d.giver_id
  join members t on t.company_id = d.company_id and t.id = d.delegate_id
  where d.company_id = ${thisCompany} and ${which}`

const isPast = (today: Temporal.PlainDate, past: boolean) =>
  past ? sql<boolean>`d.ends_on < ${today}` : sql<boolean>`d.ends_on >= ${today}`

const order = (past: boolean) =>
  past ? sql`order by d.ends_on desc, d.id desc` : sql`order by d.starts_on, d.id`

/** More than one person gathers in years. */
const MOST = 200

/** Delegations by and to a person. */
export async function delegationsOf(
  { tx, today }: Reader,
  memberId: number,
  past: boolean,
): Promise<DelegationRow[]> {
  const own = sql<boolean>`(d.giver_id = ${memberId} or d.delegate_id = ${memberId}) and ${isPast(today, past)}`
  return (await sql<DelegationRow>`${listed(today, own)} ${order(past)} ${atMost(MOST)}`.execute(tx)).rows
}

/** One that is, whoever's it is. */
export async function delegationById({ tx, today }: Reader, id: number): Promise<DelegationRow | undefined> {
  return (await listed(today, sql`d.id = ${id}`).execute(tx)).rows[0]
}

/** Delegations of everybody. */
export async function companyDelegations(
  { tx, today }: Reader,
  { past, ...paging }: { past: boolean; page: number; page_size: number },
): Promise<{ count: number; rows: DelegationRow[] }> {
  const which = isPast(today, past)
  const [count, found] = await Promise.all([
    sql<{
      count: number
    }>`select count(*)::int as count from delegations d where d.company_id = ${thisCompany} and ${which}`.execute(
      tx,
    ),
    sql<DelegationRow>`${listed(today, which)} ${order(past)} ${pageOf(paging)}`.execute(tx),
  ])
  return { count: count.rows[0]!.count, rows: found.rows }
}
