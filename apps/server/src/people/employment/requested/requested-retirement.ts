import { sql } from '../../../db/sql/sql.ts'
import { z } from 'zod'
import type { HandOver } from '#contract/people/employment/retirement.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { type LockedMember, lockMember } from '../../members/index.ts'
import { keepAnAdmin, lockAdmins, worksHere } from '../../roles/index.ts'
import { daysAfter, refuseAltered } from '../matters/matters.ts'
import { settlingRound, wakeOn } from '../settling/employment.jobs.ts'

/** How long an approval can be taken back, and a little: nobody is shut out before. */
const UNDO = Temporal.Duration.from({ seconds: 15 })

export interface RequestedRetirement {
  memberId: number
  lastDay: Temporal.PlainDate
}

/** What was planned before; kept by whoever may have to bring it back. */
export const plannedBefore = z.object({
  last_day: z.iso.date(),
  hand_over: z.array(z.custom<HandOver>()),
  planned_by: z.number(),
  planned_at: z.string(),
})
export type PlannedBefore = z.output<typeof plannedBefore>

/**
 * Holds the person and judges the leaving as if it were arranged now.
 * @throws Failure NOT_FOUND, WRONG_MEMBER_STATE, LAST_ADMIN, RETIRED_BEFORE_JOINED
 */
export async function judgeRetirement(
  ctx: CommandContext,
  { memberId, lastDay }: RequestedRetirement,
): Promise<LockedMember> {
  await lockAdmins(ctx)
  const member = await lockMember(ctx.tx, memberId, ctx.today)
  if (!worksHere(member.status)) fail('WRONG_MEMBER_STATE')
  await keepAnAdmin(ctx.tx, memberId)
  if (member.joined_on !== null && lastDay.toString() < member.joined_on) fail('RETIRED_BEFORE_JOINED')
  await refuseAltered(ctx, [daysAfter(memberId, lastDay)])
  return member
}

/**
 * Plans the last day that others have decided on; who hands over what, admins say until then. A day that is over by now ends
 * the employment once the decision can be taken back no more.
 * @returns what was planned before
 * @throws Failure as {@link judgeRetirement}
 */
export async function arrangeRetirement(
  ctx: CommandContext,
  { memberId, lastDay }: RequestedRetirement,
): Promise<PlannedBefore | null> {
  const { tx, today, now } = ctx
  const member = await judgeRetirement(ctx, { memberId, lastDay })
  const found =
    await sql<PlannedBefore>`select last_day, hand_over, planned_by, planned_at::text from planned_retirements
    where company_id = ${thisCompany} and member_id = ${memberId}`.execute(tx)
  await sql`
    insert into planned_retirements (company_id, member_id, last_day, planned_by, planned_at)
    values (${thisCompany}, ${memberId}, ${lastDay}, ${ctx.actor.memberId}, ${now}::timestamptz)
    on conflict (company_id, member_id) do update set last_day = excluded.last_day, planned_by = excluded.planned_by,
      planned_at = excluded.planned_at, held_at = null`.execute(tx)
  if (Temporal.PlainDate.compare(lastDay, today) >= 0)
    await wakeOn(ctx, [lastDay.add({ days: 1 }).toString()])
  else
    await enqueue(
      tx,
      settlingRound.ofCompany,
      {},
      { companyId: ctx.companyId, key: `late:${memberId}`, delay: UNDO },
    )
  ctx.audit({
    action: 'member.plan_retirement',
    target: ['member', memberId],
    before: { leavesOn: member.leaves_on },
    after: { leavesOn: lastDay.toString() },
  })
  return found.rows[0] ?? null
}

/**
 * Undoes {@link arrangeRetirement}: what was planned before is planned again. Where an admin has named another last day
 * meanwhile, that stays.
 * @throws Failure NOT_FOUND, WRONG_MEMBER_STATE for somebody who has left
 */
export async function takeBackRetirement(
  ctx: CommandContext,
  { memberId, lastDay, before }: RequestedRetirement & { before: PlannedBefore | null },
): Promise<void> {
  const { tx } = ctx
  const member = await lockMember(tx, memberId, ctx.today)
  if (!worksHere(member.status)) fail('WRONG_MEMBER_STATE')
  const gone = await sql`delete from planned_retirements
    where company_id = ${thisCompany} and member_id = ${memberId} and last_day = ${lastDay}`.execute(tx)
  if (!gone.numAffectedRows) return
  if (before) {
    await sql`insert into planned_retirements (company_id, member_id, last_day, hand_over, planned_by, planned_at)
      values (${thisCompany}, ${memberId}, ${before.last_day}, ${JSON.stringify(before.hand_over)}::jsonb,
        ${before.planned_by}, ${before.planned_at}::timestamptz)`.execute(tx)
    await wakeOn(ctx, [Temporal.PlainDate.from(before.last_day).add({ days: 1 }).toString()])
  }
  ctx.audit({
    action: 'member.take_back',
    target: ['member', memberId],
    before: { kind: 'RETIREMENT', leavesOn: lastDay.toString() },
    after: { leavesOn: before?.last_day ?? null },
  })
}
