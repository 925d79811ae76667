import { sql } from 'kysely'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { plannedLastDay } from '../../../people/employment/index.ts'
import { confirmParts, type DayPart } from '../../work-days/index.ts'
import { EVENT_HOLDER } from '../events.store.ts'

/** Whether whom `e` is for has a last day before the end of `e`. */
const lastDayBefore = sql`
  select 1 from members m, lateral (select coalesce(m.retired_on, ${plannedLastDay}) as last_day) l
  where m.company_id = ${thisCompany} and m.id = e.member_id and last_day < e.ends_on`

/**
 * Marks the request of a document as approved and takes its days, which it gives. A request may have stayed open when its person left
 * or arranged a last day: days after it are nobody's to give, and what is left of the leave is paid.
 * @throws Failure EVENT_NOT_GIVABLE, which does not tell the day: not every decider may know it; ALREADY_CONFIRMED
 */
export async function approveEvent(ctx: CommandContext, documentId: number): Promise<DayPart[]> {
  const ofDocument = sql`e.company_id = ${thisCompany} and e.document_id = ${documentId} and e.status = 'REQUESTED'`
  const parts = await confirmParts(
    ctx,
    EVENT_HOLDER,
    sql`
      update work_events e set status = 'APPROVED' where ${ofDocument} and not exists (${lastDayBefore})
      returning e.id`,
  )
  // Work on a day off takes no part of it either: only what is still open was refused.
  if (parts.length === 0) {
    const { rows } = await sql`
      select 1 from work_events e where ${ofDocument} and exists (${lastDayBefore})`.execute(ctx.tx)
    if (rows.length > 0) fail('EVENT_NOT_GIVABLE')
  }
  return parts
}
