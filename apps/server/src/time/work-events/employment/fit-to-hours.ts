import { sql } from 'kysely'
import { TIMED_UNITS, unitMinutes, unitOfEventCode } from '#rules/leave/leave-unit.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { differsFrom, type Move, valueOn } from '../../../people/employment/index.ts'
import { type AskedPart, type DayPart, lockOpenParts, recountParts } from '../../work-days/index.ts'
import { EVENT_HOLDER } from '../events.store.ts'

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
  const parts = await lockOpenParts(ctx, EVENT_HOLDER, [...byId.keys()], first)
  const fitted = parts.flatMap((part) => {
    const { before, after } = byId.get(part.member_id)!
    const [was, is] = [before, after].map(({ dayMinutes }) => valueOn(dayMinutes, part.work_on))
    if (!part.frees_work || !was || !is) return []
    const minutes = minutesBy(part, was, is)
    return minutes === part.minutes ? [] : [{ ...part, minutes, more: minutes - part.minutes }]
  })
  await recountParts(ctx, fitted)
  await recountRequests(ctx, fitted)
}

/** What a part takes where a day of the contract has other minutes; a time of the day goes as far as it was asked for, and as the day. */
function minutesBy({ event_code: code, minutes, asked_minutes: asked }: AskedPart, was: number, is: number) {
  const unit = unitOfEventCode(code)
  if (TIMED_UNITS.has(unit)) return Math.min(asked, is)
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
