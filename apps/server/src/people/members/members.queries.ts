import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import type { CheckInAdjustment, CheckOutAdjustment } from '#rules/work-day/adjust-clock.ts'
import type { WorkType } from '#rules/work-time/work-type.ts'
import { pageOf } from '../../db/page-of.ts'
import { tallied } from '../../db/tallies.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { nameOrder } from '../../http/reader/name-order.ts'
import { found } from '../../http/fail.ts'
import { isFullAdmin, joinTeamOn, storedFlags } from '../roles/index.ts'
import { isNarrowedByState, memberConditions, type MemberFilter } from './member-filter.ts'
import type { MemberStatus } from './members.policy.ts'
import { histories, teamNameOn } from './records/histories.ts'

const MEMBER_STATES: readonly MemberStatus[] = ['INVITED', 'WORKING', 'ABSENCE', 'RETIRED']

type Reader = Pick<MemberContext, 'tx' | 'today' | 'actor' | 'language'>

const history = () => histories().employment

export interface CompanyDay {
  start: number
  end: number
  change: number
  enter: CheckInAdjustment
  exit: CheckOutAdjustment
}

export interface MemberRow {
  id: number
  email: string
  name: string
  local_name: string
  english_name: string
  status: MemberStatus
  position: string
  job_description: string
  phone: string
  birth_on: string | null
  contract_type: string
  joined_on: string | null
  retired_on: string | null
  leaves_on: string | null
  absence: {
    from: string
    until: string | null
    reason: string
    kind: 'AGREED' | 'CHILDCARE' | 'WORK_INJURY'
  } | null
  /** The own one, else the company's. */
  language: string
  chose_language: boolean
  work_check: string
  work_type: WorkType | null
  check_in_adjustment: CheckInAdjustment | null
  check_out_adjustment: CheckOutAdjustment | null
  weekly_minutes: number | null
  standard_day_minutes: number
  /** How the company counts the day of whoever has no terms of their own. */
  company_day: CompanyDay
  dashboard_available: boolean
  default_team_filter: 'team' | 'company' | null
  has_image: boolean
  has_account: boolean
  is_full_admin: boolean
  rank_id: number | null
  rank_name: string | null
  team_id: number | null
  team_name: string | null
  /** What the company says of the fields of a profile, see hideFields. */
  flags: unknown
}

/** By what a list is ordered: as of a day by what was so then, with its terms joined. */
type Order = (day: Temporal.PlainDate | undefined, name: RawBuilder<unknown>) => RawBuilder<unknown>

const orders: Record<MemberFilter['ordering'], Order> = {
  joined_date: (day) => sql`${joinedOn(day)}, m.id`,
  '-joined_date': (day) => sql`${joinedOn(day)} desc, m.id`,
  username: (_day, name) => sql`${name}, m.id`,
  '-username': (_day, name) => sql`${name} desc, m.id desc`,
  position: (day, name) => sql`${day ? history().positionOn : sql`m.position`}, ${name}, m.id`,
  '-position': (day, name) => sql`${day ? history().positionOn : sql`m.position`} desc, ${name}, m.id`,
  retire_date: (day) => sql`${retiredOn(day)}, m.id`,
  '-retire_date': (day) => sql`${retiredOn(day)} desc nulls last, m.id`,
  rank: (day, name) => sql`${rankPlace(day)} nulls last, ${name}, m.id`,
  '-rank': (day, name) => sql`${rankPlace(day)} desc nulls last, ${name}, m.id`,
  team: (day, name) => sql`${day ? teamNameOn(day) : sql`t.name`} nulls last, ${name}, m.id`,
  '-team': (day, name) => sql`${day ? teamNameOn(day) : sql`t.name`} desc nulls last, ${name}, m.id`,
}

const rankPlace = (day: Temporal.PlainDate | undefined) => sql`
  (select ro.sort_order from ranks ro where ro.company_id = ${thisCompany} and ro.id = ${day ? history().rankOn : sql`m.rank_id`})`

const joinedOn = (day: Temporal.PlainDate | undefined) => (day ? history().joinedOn : sql`m.joined_on`)
const retiredOn = (day: Temporal.PlainDate | undefined) => (day ? history().retiredOn : sql`m.retired_on`)

/** What an order needs beside the member: joined as a whole, which is far quicker than asked row by row. */
function orderJoin(
  { ordering, as_of: day }: MemberFilter,
  today: Temporal.PlainDate,
): RawBuilder<unknown> | undefined {
  if (/^-?team$/.test(ordering)) return joinTeamOn(day ?? today)
  return day && /^-?(joined|retire)_date$/.test(ordering) ? history().joinPeriodOn(day) : undefined
}

/** A page of the members whom the reader looks after, and how many there are in all. */
export async function listMembers(
  ctx: Reader,
  filter: MemberFilter,
): Promise<{ count: number; rows: MemberRow[] }> {
  const where = memberConditions(ctx, filter)
  const day = filter.as_of
  const order = orders[filter.ordering](day, nameOrder(ctx))
  const placed = orderJoin(filter, ctx.today) ?? sql``
  const from = (joined: RawBuilder<unknown>) =>
    sql`from members m ${day ? history().joinTermsOn(day) : sql``} ${joined} where ${where}`
  // The page is cut before anything is joined to it: the rest of the company costs no look at teams and absences.
  const [count, rows] = await Promise.all([
    sql<{ count: number }>`select ${countOf(ctx, filter, from(sql``))} as count`.execute(ctx.tx),
    sql<MemberRow>`
      select ${day ? columnsOn(day) : memberColumns} from (
        select m.*, row_number() over () as place from (
          select m.* ${from(placed)} order by ${order} ${pageOf(filter)}
        ) m
      ) m ${joins(ctx, day)} order by m.place`.execute(ctx.tx),
  ])
  return { count: count.rows[0]?.count ?? 0, rows: rows.rows }
}

/** How many there are in all: of a whole company this is known, so that a page costs the same in every company. */
function countOf(ctx: Reader, filter: MemberFilter, from: RawBuilder<unknown>): RawBuilder<number> {
  if (!isNarrowedByState(ctx, filter)) return sql`(select count(*)::int ${from})`
  const states = filter.cmem_status ? [filter.cmem_status] : MEMBER_STATES
  const counted = states.map((state) => `MEMBERS_${state}` as const)
  return tallied(counted)
}

/** How many members each state has under the filter. */
export async function countMembers(
  ctx: Reader,
  filter: Parameters<typeof memberConditions>[1],
): Promise<Record<MemberStatus, number>> {
  const day = filter.as_of
  const result = await sql<{ status: MemberStatus; count: number }>`
    select ${day ? history().statusOn(day) : sql`m.status`} as status, count(*)::int as count
    from members m ${day ? history().joinTermsOn(day) : sql``} where ${memberConditions(ctx, filter)} group by 1`.execute(
    ctx.tx,
  )
  const found = Object.fromEntries(result.rows.map(({ status, count }) => [status, count]))
  return { INVITED: 0, WORKING: 0, ABSENCE: 0, RETIRED: 0, ...found }
}

/** One member; whoever asks has been checked. @throws Failure NOT_FOUND */
export async function getMember(ctx: Reader, memberId: number): Promise<MemberRow> {
  return found((await membersByIds(ctx, [memberId]))[0])
}

export async function membersByIds(ctx: Reader, memberIds: readonly number[]): Promise<MemberRow[]> {
  const result = await sql<MemberRow>`
    select ${memberColumns} from members m ${joins(ctx)}
    where m.company_id = ${thisCompany} and m.id = any(${[...memberIds]}::bigint[]) order by m.id`.execute(
    ctx.tx,
  )
  return result.rows
}

/** @param day the company as it stood on that day instead of today */
function joins(ctx: Reader, day?: Temporal.PlainDate): RawBuilder<unknown> {
  const on = day ?? ctx.today
  return sql`
    ${day ? sql`${history().joinTermsOn(day)} ${history().joinPeriodOn(day)}` : sql``}
    ${joinTeamOn(on)}
    left join ranks r on r.company_id = ${thisCompany} and r.id = ${day ? history().rankOn : sql`m.rank_id`}
    ${history().joinArranged(on)}`
}

const commonColumns = sql`
  m.id, m.email, m.name, m.local_name, m.english_name, m.job_description, m.phone, m.birth_on,
  ab.absence, m.language is not null as chose_language,
  coalesce(m.language, (select language from companies where company_id = ${thisCompany})) as language,
  m.work_check, m.work_type, m.check_in_adjustment,
  m.check_out_adjustment, m.weekly_minutes, m.standard_day_minutes, m.dashboard_available,
  (select json_build_object('start', work_start_minute, 'end', work_end_minute, 'change', day_change_minute,
    'enter', check_in_adjustment, 'exit', check_out_adjustment) from companies where company_id = ${thisCompany}) as company_day,
  m.default_team_filter, m.image_file_id is not null as has_image, m.account_id is not null as has_account,
  ${isFullAdmin} as is_full_admin,
  r.id as rank_id, r.name as rank_name, t.id as team_id, ${storedFlags} as flags`

const memberColumns = sql`${commonColumns}, m.joined_on, m.retired_on, pl.last_day as leaves_on, t.name as team_name, m.status, m.position, m.contract_type`

const columnsOn = (day: Temporal.PlainDate) => sql`
  ${commonColumns}, ${history().joinedOn} as joined_on, ${history().retiredOn} as retired_on, ${history().leavesOn} as leaves_on,
  ${teamNameOn(day)} as team_name, ${history().statusOn(day)} as status, ${history().positionOn} as position, ${history().contractOn} as contract_type`
