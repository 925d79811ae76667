import { sql } from '../../../db/sql/sql.ts'
import { lastsOn } from '../../../db/dated-rows.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail, onConstraint } from '../../../http/fail.ts'
import { announceForget } from '../../../http/session-gate.ts'
import type { AbsenceKind } from '#contract/people/members/members.ts'
import { type LockedMember, lockMember, setStatus } from '../../members/index.ts'
import { keepAnAdmin, lockAdmins, worksHere } from '../../roles/index.ts'
import { keyAfter } from '#rules/calendar/day-key.ts'
import type { AlteredDays } from '../matters/matter.ts'
import { refuseAltered, tellAbsent, tellReturned } from '../matters/matters.ts'
import { wakeOn } from '../settling/employment.jobs.ts'

/** A leave of absence that others decide on; the last day is open where it is null. */
export interface RequestedAbsence {
  memberId: number
  from: Temporal.PlainDate
  until: Temporal.PlainDate | null
}

/**
 * Holds the person and judges the absence as if it began to be arranged now.
 * @throws Failure NOT_FOUND, WRONG_MEMBER_STATE, LAST_ADMIN, CHANGE_BEFORE_JOINED, CHANGE_AFTER_RETIRED, ABSENCE_OVERLAPS,
 * INVALID_RANGE
 */
export async function judgeAbsence(
  ctx: CommandContext,
  { memberId, from, until }: RequestedAbsence,
): Promise<LockedMember> {
  await lockAdmins(ctx)
  const member = await lockMember(ctx.tx, memberId, ctx.today)
  if (!worksHere(member.status)) fail('WRONG_MEMBER_STATE')
  await keepAnAdmin(ctx.tx, memberId)
  if (until && Temporal.PlainDate.compare(until, from) < 0) fail('INVALID_RANGE')
  if (member.joined_on !== null && from.toString() < member.joined_on) fail('CHANGE_BEFORE_JOINED')
  if (member.leaves_on !== null && from.toString() > member.leaves_on) fail('CHANGE_AFTER_RETIRED')
  const other = await sql`select 1 from absences where company_id = ${thisCompany} and member_id = ${memberId}
    and daterange(starts_on, until_on, '[]') && daterange(${from}, ${until}, '[]')`.execute(ctx.tx)
  if (other.rows.length > 0) fail('ABSENCE_OVERLAPS')
  await refuseAltered(ctx, [daysOf({ memberId, from, until })])
  return member
}

/**
 * Arranges an absence that others have decided on: who acts need not keep the record of the person.
 * @throws Failure as {@link judgeAbsence}
 */
export async function arrangeAbsence(
  ctx: CommandContext,
  absence: RequestedAbsence & { kind: AbsenceKind; reason: string },
): Promise<void> {
  const { memberId, from, until, kind, reason } = absence
  const { tx, today } = ctx
  const member = await judgeAbsence(ctx, absence)
  await onConstraint({ absences_once: 'ABSENCE_OVERLAPS' }, () =>
    sql`insert into absences (company_id, member_id, starts_on, until_on, reason, kind)
      values (${thisCompany}, ${memberId}, ${from}, ${until}, ${reason}::text, ${kind}::text)`.execute(tx),
  )
  const days = [...(until ? [keyAfter(until.toString())] : []), from.toString()]
  await wakeOn(
    ctx,
    days.filter((day) => day > today.toString()),
  )
  const lastsToday = from.toString() <= today.toString() && (!until || until.toString() >= today.toString())
  const status = lastsToday ? 'ABSENCE' : member.status
  if (status !== member.status) {
    await setStatus(tx, memberId, status)
    await tellAbsent(ctx, memberId)
    await announceForget(tx, { companyId: ctx.companyId })
  }
  ctx.audit({
    action: 'member.toggle_absence',
    target: ['member', memberId],
    before: { status: member.status },
    after: { status, from, until, kind, reason },
  })
}

function daysOf({ memberId, from, until }: RequestedAbsence): AlteredDays {
  return { memberId, from: from.toString(), to: until?.toString() ?? null }
}

/** Undoes {@link arrangeAbsence}; what an admin has decided otherwise meanwhile stays. @throws Failure NOT_FOUND */
export async function takeBackAbsence(
  ctx: CommandContext,
  { memberId, from, until }: RequestedAbsence,
): Promise<void> {
  const { tx, today } = ctx
  const member = await lockMember(tx, memberId, today)
  await refuseAltered(ctx, [daysOf({ memberId, from, until })])
  const gone = await sql`delete from absences
    where company_id = ${thisCompany} and member_id = ${memberId} and starts_on = ${from}
      and until_on is not distinct from ${until}::date`.execute(tx)
  if (!gone.numAffectedRows) return
  const other = await sql`select 1 from absences
    where company_id = ${thisCompany} and member_id = ${memberId} and ${lastsOn('absences', today)}`.execute(
    tx,
  )
  if (member.status === 'ABSENCE' && other.rows.length === 0) {
    await setStatus(tx, memberId, 'WORKING')
    await tellReturned(ctx, memberId)
    await announceForget(tx, { companyId: ctx.companyId })
  }
  ctx.audit({
    action: 'member.take_back',
    target: ['member', memberId],
    before: { kind: 'ABSENCE', from },
  })
}
