import { submitDocument } from '../../../approvals/documents/index.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail, found } from '../../../http/fail.ts'
import { refuseClosed } from '../../work-days/index.ts'
import { cancelDocumentKind } from './cancel-document-kind.ts'
import { findCancellable } from './cancels.store.ts'
import { separableDays } from './day-cancels.ts'
import { refuseDay } from './drop-days.ts'

/**
 * Asks that an own request which was approved be cancelled, or one day out of it; it goes up the line as the request did.
 * @throws Failure NOT_FOUND, NO_PERMISSION for somebody else's, DOCUMENT_STATE for one that is not approved or asked for already,
 * ALREADY_CONFIRMED, NO_APPROVER, BAD_REQUEST for a day that cannot be cancelled alone
 */
export async function requestCancel(
  ctx: CommandContext,
  id: number,
  { reason, day }: { reason: string; day: Temporal.PlainDate | undefined },
) {
  const row = found(await findCancellable(ctx, id))
  if (row.member_id !== ctx.actor.memberId) fail('NO_PERMISSION')
  const { document_id: documentId } = row
  if (row.status !== 'APPROVED' || documentId === null || row.cancel_document_id !== null)
    fail('DOCUMENT_STATE')
  const only = day && row.days.length > 1 ? day : undefined
  if (day && !row.days.some(({ date }) => date === day.toString())) refuseDay(ctx, day)
  if (only && !separableDays(row).includes(only.toString())) refuseDay(ctx, only)
  // A day off between them holds nothing: that it is closed is in nobody's way.
  const days = only ? [only] : row.days.map(({ date }) => date)
  await refuseClosed(
    ctx,
    days.map((one) => ({
      member_id: row.member_id,
      work_on: one.toString(),
    })),
  )
  const content = {
    eventId: id,
    documentId,
    code: row.event_code,
    ownName: row.own_name,
    from: row.starts_on,
    to: row.ends_on,
    minutes: only ? row.days.find(({ date }) => date === only.toString())!.minutes : row.counted_minutes,
    standardDayMinutes: row.standard_day_minutes,
    reason,
    day: only?.toString() ?? null,
  }
  const sent = await submitDocument(ctx, cancelDocumentKind, { content })
  return { drf_id: sent.id, drf_status: sent.status }
}
