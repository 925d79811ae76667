import { changeDocument } from '../../../approvals/documents/index.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail, found } from '../../../http/fail.ts'
import { type AskedEvent, type JudgedEvent, sortOf } from '../event-sorts.ts'
import { findRequest, looseEvent, rewriteEvent, type StoredRequest } from '../events.store.ts'
import { rowOf } from '../request-event.ts'
import type { WorkEventRow } from '../work-events.queries.ts'
import { mayCorrect } from './cancel-event.ts'

/** What of a request becomes another; what is left out stays. */
export type EventChange = { [K in Exclude<keyof AskedEvent, 'memberId'>]?: AskedEvent[K] | undefined }

/**
 * Changes a request: one's own, as long as nobody has opened its document; what an admin had entered, as an admin.
 * @throws Failure NOT_FOUND, NO_PERMISSION, DOCUMENT_STATE, DOCUMENT_SEEN, and what its sort says against it
 */
export async function changeEvent(
  ctx: CommandContext,
  id: number,
  change: EventChange,
): Promise<WorkEventRow> {
  const request = found(await findRequest(ctx.tx, id))
  const { member_id: memberId, document_id: documentId } = request
  const written = { id, document_id: documentId, status: request.status, is_changeable: true }
  const rewrite = async () => {
    // The request stands in its own way until its days are free.
    await looseEvent(ctx, id)
    const asked = changed(request, change)
    const judged = await sortOf(asked.code).judge(ctx, asked)
    const { content, freesWork } = judged
    await rewriteEvent(ctx, id, { memberId, documentId, freesWork, content })
    return judged
  }
  if (documentId === null) {
    if (!(await mayCorrect(ctx, request))) fail('NO_PERMISSION')
    if (request.status !== 'APPROVED') fail('DOCUMENT_STATE')
    return rowOf(await rewrite(), written)
  }
  if (memberId !== ctx.actor.memberId) fail('NO_PERMISSION')
  let judged: JudgedEvent | undefined
  await changeDocument(ctx, documentId, async () => {
    judged = await rewrite()
    return { kind: judged.document, content: judged.content }
  })
  return rowOf(judged!, written)
}

function changed(request: StoredRequest, change: EventChange): AskedEvent {
  const from = change.from ?? Temporal.PlainDate.from(request.starts_on)
  const isMoved = change.code !== undefined && change.code !== request.event_code
  return {
    code: change.code ?? request.event_code,
    from,
    to: change.to ?? (change.from ? from : Temporal.PlainDate.from(request.ends_on)),
    // Times belong to the code that they were given for.
    start: change.start ?? (isMoved ? undefined : (request.start_minute ?? undefined)),
    end: change.end ?? (isMoved ? undefined : (request.end_minute ?? undefined)),
    memberId: request.member_id,
    reason: change.reason ?? request.reason,
    location: change.location ?? request.location,
  }
}
