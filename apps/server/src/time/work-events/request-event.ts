import { submitDocument } from '../../approvals/documents/index.ts'
import type { UploadedFile } from '#contract/fields.ts'
import type { CommandContext } from '../../http/context.ts'
import type { FileStore } from '../../outside/files/file-store.ts'
import { refuseUncovered } from './coverage/coverage-of.ts'
import { keepProof } from './document/event-proof.ts'
import { type AskedEvent, type JudgedEvent, sortOf } from './event-sorts.ts'
import { tellFiledFor } from './filed/tell-person.ts'
import type { WorkEventRow } from './work-events.queries.ts'

/**
 * Asks for an event of any code; its document, which holds the days, goes up the line.
 * @throws Failure NO_APPROVER, TEAM_TOO_FEW, FILE_* with its reason, and what its sort says against it
 */
export async function requestEvent(
  ctx: CommandContext,
  { proof: file, ...asked }: AskedEvent & { proof: UploadedFile | undefined },
  store: FileStore,
): Promise<WorkEventRow> {
  const judged = await sortOf(asked.code).judge(ctx, asked)
  await refuseUncovered(ctx, judged)
  const { document, person } = judged
  const content = file ? { ...judged.content, proof: await keepProof(ctx, store, file) } : judged.content
  const sent = await submitDocument(ctx, document, { content, authorId: person.id })
  await tellFiledFor(ctx, judged, sent.id)
  return rowOf(judged, {
    id: sent.made,
    document_id: sent.id,
    alternative_of: null,
    kept_by: null,
    filed_by: person.id === ctx.actor.memberId ? null : ctx.actor.memberId,
    status: sent.status === 'APPROVED' ? 'APPROVED' : 'REQUESTED',
    is_changeable: sent.status !== 'APPROVED' && (person.leave_changeable || !judged.freesWork),
  })
}

/** The request as lists show it, without reading back what has just been written. */
export function rowOf(
  { person, content, freesWork, ownName }: JudgedEvent,
  written: Pick<
    WorkEventRow,
    'id' | 'document_id' | 'alternative_of' | 'kept_by' | 'filed_by' | 'status' | 'is_changeable'
  >,
): WorkEventRow {
  return {
    ...written,
    // Nobody writes a request for whom they may not act.
    is_above: false,
    member_id: person.id,
    member_name: person.name,
    team_name: person.team_name,
    event_code: content.code,
    own_name: ownName,
    starts_on: content.from,
    ends_on: content.to,
    start_minute: content.startMinute,
    end_minute: content.endMinute,
    counted_minutes: content.minutes,
    comp_minutes: content.compMinutes ?? 0,
    reason: content.reason,
    location: content.location ?? '',
    cancel_document_id: null,
    is_fixed: freesWork && !person.leave_changeable,
    occasion_on: content.occasionOn ?? null,
    occasion_case: content.occasionCase ?? null,
    frees_work: freesWork,
    standard_day_minutes: person.standard_day_minutes,
    done_cancelable: person.done_cancelable,
    has_gap: false,
    canceled_days: [],
    days: content.days.map(({ on, minutes }) => ({ date: on, minutes })),
  }
}
