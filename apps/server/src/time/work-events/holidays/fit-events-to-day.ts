import { sql } from '../../../db/sql/sql.ts'
import { compensatedMinutes } from '#rules/work-events/compensation.ts'
import { asksForWork } from '#rules/work-day/count-beyond.ts'
import { freeMinutes } from '#rules/leave/count-leave.ts'
import { workedMinutes } from '#rules/leave/leave-conflict.ts'
import { TIMED_UNITS, unitOfEventCode } from '#rules/leave/leave-unit.ts'
import { OVERTIME } from '#rules/work-events/plan-event.ts'
import { dueHours } from '#rules/work-time/due-on.ts'
import type { PlannedDay } from '#rules/work-time/plan-day.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { type DayPart, dropParts, edgeOfHolder, partsOnDay, shortenParts } from '../../work-days/index.ts'
import type { Plans } from '../../work-plans/index.ts'
import { EVENT_HOLDER } from '../events.store.ts'

/** Whose requests no longer hold a day, whose request spans one on which work is due now, and who asked for all of one of which the other half is due now. */
export interface FittedEvents {
  freed: number[]
  around: number[]
  halfDue: number[]
}

/** People with requests around a day, or of the evening before that count on it, for what is planned for them before and after it changes. */
export async function askedAround(
  { tx }: Pick<CommandContext, 'tx'>,
  day: Temporal.PlainDate,
): Promise<number[]> {
  const { rows } = await sql<{ member_id: number }>`
    select distinct member_id from work_events r
    where company_id = ${thisCompany} and starts_on <= ${day}::date and ends_on >= ${day}::date - 1
      and (ends_on >= ${day}::date or ${edgeOfHolder('last', EVENT_HOLDER, 'r')} >= ${day}::date)
      and status in ('REQUESTED', 'APPROVED')
    order by member_id`.execute(tx)
  return rows.map((row) => row.member_id)
}

/**
 * After a day has become a holiday, half of one, or none: requests give back what of it cannot be asked for any more. Leave takes no holiday,
 * nobody is at home or outside on one, and work on a day off is asked for on no other day.
 */
export async function fitEventsToDay(
  ctx: CommandContext,
  day: Temporal.PlainDate,
  { before, after }: { before: Plans; after: Plans },
): Promise<FittedEvents> {
  const held = (await partsOnDay(ctx, day)).flatMap((part) => {
    const [was, is] = [before.of(part.member_id)?.on(day), after.of(part.member_id)?.on(day)]
    if (part.holder_kind !== EVENT_HOLDER || !was || !is || !isChanged(was, is)) return []
    return [{ part, was, is, fitted: asksForWork(part.event_code) ? workLeft(part, is) : fitted(part, is) }]
  })
  const gone = held.filter((one) => one.fitted === null)
  const shorter = held.filter(({ part, fitted: left }) => left !== null && left.minutes !== part.minutes)
  await dropParts(
    ctx,
    EVENT_HOLDER,
    gone.map(({ part }) => part),
  )
  await shortenParts(
    ctx,
    shorter.map(({ fitted: left }) => left!),
  )
  await takeOff(
    ctx,
    [...gone, ...shorter].map(({ part, was, fitted: left }) => ({
      part: { ...part, minutes: part.minutes - (left?.minutes ?? 0) },
      wasHoliday: was.isHoliday,
    })),
  )
  return {
    freed: [...new Set([...gone, ...shorter].map(({ part }) => part.member_id))],
    around: await leftOut(ctx, day, { before, after }),
    halfDue: [...new Set(held.filter(isLeftHalf).map(({ part }) => part.member_id))],
  }
}

const isChanged = (was: PlannedDay, is: PlannedDay) =>
  was.kind !== is.kind || was.halfHoliday?.free !== is.halfHoliday?.free

/** A request for all of a day, leave or work elsewhere, that took the half that was due, where the other is due again. */
function isLeftHalf({ part, was, is }: { part: DayPart; was: PlannedDay; is: PlannedDay }): boolean {
  const isWhole = !asksForWork(part.event_code) && unitOfEventCode(part.event_code) === 'FULL'
  return isWhole && was.halfHoliday !== null && is.kind === 'WORK' && is.halfHoliday === null
}

/** With the minutes that it would have by a contract of any length. */
type FittedPart = DayPart & { asked_minutes: number }

/** What a part still is on a day as it is planned now; null where nothing is left of it. */
function fitted(part: DayPart, day: PlannedDay): FittedPart | null {
  const due = dueHours(day)
  if (day.kind !== 'WORK') return null
  if (!day.halfHoliday) return asItIs(part)
  const start = Math.max(part.start_minute, due.start)
  const end = Math.min(part.end_minute, due.end)
  if (start >= end) return null
  const worked = workedMinutes({ start, end }, day.schedule)
  if (worked === 0) return null
  // As it would count if it were asked for now: leave by the contract, whatever the clock says of half a day.
  const unit = unitOfEventCode(part.event_code)
  const counted = part.frees_work ? freeMinutes(unit, { start, end }, day) : worked
  const minutes = Math.min(part.minutes, counted)
  const asked = TIMED_UNITS.has(unit) ? worked : minutes
  return { ...part, start_minute: start, end_minute: end, minutes, asked_minutes: asked }
}

const asItIs = (part: DayPart): FittedPart => ({ ...part, asked_minutes: part.minutes })

/** Work that was asked for beside the hours that are due; null where it now lies in them. */
function workLeft(part: DayPart, day: PlannedDay): FittedPart | null {
  if (day.kind !== 'WORK') return asItIs(part)
  const due = dueHours(day)
  const isBeside = part.end_minute <= due.start || part.start_minute >= due.end
  return part.event_code === OVERTIME && isBeside ? asItIs(part) : null
}

/** The requests count that day no more, nor what it would have earned. */
async function takeOff(
  { tx }: CommandContext,
  dropped: readonly { part: DayPart; wasHoliday: boolean }[],
): Promise<void> {
  if (dropped.length === 0) return
  const rows = dropped.map(({ part, wasHoliday }) => ({
    id: part.holder_id,
    minutes: part.minutes,
    earned: asksForWork(part.event_code)
      ? compensatedMinutes({
          on: Temporal.PlainDate.from(part.work_on),
          start: part.start_minute,
          end: part.end_minute,
          minutes: part.minutes,
          isHoliday: wasHoliday,
        })
      : 0,
  }))
  await sql`
    update work_events r set counted_minutes = greatest(0, r.counted_minutes - d.minutes),
      comp_minutes = greatest(0, r.comp_minutes - d.earned)
    from json_to_recordset(${JSON.stringify(rows)}) as d(id bigint, minutes int, earned int)
    where r.company_id = ${thisCompany} and r.id = d.id`.execute(tx)
}

/**
 * Whose request spans a day on which work is due now, be it the first, the last or the only one, and does not hold it: they may want to ask
 * for it, too.
 */
async function leftOut(
  ctx: CommandContext,
  day: Temporal.PlainDate,
  { before, after }: { before: Plans; after: Plans },
): Promise<number[]> {
  const held = new Set(
    (await partsOnDay(ctx, day)).flatMap((part) => (asksForWork(part.event_code) ? [] : [part.member_id])),
  )
  const { rows } = await sql<{ member_id: number; event_code: string }>`
    select distinct r.member_id, r.event_code from work_events r
    where r.company_id = ${thisCompany} and r.starts_on <= ${day} and r.ends_on >= ${day}
      and r.status in ('REQUESTED', 'APPROVED')`.execute(ctx.tx)
  const spanning = rows.filter((row) => !asksForWork(row.event_code)).map((row) => row.member_id)
  return [...new Set(spanning)]
    .filter((id) => !held.has(id))
    .filter((id) => before.of(id)?.on(day).kind !== 'WORK' && after.of(id)?.on(day).kind === 'WORK')
}
