import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { workedThrough } from '../../../people/employment/index.ts'
import { confirmParts, type DayPart, edgeOfHolder } from '../../work-days/index.ts'
import { EVENT_HOLDER } from '../events.store.ts'

// Days off between the first and the last asked for are nobody's to give: what is held counts.
const inEmployment = workedThrough({
  member: sql.ref('e.member_id'),
  from: sql`coalesce(${edgeOfHolder('first', EVENT_HOLDER, 'e')}, e.starts_on)`,
  to: sql`coalesce(${edgeOfHolder('last', EVENT_HOLDER, 'e')}, e.ends_on)`,
})

/**
 * Marks the request of a document as approved and takes its days, which it gives. A request may have stayed open when its person left
 * or arranged a last day: days outside of an employment are nobody's to give, and what is left of the leave is paid.
 * @throws Failure EVENT_NOT_GIVABLE, which does not tell the day: not every decider may know it; ALREADY_CONFIRMED
 */
export async function approveEvent(ctx: CommandContext, documentId: number): Promise<DayPart[]> {
  const ofDocument = sql`e.company_id = ${thisCompany} and e.document_id = ${documentId} and e.status = 'REQUESTED'`
  const parts = await confirmParts(
    ctx,
    EVENT_HOLDER,
    sql`
      update work_events e set status = 'APPROVED' where ${ofDocument} and ${inEmployment}
      returning e.id`,
  )
  // Work on a day off takes no part of it either: only what is still open was refused.
  if (parts.length === 0) {
    const { rows } = await sql`
      select 1 from work_events e where ${ofDocument}`.execute(ctx.tx)
    if (rows.length > 0) fail('EVENT_NOT_GIVABLE')
  }
  return parts
}
