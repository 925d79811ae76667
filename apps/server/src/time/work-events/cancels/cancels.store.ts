import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { dayMinutesOn } from '../../../people/employment/index.ts'
import { fail } from '../../../http/fail.ts'
import { ownNameOf } from '../../event-codes/index.ts'
import { partsOfHolder } from '../../work-days/index.ts'
import { EVENT_HOLDER } from '../events.store.ts'
import { isAbove } from '../work-events.queries.ts'

type Ctx = Pick<CommandContext, 'tx'>

export interface CancellableRow {
  id: number
  member_id: number
  document_id: number | null
  cancel_document_id: number | null
  /** The weekend work that it stands for. */
  alternative_of: number | null
  kept_by: string | null
  filed_by: number | null
  is_above: boolean
  status: string
  event_code: string
  own_name: string | null
  starts_on: string
  ends_on: string
  counted_minutes: number
  standard_day_minutes: number
  occasion_on: string | null
  done_cancelable: boolean
  days: { date: string; minutes: number }[]
}

/** A request whose cancellation is asked for. */
export async function findCancellable(
  { tx, actor }: Ctx & Pick<CommandContext, 'actor'>,
  id: number,
): Promise<CancellableRow | undefined> {
  const { rows } = await sql<CancellableRow>`
    select r.id, r.member_id, r.document_id, r.cancel_document_id, r.alternative_of, r.kept_by, r.filed_by, ${isAbove(actor)} as is_above, r.status, r.event_code, ${ownNameOf('r.event_code')} as own_name,
      r.starts_on, r.ends_on, r.counted_minutes, r.occasion_on, ${dayMinutesOn(sql`r.starts_on`)} as standard_day_minutes,
      c.documents_done_cancelable as done_cancelable, ${partsOfHolder(EVENT_HOLDER, 'r')} as days
    from work_events r join members m on m.company_id = r.company_id and m.id = r.member_id
    join companies c on c.company_id = r.company_id
    where r.company_id = ${thisCompany} and r.id = ${id}`.execute(tx)
  return rows[0]
}

/** @throws Failure DOCUMENT_STATE when it is asked for already or cancelled */
export async function markAsked({ tx }: Ctx, id: number, cancelDocumentId: number): Promise<void> {
  const { rows } = await sql`
    update work_events set cancel_document_id = ${cancelDocumentId}
    where company_id = ${thisCompany} and id = ${id} and status = 'APPROVED' and cancel_document_id is null
    returning id`.execute(tx)
  if (rows.length === 0) fail('DOCUMENT_STATE')
}

/** The request that a cancellation is about, if it is still approved. */
export async function findCancelled(
  { tx }: Ctx,
  cancelDocumentId: number,
): Promise<{ id: number; member_id: number; document_id: number } | undefined> {
  const { rows } = await sql<{ id: number; member_id: number; document_id: number }>`
    select id, member_id, document_id from work_events
    where company_id = ${thisCompany} and cancel_document_id = ${cancelDocumentId} and status = 'APPROVED'`.execute(
    tx,
  )
  return rows[0]
}

/** Nobody has agreed: it may be asked for again. */
export async function letGo({ tx }: Ctx, cancelDocumentId: number): Promise<void> {
  await sql`
    update work_events set cancel_document_id = null
    where company_id = ${thisCompany} and cancel_document_id = ${cancelDocumentId}`.execute(tx)
}
