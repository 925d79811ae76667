import { cancelDocument, refuseDocumentOff } from '../../../approvals/documents/index.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail, found } from '../../../http/fail.ts'
import { mayActFor } from '../../../people/roles/index.ts'
import { closedFailure } from '../../work-plans/index.ts'
import { findCancellable } from '../cancels/cancels.store.ts'
import { dropDays, refuseDay } from '../cancels/drop-days.ts'
import { firstClosedDay } from '../cancels/first-closed-day.ts'
import { isOwnOrFiled, mayCancelEvent, mayCorrectEvent } from '../work-events.policy.ts'
import { endEntered, findRequest, type StoredRequest } from '../events.store.ts'

/**
 * Cancels a request through its document, which gives the days back: one's own, one that one made for somebody else whom one still
 * looks after, or as an admin what was approved for somebody whom one sees. What an admin had entered has no document, and only admins take it back; days off that were approved with
 * weekend work have none either, and are cancelled like a request.
 * @param day that day alone, where the request holds others
 * @throws Failure NOT_FOUND, NO_PERMISSION for somebody else's, KEPT_BY_PLAN, FEATURE_OFF, DOCUMENT_STATE, LEAVE_HAS_BEGUN, ALREADY_CONFIRMED, BAD_REQUEST for a day that
 * it does not hold
 */
export async function cancelEvent(
  ctx: CommandContext,
  id: number,
  day?: Temporal.PlainDate | undefined,
): Promise<void> {
  const request = found(await findRequest(ctx.tx, id))
  const { document_id, member_id, status } = request
  const isOwn = member_id === ctx.actor.memberId
  // Who asked for it may have lost the person since.
  const isFiled = !isOwn && isOwnOrFiled(ctx.actor, request) && (await mayActFor(ctx, member_id))
  await refuseKept(ctx, request)
  if (document_id === null) return cancelEntered(ctx, { id, ...request }, day)
  const isOthers = !isOwn && !isFiled && status !== 'REQUESTED' && (await mayCorrect(ctx, request))
  if (!isOwn && !isFiled && !isOthers) fail('NO_PERMISSION')
  await refuseDocumentOff(ctx, document_id)
  if (!day || !(await holdsOthers(ctx, id, day))) {
    await cancelDocument(ctx, document_id, isOwn ? 'AUTHOR' : 'PERMITTED')
    return
  }
  await refuseBegun(ctx, id, day)
  await dropDays(ctx, { id, ...request }, [day.toString()])
}

async function cancelEntered(
  ctx: CommandContext,
  request: StoredRequest & { id: number },
  day: Temporal.PlainDate | undefined,
): Promise<void> {
  const { id, member_id, alternative_of, status } = request
  const corrects = await mayCorrect(ctx, request)
  const isOwnDayOff = member_id === ctx.actor.memberId && alternative_of !== null
  if (!corrects && !isOwnDayOff) fail('NO_PERMISSION')
  if (status !== 'APPROVED') fail('DOCUMENT_STATE')
  const only = day && (await holdsOthers(ctx, id, day)) ? day : undefined
  if (!corrects) await refuseBegun(ctx, id, only)
  await (only ? dropDays(ctx, request, [only.toString()]) : endEntered(ctx, id, request))
}

/** Whether the request goes on without a day. @throws Failure BAD_REQUEST when it does not hold it */
async function holdsOthers(ctx: CommandContext, id: number, day: Temporal.PlainDate): Promise<boolean> {
  const { days, status } = found(await findCancellable(ctx, id))
  if (status !== 'REQUESTED' && status !== 'APPROVED') fail('DOCUMENT_STATE')
  if (!days.some(({ date }) => date === day.toString())) refuseDay(ctx, day)
  return days.length > 1
}

/** A day is cancelled as a request of it alone would be. @param day all of the request when absent @throws Failure DOCUMENT_STATE, LEAVE_HAS_BEGUN, ALREADY_CONFIRMED */
async function refuseBegun(
  ctx: CommandContext,
  id: number,
  day: Temporal.PlainDate | undefined,
): Promise<void> {
  const row = found(await findCancellable(ctx, id))
  const { done_cancelable, status } = row
  const asOfDay = { ...row, starts_on: day?.toString() ?? row.starts_on }
  if (mayCancelEvent(ctx.actor, asOfDay, { done_cancelable, today: ctx.today })) return
  const closed = await firstClosedDay(ctx, id, day)
  if (closed) throw closedFailure(closed)
  fail(status === 'APPROVED' && done_cancelable ? 'LEAVE_HAS_BEGUN' : 'DOCUMENT_STATE')
}

/**
 * What something else keeps is moved there; to anybody who could not take it back anyway it is somebody else's, and no more is told.
 * @throws Failure KEPT_BY_PLAN, NO_PERMISSION
 */
export async function refuseKept(
  ctx: CommandContext,
  request: Pick<StoredRequest, 'member_id' | 'kept_by'>,
): Promise<void> {
  if (request.kept_by === null) return
  const mayKnow = request.member_id === ctx.actor.memberId || (await mayCorrect(ctx, request))
  fail(mayKnow ? 'KEPT_BY_PLAN' : 'NO_PERMISSION')
}

/** Whether the actor is an admin who may correct the request. */
export async function mayCorrect(
  ctx: CommandContext,
  request: Pick<StoredRequest, 'member_id'>,
): Promise<boolean> {
  return mayCorrectEvent(ctx.actor, request) && (await mayActFor(ctx, request.member_id))
}
