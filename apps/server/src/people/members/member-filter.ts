import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import type { memberOrderings } from '#contract/people/members/member-orderings.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { coveredMembers, isWholeCompany, membersInScope, type Scope } from '../roles/index.ts'
import type { MemberStatus } from './members.policy.ts'
import { searchCondition } from './name-search.ts'
import { histories } from './records/histories.ts'

type Reader = Pick<MemberContext, 'tx' | 'today' | 'actor'>

export interface MemberFilter extends Scope {
  cmem_status?: MemberStatus | undefined
  search?: string | undefined
  memberId?: number | undefined
  isActive?: boolean | undefined
  /** Only people whom the reader looks after as an admin. */
  coveredOnly?: boolean | undefined
  rank_id?: number | undefined
  position?: string | undefined
  contract_type?: string | undefined
  /** As it stood, or will stand, on that day. */
  as_of?: Temporal.PlainDate | undefined
  retire_date__gte?: Temporal.PlainDate | undefined
  retire_date__lte?: Temporal.PlainDate | undefined
  ordering: (typeof memberOrderings)[number]
  page: number
  page_size: number
}

/** What a query over `members m` that lists people to the reader has to ask for. */
export function memberConditions(
  ctx: Reader,
  filter: Omit<MemberFilter, 'ordering' | 'page' | 'page_size'>,
): RawBuilder<boolean> {
  const { as_of: day } = filter
  const { employedOn, statusOn } = histories().employment
  const person = sql.ref('m.id')
  const parts = [sql<boolean>`m.company_id = ${thisCompany}`, membersInScope(ctx, person, filter, day)]
  if (filter.cmem_status) parts.push(sql`${day ? statusOn(day) : sql`m.status`} = ${filter.cmem_status}`)
  else if (day) parts.push(employedOn(day))
  if (filter.memberId) parts.push(sql`m.id = ${filter.memberId}`)
  if (filter.isActive !== undefined)
    parts.push(sql`(m.status in ('WORKING', 'ABSENCE')) = ${filter.isActive}`)
  if (filter.coveredOnly) parts.push(coveredMembers(ctx, person))
  if (filter.search) parts.push(searchCondition(filter.search))
  parts.push(...termConditions(filter, day !== undefined))
  if (filter.retire_date__gte) parts.push(sql`m.retired_on >= ${filter.retire_date__gte}`)
  if (filter.retire_date__lte) parts.push(sql`m.retired_on <= ${filter.retire_date__lte}`)
  return sql.join(parts, sql` and `) as RawBuilder<boolean>
}

/** Beside the state itself: the scope is looked at as a whole, and who sees everybody looks after everybody. */
const NOT_NARROWING = new Set<string>([
  'cmem_status',
  'org_range',
  'team_id',
  'coveredOnly',
  'ordering',
  'page',
  'page_size',
] satisfies (keyof MemberFilter)[])

/** Whether nothing but the state of employment narrows a list, for somebody who looks after the whole company. */
export function isNarrowedByState(ctx: Reader, filter: MemberFilter): boolean {
  const isNarrowing = ([name, value]: [string, unknown]) =>
    value !== undefined && value !== '' && !NOT_NARROWING.has(name)
  return isWholeCompany(ctx, filter) && !Object.entries(filter).some(isNarrowing)
}

/** By rank, position and contract; of a day when its terms are joined. */
function termConditions(
  {
    rank_id: rankId,
    position,
    contract_type: contract,
  }: Pick<MemberFilter, 'rank_id' | 'position' | 'contract_type'>,
  dated: boolean,
): RawBuilder<boolean>[] {
  const parts: RawBuilder<boolean>[] = []
  const { contractOn, positionOn, rankOn } = histories().employment
  const rank = dated ? rankOn : sql`m.rank_id`
  if (rankId !== undefined) parts.push(rankId === 0 ? sql`${rank} is null` : sql`${rank} = ${rankId}`)
  if (position) parts.push(sql`${dated ? positionOn : sql`m.position`} = ${position}`)
  if (contract) parts.push(sql`${dated ? contractOn : sql`m.contract_type`} = ${contract}`)
  return parts
}
