import { sql } from '../../../db/sql/sql.ts'
import { freeMinutes } from '#rules/leave/count-leave.ts'
import { halfSpan } from '#rules/leave/leave-conflict.ts'
import { TIMED_UNITS, unitOfEventCode } from '#rules/leave/leave-unit.ts'
import type { DaySpan } from '#rules/work-time/day-schedule.ts'
import { withStandard } from '#rules/work-time/due-on.ts'
import type { PlannedDay } from '#rules/work-time/plan-day.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { differsFrom, type Move, valueOn } from '../../../people/employment/index.ts'
import { type AskedPart, type DayPart, lockOpenParts, recountParts } from '../../work-days/index.ts'
import { plannedDays, type Plans } from '../../work-plans/index.ts'
import { EVENT_HOLDER } from '../events.store.ts'

/**
 * After a day of contracts has become longer or shorter: a day off takes what is due on it, so requests that wait and that were approved
 * take of each open day what the contract says of it now, and of half a holiday what it says of the other half. Days that are closed stay as they are, and so does what the documents say.
 */
export async function fitToHours(ctx: CommandContext, moves: readonly Move[]): Promise<void> {
  const changed = moves.flatMap((move) => {
    const since = differsFrom(move.before.dayMinutes, move.after.dayMinutes)
    return since === null ? [] : [{ ...move, since }]
  })
  if (changed.length === 0) return
  const byId = new Map(changed.map((move) => [move.after.id, move]))
  const first = changed.map(({ since }) => since).toSorted()[0]!
  const parts = await lockOpenParts(ctx, EVENT_HOLDER, [...byId.keys()], first)
  const plans = await plansOver(ctx, parts)
  const fitted = parts.flatMap((part) => {
    const { before, after } = byId.get(part.member_id)!
    const [was, is] = [before, after].map(({ dayMinutes }) => valueOn(dayMinutes, part.work_on))
    const day = plans?.of(part.member_id)?.on(Temporal.PlainDate.from(part.work_on))
    if (!part.frees_work || !was || !is || !day) return []
    const minutes = minutesBy(part, withStandard(day, was), withStandard(day, is))
    return minutes === part.minutes ? [] : [{ ...part, minutes, more: minutes - part.minutes }]
  })
  await recountParts(ctx, fitted)
  await recountRequests(ctx, fitted)
}

/** What a part takes where a day of the contract has other minutes; a time of the day goes as far as it was asked for, and as the day. */
function minutesBy(part: AskedPart, was: PlannedDay, is: PlannedDay): number {
  const unit = unitOfEventCode(part.event_code)
  if (TIMED_UNITS.has(unit)) return Math.min(part.asked_minutes, is.wholeMinutes)
  const span = { start: part.start_minute, end: part.end_minute }
  const counted = (unit === 'FULL' && halfTaken(span, was)) || unit
  return part.minutes === freeMinutes(counted, span, was) ? freeMinutes(counted, span, is) : part.minutes
}

/** Leave for all of a day that holds one half of it: the other was free when it was asked for, also where it is due again. */
function halfTaken(span: DaySpan, { schedule }: PlannedDay): 'AM' | 'PM' | undefined {
  return (['AM', 'PM'] as const).find((half) => {
    const { start, end } = halfSpan(half, schedule)
    return span.start === start && span.end === end
  })
}

/** What is planned on the days of parts. */
async function plansOver(ctx: CommandContext, parts: readonly AskedPart[]): Promise<Plans | null> {
  const days = parts.map(({ work_on }) => work_on).toSorted()
  if (days.length === 0) return null
  const [from, to] = [days[0]!, days.at(-1)!].map((day) => Temporal.PlainDate.from(day))
  return plannedDays(ctx, [...new Set(parts.map(({ member_id }) => member_id))], { from: from!, to: to! })
}

async function recountRequests(
  ctx: CommandContext,
  fitted: readonly (DayPart & { more: number })[],
): Promise<void> {
  const more = [...Map.groupBy(fitted, ({ holder_id }) => holder_id)].map(([id, parts]) => ({
    id,
    more: parts.reduce((sum, part) => sum + part.more, 0),
  }))
  if (more.length === 0) return
  await sql`
    update work_events r set counted_minutes = greatest(0, r.counted_minutes + d.more)
    from json_to_recordset(${JSON.stringify(more)}) as d(id bigint, more int)
    where r.company_id = ${thisCompany} and r.id = d.id`.execute(ctx.tx)
  for (const { id, more: minutes } of more)
    ctx.audit({ action: 'work_event.fit_to_hours', target: ['work_event', id], after: { more: minutes } })
}
