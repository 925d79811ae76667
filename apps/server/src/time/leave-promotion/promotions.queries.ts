import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import { comesInLeave, halfSpan } from '#rules/leave/leave-conflict.ts'
import type { PromotionStep } from '#rules/leave/promotion-steps.ts'
import { promotionStep } from '#contract/time/leave-promotion/leave-promotion.ts'
import { atMost, pageOf } from '../../db/page-of.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { nameOrder } from '../../http/reader/name-order.ts'
import { lastDayFrom } from '../../people/employment/index.ts'
import { joinTeamOn, membersInScope } from '../../people/roles/index.ts'
import { readAccounts } from '../leave/index.ts'
import { EVENT_HOLDER } from '../work-events/index.ts'
import { type DayRange } from '../work-plans/index.ts'
import { type DayPart, listParts, storedDays, type WorkDayRow } from '../work-days/index.ts'
import { leftToPlan } from './acts/count-left.ts'
import { listPlanned, ofPromotions, type PlannedRow } from './planned-days.store.ts'
import { promotionColumns, type PromotionRow, stepSql } from './promotion-row.ts'

type Asking = Pick<MemberContext, 'tx' | 'today' | 'actor'>

export interface ListedPromotion extends PromotionRow {
  name: string
  team_name: string | null
  timezone: string
  /** Of the employment that the leave is of, as it was or is arranged. */
  last_day: string | null
}

/** A planned day with what became of it. */
export interface LivedDay extends PlannedRow {
  isUsed: boolean
  /** Leave is taken of it, and not by the plan. */
  isElsewise: boolean
  /** A request for the day waits for its answer. */
  isAwaited: boolean
  /** The person came, and the company did not refuse the work. */
  workAccepted: boolean
}

export interface ShownPromotion extends ListedPromotion {
  days: LivedDay[]
  /** Minutes that a plan has to cover today: what was asked for, less what has been taken since. */
  left_minutes: number
}

interface Filter {
  ordinal_year?: number | undefined
  step?: PromotionStep | undefined
  ask_type?: string | undefined
  team_id?: number | undefined
  page: number
  page_size: number
}

const source = ({ today }: Asking) => sql`
  from leave_promotions p join members m on m.company_id = p.company_id and m.id = p.member_id
  join companies c on c.company_id = p.company_id ${joinTeamOn(today)}
  where p.company_id = ${thisCompany}`

const listed = sql`${promotionColumns}, m.name, t.name as team_name, c.timezone,
  ${lastDayFrom({ member: sql.ref('p.member_id'), day: sql.ref('p.granted_from') })} as last_day`

/** A page of the procedures whose leave has not ended, those that go on first, by the day on which asking ends; and how many stand at which step. */
export async function pageOfPromotions(ctx: Asking & Pick<MemberContext, 'language'>, filter: Filter) {
  const team =
    filter.team_id === undefined ? sql`true` : membersInScope(everybody(ctx), sql.ref('p.member_id'), filter)
  const who = sql`p.expires_on >= ${ctx.today} and ${team}
    and (${filter.ordinal_year ?? null}::int is null or p.ordinal_year = ${filter.ordinal_year ?? null}::int)
    and (${filter.ask_type ?? null}::text is null or p.ask_type = ${filter.ask_type ?? null}::text)`
  const { rows: counted } = await sql<{ step: PromotionStep; count: number }>`
    select ${stepSql(ctx.today)} as step, count(*)::int as count from leave_promotions p
    where p.company_id = ${thisCompany} and ${who} group by 1`.execute(ctx.tx)
  const steps = Object.fromEntries(
    promotionStep.options.map((step) => [step, counted.find((row) => row.step === step)?.count ?? 0]),
  ) as Record<PromotionStep, number>
  const step = filter.step ? sql`${stepSql(ctx.today)} = ${filter.step}` : sql`true`
  const { rows } = await sql<ListedPromotion>`
    select ${listed} ${source(ctx)} and ${who} and ${step}
    order by ${stepSql(ctx.today)} in ('DONE', 'EXPIRED'), p.ask_to, ${nameOrder(ctx)}, p.id ${pageOf(filter)}`.execute(
    ctx.tx,
  )
  const count = filter.step ? steps[filter.step] : counted.reduce((sum, row) => sum + row.count, 0)
  return { count, steps, results: await withDays(ctx, rows) }
}

/** Who is in charge of promotion looks after everybody, whatever else they lead. */
function everybody(ctx: Asking): Asking {
  return { ...ctx, actor: { ...ctx.actor, isFullAdmin: true } }
}

/** Procedures that a condition on `p` names, those of later leave first. */
export async function listPromotions(ctx: Asking, which: RawBuilder<unknown>): Promise<ShownPromotion[]> {
  const { rows } = await sql<ListedPromotion>`
    select ${listed} ${source(ctx)} and ${which} order by p.expires_on desc, p.ask_from desc, p.id ${atMost(1000)}`.execute(
    ctx.tx,
  )
  return withDays(ctx, rows)
}

async function withDays(ctx: Asking, rows: readonly ListedPromotion[]): Promise<ShownPromotion[]> {
  const days = await livedDays(ctx, await listPlanned(ctx, ofPromotions(rows.map(({ id }) => id))))
  const byRow = Map.groupBy(days, (day) => day.promotion_id)
  const left = await leftOf(ctx, rows)
  return rows.map((row) => ({
    ...row,
    days: byRow.get(row.id) ?? [],
    left_minutes: left.get(row.id) ?? row.target_minutes,
  }))
}

/** What is left today of the leave of those who were asked and have no plan yet. */
async function leftOf(ctx: Asking, rows: readonly ListedPromotion[]): Promise<Map<number, number>> {
  const asked = rows.filter(({ step }) => step === 'ASKED')
  if (asked.length === 0) return new Map()
  const accounts = await readAccounts(ctx, [...new Set(asked.map((row) => row.member_id))])
  const byMember = new Map(accounts.map((account) => [account.person.id, account]))
  return new Map(
    asked.flatMap((row) => {
      const account = byMember.get(row.member_id)
      return account ? [[row.id, leftToPlan(account, row).target_minutes]] : []
    }),
  )
}

/**
 * What became of planned days: two statements, whatever their number.
 * @param filled what filled a day by its plan counts as work too: where its leave was not taken until now, the person was due to come
 */
export async function livedDays(
  ctx: Asking,
  days: readonly PlannedRow[],
  { filled = false } = {},
): Promise<LivedDay[]> {
  if (days.length === 0) return []
  const on = days.map((day) => day.planned_on).toSorted()
  const range = { from: Temporal.PlainDate.from(on[0]!), to: Temporal.PlainDate.from(on.at(-1)!) }
  const memberIds = [...new Set(days.map((day) => day.member_id))]
  const [parts, worked] = await Promise.all([
    listParts(ctx, memberIds, range),
    workedDays(ctx, memberIds, range, filled),
  ])
  const key = (memberId: number, day: string) => `${memberId} ${day}`
  const today = ctx.today.toString()
  const waiting = new Set(
    parts.filter(({ state }) => state === 'HELD').map((part) => key(part.member_id, part.work_on)),
  )
  const taken = Map.groupBy(
    parts.filter((part) => part.frees_work && part.state === 'TAKEN'),
    (part) => key(part.member_id, part.work_on),
  )
  return days.map((day) => {
    const at = key(day.member_id, day.planned_on)
    const leave = taken.get(at) ?? []
    // A correction can say that somebody worked in the leave itself.
    const hasWorked = day.is_used !== true && hasWorkedIn(day.planned_type, worked.get(at))
    return {
      ...day,
      isUsed: isFilled(day, leave) && day.planned_on <= today,
      isElsewise: isFilled(
        day,
        leave.filter((part) => !isOwnPart(part, day)),
      ),
      isAwaited: waiting.has(at),
      workAccepted: hasWorked && day.refused_at === null,
    }
  })
}

const isOwnPart = ({ holder_kind, holder_id }: DayPart, { event_id }: PlannedRow) =>
  holder_kind === EVENT_HOLDER && holder_id === event_id

/** Whether leave takes all of what is planned of a day. */
function isFilled({ planned_type }: PlannedRow, leave: readonly DayPart[]): boolean {
  const units = leave.map(({ event_code }) => event_code.split(':').at(-1))
  const isTaken = units.some((unit) => unit === 'FULL' || unit === planned_type)
  return isTaken || (units.includes('AM') && units.includes('PM'))
}

type Worked = Pick<
  WorkDayRow,
  'in_minute' | 'out_minute' | 'planned_start_minute' | 'planned_end_minute' | 'counted_by'
>

/** Who comes for the other half alone has taken the planned one; how long a day goes that is still open is not known. */
function hasWorkedIn(type: PlannedRow['planned_type'], worked: Worked | undefined): boolean {
  if (!worked) return false
  const { in_minute: came, out_minute: left, planned_start_minute: start, planned_end_minute: end } = worked
  if (type === 'FULL' || start === null || end === null) return true
  const schedule = { start, end, lunch: worked.counted_by?.lunch ?? null }
  return type === 'AM'
    ? comesInLeave(type, came!, schedule)
    : (left ?? came!) > halfSpan(type, schedule).start
}

/** On which days people came to work, as `member day`, and when. */
async function workedDays(
  { tx }: Asking,
  memberIds: readonly number[],
  range: DayRange,
  filled: boolean,
): Promise<Map<string, Worked>> {
  const { rows } = await sql<Worked & { member_id: number; work_on: string }>`
    select w.member_id, w.work_on, w.in_minute, w.out_minute, w.planned_start_minute, w.planned_end_minute, w.counted_by
    from ${storedDays(range)}
    where w.member_id = any(${[...memberIds]}::bigint[]) and w.in_minute is not null and (${filled} or w.in_by <> 'PLAN')`.execute(
    tx,
  )
  return new Map(rows.map((row) => [`${row.member_id} ${row.work_on}`, row]))
}
