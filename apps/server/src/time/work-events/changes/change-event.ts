import { changeDocument } from '../../../approvals/documents/index.ts'
import type { UploadedFile } from '#contract/fields.ts'
import type { CommandContext, Language, MemberContext } from '../../../http/context.ts'
import { fail, found } from '../../../http/fail.ts'
import type { FileStore } from '../../../outside/files/file-store.ts'
import { removeFile } from '../../../platform/files/index.ts'
import { closedFailure, holdCalendarFor } from '../../work-plans/index.ts'
import { refuseUncovered } from '../coverage/coverage-of.ts'
import { wantedOf } from '../comptime/alternative.ts'
import { firstClosedDay } from '../cancels/first-closed-day.ts'
import { eventContent } from '../document/event-content.ts'
import { keepProof, proofOf } from '../document/event-proof.ts'
import {
  type AskedEvent,
  isEventDocument,
  type JudgedEvent,
  sortOf,
  type WantedAlternative,
} from '../event-sorts.ts'
import { findRequest, looseEvent, rewriteEvent, type StoredRequest } from '../events.store.ts'
import { rowOf } from '../request-event.ts'
import type { WorkEventRow } from '../work-events.queries.ts'
import { mayCorrect, refuseKept } from './cancel-event.ts'

/** What of a request becomes another; what is left out stays. A proof or days off of null are taken away. */
export type EventChange = {
  [K in Exclude<keyof AskedEvent, 'memberId' | 'insteadOf' | 'alternative'>]?: AskedEvent[K] | undefined
} & { proof?: UploadedFile | null | undefined; alternative?: WantedAlternative | null | undefined }

const NO_DOCUMENT: Record<Language, string> = {
  ko: '관리자가 입력한 일정에는 증빙 파일을 첨부할 수 없습니다.',
  ja: '管理者が入力した予定には証明書類を添付できません。',
  en: 'What an admin has entered takes no file.',
}

/**
 * Changes a request: one's own, as long as nobody has opened its document; what an admin had entered, as an admin.
 * @throws Failure NOT_FOUND, NO_PERMISSION, KEPT_BY_PLAN, ALREADY_CONFIRMED, DOCUMENT_STATE, DOCUMENT_SEEN, DAY_CANCELED once a day out of its middle was,
 * LEAVE_NOT_CHANGEABLE where the company lets nobody change leave, EVENT_NOT_USABLE of a kind that was switched off, FILE_* with its reason, BAD_REQUEST for a file to what
 * has no document, and what its sort says against it
 */
export async function changeEvent(
  ctx: MemberContext,
  id: number,
  change: EventChange,
  store: FileStore,
): Promise<WorkEventRow> {
  const request = found(await findRequest(ctx.tx, id))
  const { member_id: memberId, document_id: documentId, alternative_of, kept_by, filed_by } = request
  await refuseKept(ctx, request)
  const isTheirs = documentId === null ? await mayCorrect(ctx, request) : memberId === ctx.actor.memberId
  if (!isTheirs) fail('NO_PERMISSION')
  const closed = request.status === 'APPROVED' && (await firstClosedDay(ctx, id))
  if (closed) throw closedFailure(closed)
  // Written anew it would take the day again.
  if (request.has_gap) fail('DAY_CANCELED')
  const { status } = request
  const written = {
    id,
    document_id: documentId,
    alternative_of,
    kept_by,
    filed_by,
    status,
    is_changeable: true,
  }
  const rewrite = async (making: CommandContext, before: unknown) => {
    // Before its days: who corrects the calendar takes them in this order.
    await holdCalendarFor(making, memberId)
    // The request stands in its own way until its days are free.
    await looseEvent(making, id)
    const asked = {
      ...changed(id, request, change),
      alternative:
        (change.alternative === undefined ? keptAlternative(before) : change.alternative) ?? undefined,
    }
    const judged = await sortOf(asked.code).judge(making, asked)
    const { content, freesWork } = judged
    await rewriteEvent(making, id, { memberId, documentId, freesWork, content })
    return judged
  }
  if (documentId === null) {
    if (request.status !== 'APPROVED') fail('DOCUMENT_STATE')
    if (change.proof) fail('BAD_REQUEST', {}, { apv_attach: NO_DOCUMENT[ctx.language] })
    return rowOf(await rewrite(ctx, null), written)
  }
  if (!request.is_changeable) fail('LEAVE_NOT_CHANGEABLE')
  if (!request.is_switched_on) fail('EVENT_NOT_USABLE')
  let judged: JudgedEvent | undefined
  await changeDocument(ctx, documentId, async (making, { content: before, kind }) => {
    // What was asked for by a form is written anew with its form.
    if (!isEventDocument(kind)) fail('DOCUMENT_STATE')
    judged = await rewrite(making, before)
    await refuseUncovered(making, judged)
    const [had, given] = [proofOf(before), change.proof]
    const proof = given ? await keepProof(making, store, given) : given === null ? null : had
    // Nobody of the line has seen it: what is taken away is gone.
    if (had && had.file !== proof?.file) await removeFile(ctx, store, had.file)
    return { kind: judged.document, content: { ...judged.content, proof } }
  })
  return rowOf(judged!, written)
}

/** What was asked for with it stays unless other days are named. */
function keptAlternative(before: unknown): AskedEvent['alternative'] {
  const kept = eventContent.safeParse(before).data?.alternative
  return kept ? wantedOf(kept) : undefined
}

const given = (day: string | null) => (day === null ? undefined : Temporal.PlainDate.from(day))

function changed(id: number, request: StoredRequest, change: EventChange): AskedEvent {
  const from = change.from ?? Temporal.PlainDate.from(request.starts_on)
  const isMoved = change.code !== undefined && change.code !== request.event_code
  return {
    code: change.code ?? request.event_code,
    from,
    to: change.to ?? (change.from ? from : Temporal.PlainDate.from(request.ends_on)),
    // Times belong to the code that they were given for.
    start: change.start ?? (isMoved ? undefined : (request.start_minute ?? undefined)),
    end: change.end ?? (isMoved ? undefined : (request.end_minute ?? undefined)),
    occasionOn: isMoved ? change.occasionOn : (change.occasionOn ?? given(request.occasion_on)),
    occasionCase: isMoved ? change.occasionCase : (change.occasionCase ?? request.occasion_case ?? undefined),
    memberId: request.member_id,
    insteadOf: id,
    reason: change.reason ?? request.reason,
    location: change.location ?? request.location,
  }
}
