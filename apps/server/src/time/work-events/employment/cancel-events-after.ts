import { sql } from 'kysely'
import { thisCompany } from '../../../db/this-company.ts'
import { cancelDocument } from '../../../approvals/documents/index.ts'
import { undoable } from '../../../db/undoable.ts'
import type { AuditEntry, CommandContext } from '../../../http/context.ts'
import { Failure } from '../../../http/fail.ts'
import type { Leaving } from '../../../people/employment/index.ts'
import { partsOfHolder } from '../../work-days/index.ts'
import { separableDays } from '../cancels/day-cancels.ts'
import { dropDay } from '../cancels/drop-day.ts'
import { EVENT_HOLDER, endEntered } from '../events.store.ts'

interface Reaching {
  id: number
  member_id: number
  document_id: number | null
  alternative_of: number | null
  status: 'REQUESTED' | 'APPROVED'
  event_code: string
  occasion_on: string | null
  starts_on: string
  days: { date: string }[]
}

/**
 * Ends what somebody who leaves has of requests after their last day, waiting or approved: left as it is, it would lessen the leave that
 * is paid out to them. A request that begins before keeps its days until then. What lies on closed days stays.
 */
export async function cancelEventsAfter(ctx: CommandContext, { memberId, lastDay }: Leaving): Promise<void> {
  const found = await sql<Reaching>`
    select r.id, r.member_id, r.document_id, r.alternative_of, r.status, r.event_code, r.occasion_on, r.starts_on,
      ${partsOfHolder(EVENT_HOLDER, 'r')} as days
    from work_events r
    where r.company_id = ${thisCompany} and r.member_id = ${memberId} and r.ends_on > ${lastDay}
      and r.status in ('REQUESTED', 'APPROVED')
    order by r.starts_on, r.id`.execute(ctx.tx)
  // Of somebody who is gone by then it has not begun, however late this is done.
  const today = Temporal.PlainDate.compare(lastDay, ctx.today) < 0 ? lastDay : ctx.today
  for (const event of found.rows) await tryAlone({ ...ctx, today }, (trying) => end(trying, event, lastDay))
}

async function end(ctx: CommandContext, event: Reaching, lastDay: Temporal.PlainDate): Promise<void> {
  const isKept = ({ date }: { date: string }) => date <= lastDay.toString()
  const rest = event.days.filter(isKept)
  const isPart = separableDays(event).length > 0 && rest.length > 0
  // From the last one: leave around a birth goes on without a gap.
  if (isPart)
    for (const { date } of event.days.toReversed())
      if (!rest.some((kept) => kept.date === date)) await dropDay(ctx, event, Temporal.PlainDate.from(date))
  if (isPart || (rest.length > 0 && event.status === 'APPROVED')) return
  if (event.document_id === null) await endEntered(ctx, event.id, event)
  else await cancelDocument(ctx, event.document_id, event.status === 'APPROVED' ? 'AGREED' : true)
}

/** A closed day refuses when the document is canceled already: all of it is undone, and nothing told. */
async function tryAlone(ctx: CommandContext, act: (trying: CommandContext) => Promise<void>): Promise<void> {
  const noted: AuditEntry[] = []
  try {
    await undoable(ctx.tx, () => act({ ...ctx, audit: (entry) => void noted.push(entry) }))
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return
  }
  for (const entry of noted) ctx.audit(entry)
}
