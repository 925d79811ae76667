import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import type { NotTaken } from '#contract/time/leave-promotion/leave-promotion.ts'
import type { PlannedType } from '#rules/leave/promotion-steps.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import { lastDayFrom } from '../../people/employment/index.ts'
import { isDayHeldBy } from '../work-days/index.ts'
import { EVENT_HOLDER } from '../work-events/index.ts'
import type { DayRange } from '../work-plans/index.ts'
import { onConstraint } from '../../http/fail.ts'

type Asking = Pick<CommandContext, 'tx'>

export interface PlannedRow {
  id: number
  promotion_id: number
  member_id: number
  planned_on: string
  planned_type: PlannedType
  planned_by: number
  planned_at: string
  /** The event by which the leave is taken; null once it was given back because the person came or the company said so. */
  event_id: number | null
  /** The event takes leave of the day: a holiday, or a last day of work, frees it of its event. */
  is_booked: boolean
  /** It lies after the last day of the employment that the leave is of. */
  is_after_last_day: boolean
  /** Said by hand; null when what was taken of the day tells. */
  is_used: boolean | null
  /** When the person checked in on it. */
  came_at: string | null
  refused_at: string | null
  /** Why no leave is taken of a day that was planned before plans took it; DUE until that was tried (decision 0091). */
  unbooked: NotTaken | 'DUE' | null
}

export interface DayToPlan {
  on: Temporal.PlainDate
  type: PlannedType
}

/** Whether the event of a planned day `d` takes leave of it. */
const isBooked = () => isDayHeldBy(EVENT_HOLDER, sql.ref('d.event_id'), sql.ref('d.planned_on'))

/** Whether leave is still to be on a planned day `d`: neither a holiday nor a last day of work has freed it of its event. */
export const isStanding = () => sql<boolean>`(d.event_id is null or ${isBooked()})`

const lastDay = lastDayFrom({
  member: sql.ref('d.member_id'),
  day: sql`(select p.granted_from from leave_promotions p where p.company_id = ${thisCompany} and p.id = d.promotion_id)`,
})

/** Planned days that a condition on `d` names, by day. */
export async function listPlanned({ tx }: Asking, which: RawBuilder<unknown>): Promise<PlannedRow[]> {
  const { rows } = await sql<PlannedRow>`
    select d.id, d.promotion_id, d.member_id, d.planned_on, d.planned_type, d.planned_by, d.planned_at, d.event_id, ${isBooked()} as is_booked,
      coalesce(d.planned_on > ${lastDay}, false) as is_after_last_day, d.is_used,
      d.came_at, d.refused_at, d.unbooked
    from leave_promotion_days d where d.company_id = ${thisCompany} and ${which} order by d.planned_on, d.id`.execute(
    tx,
  )
  return rows
}

/** A day, or half of one, for which a promotion plans leave. */
export interface PlannedLeave {
  on: string
  type: PlannedType
  /** The plan itself takes the leave. */
  isBooked: boolean
}

export const toPlan = (one: Pick<PlannedRow, 'planned_on' | 'planned_type'>): DayToPlan => ({
  on: Temporal.PlainDate.from(one.planned_on),
  type: one.planned_type,
})

/** Those of a person in a range, as a JSON array. */
export function plannedLeaveIn(
  member: RawBuilder<unknown>,
  { from, to }: DayRange,
): RawBuilder<PlannedLeave[]> {
  return sql<
    PlannedLeave[]
  >`(select coalesce(json_agg(json_build_object('on', d.planned_on, 'type', d.planned_type,
      'isBooked', d.event_id is not null)), '[]')
    from leave_promotion_days d
    where d.company_id = ${thisCompany} and d.member_id = ${member} and d.planned_on between ${from} and ${to}
      and d.is_used is not true and ${isStanding()})`
}

/** Whether a promotion plans leave of a person on one of the days, whole or half, that was not taken yet. */
export async function plansLeaveOn(
  { tx }: Asking,
  memberId: number,
  days: readonly Temporal.PlainDate[],
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from leave_promotion_days d where d.company_id = ${thisCompany} and d.member_id = ${memberId}
      and d.planned_on = any(${days.map(String)}::date[]) and d.is_used is not true and ${isStanding()} limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

/** Who came on a planned day, and what takes its leave unless the company had refused the work before. */
export interface Came {
  id: number
  promotion_id: number
  person: string
  event_id: number | null
  refused_at: string | null
}

/** Notes that the person came in one of the planned parts of a day; the first time counts. @returns null when it is known */
export async function markCame(
  { tx, now }: Pick<CommandContext, 'tx' | 'now'>,
  memberId: number,
  on: Temporal.PlainDate,
  types: readonly PlannedType[],
): Promise<Came | null> {
  const { rows } = await sql<Came>`
    update leave_promotion_days d set came_at = ${now}::timestamptz from members m
    where d.company_id = ${thisCompany} and d.member_id = ${memberId} and d.planned_on = ${on}
      and d.planned_type = any(${[...types]}::text[])
      and d.came_at is null and m.company_id = d.company_id and m.id = d.member_id
    returning d.id, d.promotion_id, m.name as person, d.event_id, d.refused_at`.execute(tx)
  return rows[0] ?? null
}

/** @returns whether nobody had refused before */
export async function markRefused(
  { tx, now, actor }: Pick<CommandContext, 'tx' | 'now' | 'actor'>,
  id: number,
): Promise<boolean> {
  const { rows } = await sql`
    update leave_promotion_days set refused_at = ${now}::timestamptz, refused_by = ${actor.memberId}
    where company_id = ${thisCompany} and id = ${id} and refused_at is null returning id`.execute(tx)
  return rows.length > 0
}

export const ofPromotions = (ids: readonly number[]) => sql`d.promotion_id = any(${[...ids]}::bigint[])`

/** @throws Failure PLAN_DAY_TAKEN for a day that another procedure has */
export async function insertPlanned(
  { tx, now, actor }: Pick<CommandContext, 'tx' | 'now' | 'actor'>,
  { id, member_id }: { id: number; member_id: number },
  days: readonly (DayToPlan & { eventId: number })[],
): Promise<void> {
  const rows = days.map(({ on, type, eventId }) => ({
    planned_on: String(on),
    planned_type: type,
    event_id: eventId,
  }))
  await onConstraint({ leave_promotion_days_once: 'PLAN_DAY_TAKEN' }, () =>
    sql`
      insert into leave_promotion_days (company_id, promotion_id, member_id, planned_on, planned_type, event_id, planned_by, planned_at)
      select ${thisCompany}::bigint, ${id}::bigint, ${member_id}::bigint, d.planned_on, d.planned_type, d.event_id, ${actor.memberId}::bigint,
        ${now}::timestamptz
      from json_to_recordset(${JSON.stringify(rows)}) as d(planned_on date, planned_type text, event_id bigint)
      returning id`.execute(tx),
  )
}

export async function changePlanned(
  { tx, now, actor }: Pick<CommandContext, 'tx' | 'now' | 'actor'>,
  id: number,
  { on, type, isUsed, eventId }: DayToPlan & { isUsed: boolean | null; eventId: number | null },
): Promise<void> {
  await onConstraint({ leave_promotion_days_once: 'PLAN_DAY_TAKEN' }, () =>
    sql`
      update leave_promotion_days set planned_on = ${on}, planned_type = ${type}, is_used = ${isUsed}, event_id = ${eventId},
        unbooked = case when ${eventId}::bigint is null and ${isUsed}::boolean is not false then unbooked end,
        planned_by = case when planned_on = ${on}::date and planned_type = ${type} then planned_by else ${actor.memberId}::bigint end,
        planned_at = case when planned_on = ${on}::date and planned_type = ${type} then planned_at else ${now}::timestamptz end
      where company_id = ${thisCompany} and id = ${id}`.execute(tx),
  )
}

/** Keeps by which events days take their leave from now on. */
export async function saveBooking(
  { tx }: Asking,
  ids: readonly number[],
  eventId: number | null,
): Promise<void> {
  await sql`
    update leave_promotion_days set event_id = ${eventId}, unbooked = null
    where company_id = ${thisCompany} and id = any(${[...ids]}::bigint[])`.execute(tx)
}

/** The same of days that were planned before plans took their leave: each with its event, or why there is none. */
export async function saveEarlier(
  { tx }: Asking,
  days: readonly Pick<PlannedRow, 'id' | 'event_id' | 'unbooked'>[],
): Promise<void> {
  await sql`
    update leave_promotion_days d set event_id = b.event_id, unbooked = b.unbooked
    from json_to_recordset(${JSON.stringify(days)}) as b(id bigint, event_id bigint, unbooked text)
    where d.company_id = ${thisCompany} and d.id = b.id`.execute(tx)
}

export async function removePlanned({ tx }: Asking, id: number): Promise<void> {
  await sql`delete from leave_promotion_days where company_id = ${thisCompany} and id = ${id}`.execute(tx)
}
