import { sql } from 'kysely'
import { TIMED_UNITS, unitMinutes, unitOfEventCode } from '#rules/leave/leave-unit.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { differsFrom, type Move, valueOn } from '../../../people/employment/index.ts'
import { closedRanges, type DayPart, listParts, recountParts } from '../../work-days/index.ts'
import { EVENT_HOLDER } from '../events.store.ts'

const NEVER = Temporal.PlainDate.from('9999-12-31')

/**
 * After a day of contracts has become longer or shorter: a day off takes what is due on it, so requests that wait and that were approved
 * take of each open day what the contract says of it now. Days that are closed stay as they are, and so does what the documents say.
 */
export async function fitToHours(ctx: CommandContext, moves: readonly Move[]): Promise<void> {
  const changed = moves.flatMap((move) => {
    const since = differsFrom(move.before.dayMinutes, move.after.dayMinutes)
    return since === null ? [] : [{ ...move, since }]
  })
  if (changed.length === 0) return
  const byId = new Map(changed.map((move) => [move.after.id, move]))
  const first = changed.map(({ since }) => since).toSorted()[0]!
  const range = { from: Temporal.PlainDate.from(first), to: NEVER }
  const [parts, closed] = await Promise.all([
    listParts(ctx, [...byId.keys()], range),
    closedRanges(ctx, [...byId.keys()], range),
  ])
  const fitted = parts.flatMap((part) => {
    const { before, after } = byId.get(part.member_id)!
    const [was, is] = [before, after].map(({ dayMinutes }) => valueOn(dayMinutes, part.work_on))
    const isOpen = !closed.some(
      ({ member_id, starts_on, ends_on }) =>
        member_id === part.member_id && starts_on <= part.work_on && part.work_on <= ends_on,
    )
    if (part.holder_kind !== EVENT_HOLDER || !part.frees_work || !isOpen || !was || !is) return []
    const minutes = minutesBy(part, was, is)
    return minutes === part.minutes ? [] : [{ ...part, minutes, more: minutes - part.minutes }]
  })
  await recountParts(ctx, fitted)
  await recountRequests(ctx, fitted)
}

/** What a part takes where a day of the contract has other minutes; a time of the day goes no further than the day. */
function minutesBy({ event_code: code, minutes }: DayPart, was: number, is: number): number {
  const unit = unitOfEventCode(code)
  if (TIMED_UNITS.has(unit)) return Math.min(minutes, is)
  return minutes === unitMinutes(unit, was) ? unitMinutes(unit, is) : minutes
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
