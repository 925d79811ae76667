import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import { cancelDocument } from '../../../approvals/documents/index.ts'
import { undoable } from '../../../db/undoable.ts'
import type { AuditEntry, CommandContext } from '../../../http/context.ts'
import { Failure } from '../../../http/fail.ts'
import type { Leaving } from '../../../people/employment/index.ts'
import { closedRanges, partsOfHolder } from '../../work-days/index.ts'
import { dropDays } from '../cancels/drop-days.ts'
import { EVENT_HOLDER, endEntered } from '../events.store.ts'
import { endingOf, type Reaching } from './ending-of.ts'
import { reachesPast } from './reaches-past.ts'

interface Row extends Reaching {
  id: number
  member_id: number
  document_id: number | null
  alternative_of: number | null
}

/**
 * Ends what somebody who leaves has of requests after their last day, waiting or approved: left as it is, it would lessen the leave that
 * is paid out to them. A request that begins before keeps its days until then. What was given of closed days stays.
 * @returns false when something stays after the last day
 */
export async function cancelEventsAfter(
  ctx: CommandContext,
  { memberId, lastDay }: Leaving,
): Promise<boolean> {
  // Days off before the work that they stand for, which would take them along.
  const { rows } = await sql<Row>`
    select r.id, r.member_id, r.document_id, r.alternative_of, r.status, r.event_code, r.occasion_on,
      ${partsOfHolder(EVENT_HOLDER, 'r')} as days
    from work_events r
    where r.company_id = ${thisCompany} and r.member_id = ${memberId} and ${reachesPast(lastDay)}
    order by r.alternative_of is null, r.starts_on, r.id`.execute(ctx.tx)
  const until = rows
    .flatMap(({ days }) => days.map(({ date }) => date))
    .toSorted()
    .at(-1)
  const closed = until === undefined ? [] : await closedAfter(ctx, { memberId, lastDay }, until)
  const isClosed = (day: string) => closed.some((one) => one.starts_on <= day && day <= one.ends_on)
  let isAllOver = true
  for (const event of rows) {
    const { gone, stays } = endingOf(event, lastDay.toString(), isClosed)
    const isDone = await tryAlone(ctx, (trying) => end(trying, { event, gone, lastDay }))
    isAllOver &&= isDone && stays.length === 0
  }
  return isAllOver
}

function closedAfter(ctx: CommandContext, { memberId, lastDay }: Leaving, until: string) {
  return closedRanges(ctx, [memberId], {
    from: lastDay,
    to: Temporal.PlainDate.from(until),
  })
}

interface Ending {
  event: Row
  gone: readonly string[] | 'ALL'
  lastDay: Temporal.PlainDate
}

async function end(ctx: CommandContext, { event, gone, lastDay }: Ending): Promise<void> {
  if (gone !== 'ALL') return gone.length > 0 ? dropDays(ctx, event, gone) : undefined
  if (event.document_id === null) return endEntered(ctx, event.id, event)
  // Of somebody who is gone by then it has not begun, however late this is done.
  const today = Temporal.PlainDate.compare(lastDay, ctx.today) < 0 ? lastDay : ctx.today
  await cancelDocument({ ...ctx, today }, event.document_id, 'LEAVING')
}

/** What is refused after a document is canceled undoes all of it, and nothing is told. @returns whether it was done */
async function tryAlone(
  ctx: CommandContext,
  act: (trying: CommandContext) => Promise<unknown>,
): Promise<boolean> {
  const noted: AuditEntry[] = []
  try {
    await undoable(ctx.tx, () => act({ ...ctx, audit: (entry) => void noted.push(entry) }))
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return false
  }
  for (const entry of noted) ctx.audit(entry)
  return true
}
