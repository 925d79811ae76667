import { minutesToDays } from '#rules/leave/leave-unit.ts'
import { applyLeaveDays } from '../attendance/index.ts'
import { type DefaultLine, defaultLine, submitDocument } from '../../approvals/documents/index.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { checkTarget } from './find-target.ts'
import { daysText, leaveTitle } from './leave-text.ts'
import { openAccount } from './leave-account.ts'
import { insertGrants, type LeavePerson, loadFacts, lockAsking } from './account.store.ts'
import { insertRequest } from './leave.store.ts'
import type { WorkEventRow } from './leave.queries.ts'
import { valuesToWire } from './leave.wire.ts'
import { planLeave, type PlannedLeave, type WantedLeave } from './plan-leave.ts'

export const LEAVE_DOCUMENT = 'VACATION'

/**
 * Asks for leave: checks the balance under the person's lock, sends the document up the line and holds the days.
 * @throws Failure NO_PERMISSION, NO_TARGET_USER, BEFORE_JOIN, INVALID_RANGE, LEAVE_OUTSIDE_HOURS, INVALID_TIME, NO_WORK_DAY, EVENT_CONFLICT,
 * EVENT_MINUS_NOT_ACCEPTABLE, NO_APPROVER
 */
export async function requestLeave(
  ctx: CommandContext,
  wanted: WantedLeave & { memberId?: number | undefined; reason: string },
): Promise<WorkEventRow> {
  const memberId = wanted.memberId ?? ctx.actor.memberId
  await checkTarget(ctx, memberId)
  // Sent together; each reads what is true after the lock before it.
  const [asking, facts, line] = await Promise.all([
    lockAsking(ctx, memberId, wanted),
    loadFacts(ctx.tx, memberId),
    defaultLine(ctx, memberId),
  ])
  if (!asking) fail('NO_TARGET_USER')
  const { person, plan } = asking
  const account = openAccount(person, facts, ctx.today)
  const planned = planLeave(account, plan, wanted, ctx.language)
  refuseImpossible(ctx, person, wanted, planned)
  await insertGrants(
    ctx.tx,
    ctx.companyId,
    account.missing.map((grant) => ({ memberId, grant })),
  )

  const submitted = await submitLeave(ctx, { person, wanted, planned, line })
  const status = submitted.status === 'APPROVED' ? 'APPROVED' : 'REQUESTED'
  const id = await insertRequest(ctx.tx, {
    companyId: ctx.companyId,
    memberId,
    eventCode: wanted.code,
    startsOn: wanted.from.toString(),
    endsOn: wanted.to.toString(),
    startMinute: planned.span?.start ?? null,
    endMinute: planned.span?.end ?? null,
    countedMinutes: planned.minutes,
    status,
    reason: wanted.reason,
    documentId: submitted.id,
    createdAt: ctx.now.toString(),
    days: planned.days,
  })
  if (status === 'APPROVED')
    await applyLeaveDays(
      ctx,
      memberId,
      planned.days.map((day) => day.on),
    )
  ctx.audit({
    action: 'leave.request',
    target: ['leave_request', id],
    after: {
      member: memberId,
      code: wanted.code,
      from: wanted.from.toString(),
      to: wanted.to.toString(),
      minutes: planned.minutes,
    },
  })
  return eventRow({ id, documentId: submitted.id, person, status, planned, wanted })
}

function refuseImpossible(
  ctx: CommandContext,
  person: LeavePerson,
  wanted: WantedLeave,
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
    starts_on: wanted.from.toString(),
    ends_on: wanted.to.toString(),
    start_minute: planned.span?.start ?? null,
    end_minute: planned.span?.end ?? null,
    counted_minutes: planned.minutes,
    status,
    reason: wanted.reason,
    document_id: documentId,
    standard_day_minutes: person.standard_day_minutes,
    done_cancelable: person.done_cancelable,
    days: planned.days.map(({ on, minutes }) => ({ date: on, minutes })),
  }
}

interface Requested extends Omit<Prepared, 'line'> {
  id: number
  documentId: number
  status: 'REQUESTED' | 'APPROVED'
}

interface Prepared {
  person: LeavePerson
  wanted: WantedLeave & { reason: string }
  planned: PlannedLeave
  line: DefaultLine
}

function submitLeave(ctx: CommandContext, { person, wanted, planned, line }: Prepared) {
  return submitDocument(ctx, {
    kind: LEAVE_DOCUMENT,
    title: leaveTitle({
      unit: planned.unit,
      from: wanted.from,
      to: wanted.to,
      language: person.company_language,
      askedOn: ctx.today,
    }),
    content: { text: wanted.reason, ...valuesToWire(person, wanted, planned) },
    receivers: line.approvers.map((approver) => ({
      memberId: approver.memberId,
      type: 'APPROVER',
      order: 1,
    })),
    authorId: person.id,
    approveWithoutDecider: line.approvedAtOnce,
  })
}
