import { sql } from '../../../db/sql/sql.ts'
import type { HandOver } from '#contract/people/employment/retirement.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { keepAnAdmin, lockAdmins } from '../../roles/index.ts'
import { daysAfter, refuseAltered } from '../matters/matters.ts'
import { wakeOn } from '../settling/employment.jobs.ts'
import { type LockedMember, lockFor } from '../../members/index.ts'
import { endEmployment } from './end-employment.ts'
import { tellAdmins } from '../settling/tell-admins.ts'
import { judgeHandOver, refuseUnknownMatters } from './judge-hand-over.ts'
import { refuseTakers, requirePlanToDrop, requireTeamsOf } from './retirement.store.ts'

interface Wanted {
  memberId: number
  lastDay?: Temporal.PlainDate | undefined
  handOver?: readonly HandOver[] | undefined
}

/**
 * Records that a person has left, with the last day of work and who takes over what. A coming last day is planned, also
 * instead of the one planned before; the day after it the employment ends. What a limited admin may not hand over of
 * documents stays where it is: they and the full admins are told.
 * @throws Failure NOT_FOUND, FORBIDDEN, WRONG_MEMBER_STATE, LAST_ADMIN, RETIRED_BEFORE_JOINED, TAKER_NOT_MEMBER,
 * BAD_REQUEST for a matter that there is not, and what a matter refuses
 */
export async function retireMember(ctx: CommandContext, wanted: Wanted): Promise<void> {
  const { memberId, lastDay = ctx.today, handOver = [] } = wanted
  refuseUnknownMatters(handOver)
  await lockAdmins(ctx)
  const member = await lockFor(ctx, memberId, 'retire')
  await requirePlanToDrop(ctx, memberId)
  await keepAnAdmin(ctx.tx, memberId)
  if (member.joined_on !== null && lastDay.toString() < member.joined_on) fail('RETIRED_BEFORE_JOINED')
  await refuseAltered(ctx, [daysAfter(memberId, lastDay)])
  const mayGive = await judgeHandOver(ctx, ctx.actor, handOver)
  if (!handOver.every(mayGive)) fail('FORBIDDEN')
  await requireTeamsOf(ctx, { memberId, lastDay }, handOver)
  await refuseTakers(ctx.tx, memberId, handOver)
  if (Temporal.PlainDate.compare(lastDay, ctx.today) > 0) return plan(ctx, member, lastDay, handOver)
  const lost = await endEmployment(ctx, member, lastDay, { handOver, giver: ctx.actor })
  if (lost.length > 0) {
    const also = [ctx.actor.memberId]
    await tellAdmins(ctx, memberId, 'HAND_OVER_LOST', also)
  }
  ctx.audit({
    action: 'member.retire',
    target: ['member', memberId],
    before: { status: member.status },
    after: { status: 'RETIRED', retired_on: lastDay.toString(), handOver, lost },
  })
}

async function plan(
  ctx: CommandContext,
  member: LockedMember,
  lastDay: Temporal.PlainDate,
  handOver: readonly HandOver[],
): Promise<void> {
  const { rows } = await sql`
    insert into planned_retirements as p (company_id, member_id, last_day, hand_over, planned_by, planned_at)
    values (${thisCompany}, ${member.id}, ${lastDay}, ${JSON.stringify(handOver)}::jsonb, ${ctx.actor.memberId},
      ${ctx.now}::timestamptz)
    on conflict (company_id, member_id) do update set last_day = excluded.last_day, hand_over = excluded.hand_over,
      planned_by = excluded.planned_by, planned_at = excluded.planned_at, held_at = null
    where (p.last_day, p.hand_over, p.planned_by, p.held_at)
      is distinct from (excluded.last_day, excluded.hand_over, excluded.planned_by, null::timestamptz)
    returning member_id`.execute(ctx.tx)
  // Planned so already, by the same person.
  if (rows.length === 0) return
  await wakeOn(ctx, [lastDay.add({ days: 1 }).toString()])
  ctx.audit({
    action: 'member.plan_retirement',
    target: ['member', member.id],
    before: { leavesOn: member.leaves_on },
    after: { leavesOn: lastDay.toString(), handOver },
  })
}
