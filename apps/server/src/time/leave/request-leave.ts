import { minutesToDays } from '#rules/leave/leave-unit.ts'
import { submitDocument } from '../../approvals/documents/index.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { leaveContentOf } from './document/leave-content.ts'
import { leaveDocument } from './document/leave-document.ts'
import { checkTarget, daysText, type WantedEvent, type WorkEventRow } from '../work-events/index.ts'
import { openAccount } from './leave-account.ts'
import { insertGrants, type LeavePerson, loadFacts, lockAsking } from './account.store.ts'
import { planLeave, type PlannedLeave } from './plan-leave.ts'

/**
 * Asks for leave: checks the balance under the person's lock and sends the document, which holds the days, up the line.
 * @throws Failure NO_PERMISSION, NO_TARGET_USER, BEFORE_JOIN, INVALID_RANGE, LEAVE_OUTSIDE_HOURS, INVALID_TIME, NO_WORK_DAY, EVENT_CONFLICT,
 * EVENT_MINUS_NOT_ACCEPTABLE, NO_APPROVER
 */
export async function requestLeave(
  ctx: CommandContext,
  wanted: WantedEvent & { reason: string },
): Promise<WorkEventRow> {
  const memberId = wanted.memberId ?? ctx.actor.memberId
  await checkTarget(ctx, memberId)
  // Sent together; the facts are what is true after the lock.
  const [asking, facts] = await Promise.all([lockAsking(ctx, memberId, wanted), loadFacts(ctx, memberId)])
  if (!asking) fail('NO_TARGET_USER')
  const { person, plan } = asking
  const account = openAccount(person, facts, ctx.today)
  const planned = planLeave(account, plan, wanted, ctx.language)
  refuseImpossible(ctx, person, wanted, planned)
  await insertGrants(
    ctx.tx,
    account.missing.map((grant) => ({ memberId, grant })),
  )
  const content = leaveContentOf(person, wanted, planned)
  const sent = await submitDocument(ctx, leaveDocument, { content, authorId: memberId })
  const status = sent.status === 'APPROVED' ? 'APPROVED' : 'REQUESTED'
  return eventRow({ id: sent.made, documentId: sent.id, person, status, planned, wanted })
}

function refuseImpossible(
  ctx: CommandContext,
  person: LeavePerson,
  wanted: WantedEvent,
  planned: PlannedLeave,
): void {
  if (person.joined_on && wanted.from.toString() < person.joined_on) fail('BEFORE_JOIN')
  if (planned.days.length === 0) fail('NO_WORK_DAY')
  if (planned.conflictOn) fail('EVENT_CONFLICT')
  if (planned.shortfall > 0) {
    const left = minutesToDays(Math.max(0, planned.available), person.standard_day_minutes)
    fail('EVENT_MINUS_NOT_ACCEPTABLE', { left: daysText(left, ctx.language) })
  }
}

/** The request as lists show it, without reading back what has just been written. */
function eventRow({ id, documentId, person, status, planned, wanted }: Requested): WorkEventRow {
  return {
    id,
    member_id: person.id,
    member_name: person.name,
    team_name: person.team_name,
    event_code: wanted.code,
    own_name: null,
    starts_on: wanted.from.toString(),
    ends_on: wanted.to.toString(),
    start_minute: planned.span?.start ?? null,
    end_minute: planned.span?.end ?? null,
    counted_minutes: planned.minutes,
    status,
    reason: wanted.reason,
    location: '',
    frees_work: true,
    document_id: documentId,
    standard_day_minutes: person.standard_day_minutes,
    done_cancelable: person.done_cancelable,
    days: planned.days.map(({ on, minutes }) => ({ date: on, minutes })),
  }
}

interface Requested {
  id: number
  documentId: number
  status: 'REQUESTED' | 'APPROVED'
  person: LeavePerson
  wanted: WantedEvent & { reason: string }
  planned: PlannedLeave
}
