import { sql } from '../../../db/sql/sql.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { NotTaken } from '#contract/time/leave-promotion/leave-promotion.ts'
import { plannedDays } from '#rules/leave/promotion-steps.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { Failure } from '../../../http/fail.ts'
import { workedThrough } from '../../../people/employment/index.ts'
import { notify } from '../../../platform/notifications/index.ts'
import { type ClosedRange, closedRanges } from '../../work-days/index.ts'
import { holdCalendarFor } from '../../work-plans/index.ts'
import { bookWhatFits } from '../acts/book-days.ts'
import { listPlanned, type PlannedRow, saveEarlier, toPlan } from '../planned-days.store.ts'
import { type LivedDay, livedDays } from '../promotions.queries.ts'

/** A day with the event that takes its leave by now, or why none is taken; neither where other leave has it. */
type Tried = Pick<PlannedRow, 'id' | 'planned_on' | 'planned_type' | 'event_id'> & {
  unbooked: NotTaken | null
}

/**
 * Takes the leave of days that were planned before plans took it (decision 0091), by day as far as the balance goes, once: a day says
 * afterwards why there is none. One for which a request waits is tried again until that is answered. Days outside of the employment of
 * now, and of leave that has ended, are left alone: what was left at the end has been paid, or is gone.
 */
export async function bookEarlier(ctx: CommandContext, memberIds: readonly number[]): Promise<void> {
  const due = await listDue(ctx, memberIds)
  for (const memberId of [...new Set(due.map(({ member_id }) => member_id))].toSorted((a, b) => a - b)) {
    await holdCalendarFor(ctx, memberId)
    await bookOne(ctx, memberId)
  }
}

async function bookOne(ctx: CommandContext, memberId: number): Promise<void> {
  // As they are now that nobody else changes them.
  const due = await livedDays(ctx, await listDue(ctx, [memberId]), { filled: true })
  if (due.length === 0) return
  const closed = await closedRanges(ctx, [memberId], spanOf(due))
  const tried = due.map((day) => ({ day, because: reasonOf(day, closed) }))
  const open = tried.filter(({ because }) => because === undefined).map(({ day }) => day)
  const events = open.length === 0 ? [] : await bookWhatFits(ctx, memberId, open.map(toPlan))
  const eventOf = new Map(open.map(({ id }, at) => [id, events[at]!]))
  const days = tried.flatMap(({ day, because }): Tried[] => {
    const { id, planned_on, planned_type } = day
    const event = eventOf.get(id)
    const unbooked = event instanceof Failure ? BECAUSE[event.code]! : (because ?? null)
    // It stays due: the request may still be denied.
    if (unbooked === 'DAY_TAKEN' && day.isAwaited) return []
    return [{ id, planned_on, planned_type, event_id: typeof event === 'number' ? event : null, unbooked }]
  })
  if (days.length === 0) return
  await saveEarlier(ctx, days)
  await tell(ctx, memberId, days)
}

const BECAUSE: Partial<Record<ErrorCode, NotTaken>> = {
  NO_WORK_DAY: 'NO_WORK_DAY',
  LEAVE_HALF_HOLIDAY: 'HALF_HOLIDAY',
  EVENT_CONFLICT: 'DAY_TAKEN',
  EVENT_MINUS_NOT_ACCEPTABLE: 'NO_LEAVE_LEFT',
}

/** Why leave is not taken of a day, whatever the balance; null where a request has taken it, undefined where it is to be tried. */
function reasonOf(day: LivedDay, closed: readonly ClosedRange[]): NotTaken | null | undefined {
  if (day.isElsewise) return null
  if (day.workAccepted) return 'WORKED'
  const isClosed = closed.some((one) => one.starts_on <= day.planned_on && day.planned_on <= one.ends_on)
  return isClosed ? 'DAY_CLOSED' : undefined
}

/** From the first to the last of days that are listed by day. */
const spanOf = (days: readonly LivedDay[]) => ({
  from: Temporal.PlainDate.from(days[0]!.planned_on),
  to: Temporal.PlainDate.from(days.at(-1)!.planned_on),
})

const listDue = (ctx: CommandContext, memberIds: readonly number[]) =>
  listPlanned(
    ctx,
    sql`d.member_id = any(${[...memberIds]}::bigint[]) and d.unbooked = 'DUE' and d.is_used is not false
      and exists (select 1 from leave_promotions p where p.company_id = ${thisCompany} and p.id = d.promotion_id
        and p.expires_on >= ${ctx.today})
      and ${workedThrough({ member: sql.ref('d.member_id'), from: sql.ref('d.planned_on'), to: sql.ref('d.planned_on') })}
      and d.planned_on >= (select m.joined_on from members m where m.company_id = ${thisCompany} and m.id = d.member_id)`,
  )

async function tell(ctx: CommandContext, memberId: number, days: readonly Tried[]): Promise<void> {
  const taken = days.filter(({ event_id }) => event_id !== null)
  const onDays = (some: readonly Tried[]) => some.map(({ planned_on }) => planned_on)
  ctx.audit({
    action: 'leave_promotion.book',
    target: ['member', memberId],
    after: { days: onDays(taken), days_left_out: onDays(days.filter(({ unbooked }) => unbooked !== null)) },
  })
  if (taken.length === 0) return
  await notify(ctx, {
    memberIds: [memberId],
    kind: 'LEAVE_PROMOTION_BOOKED',
    data: { days: taken.reduce((sum, day) => sum + plannedDays(day.planned_type), 0) },
    link: '/main/leave',
  })
}
