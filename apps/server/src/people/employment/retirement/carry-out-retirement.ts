import { sql } from '../../../db/sql/sql.ts'
import type { HandOver } from '#contract/people/employment/retirement.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import type { ActingContext } from '../../../jobs/in-company-as.ts'
import { lockMember } from '../../members/index.ts'
import { refuseLastAdmin, worksHere } from '../../roles/index.ts'
import { tellAdmins } from '../settling/tell-admins.ts'
import { endEmployment } from './end-employment.ts'

interface Plan {
  last_day: string
  hand_over: HandOver[]
  planned_by: number
}

/**
 * Ends the employment of somebody whose planned last day is over, in the name of who planned it: that somebody leaves was
 * judged then, what is handed over is judged again. Who has left meanwhile gives nothing; the product ends the employment.
 * @throws Failure LAST_ADMIN, and what a matter refuses
 */
export async function carryOutRetirement(ctx: ActingContext, memberId: number): Promise<void> {
  await refuseLastAdmin(ctx, memberId)
  const member = await lockMember(ctx.tx, memberId, ctx.today)
  const found = await sql<Plan>`
    select last_day, hand_over, planned_by from planned_retirements
    where company_id = ${thisCompany} and member_id = ${memberId} and last_day < ${ctx.today} for update`.execute(
    ctx.tx,
  )
  const plan = found.rows[0]
  if (!plan || !worksHere(member.status)) return
  const planner = await ctx.inNameOf(plan.planned_by)
  const acting = planner ?? ctx
  const lastDay = Temporal.PlainDate.from(plan.last_day)
  const decided = { handOver: plan.hand_over, giver: planner?.actor ?? null }
  const lost = await endEmployment(acting, member, lastDay, decided)
  if (lost.length > 0) await tellAdmins(ctx, memberId, 'HAND_OVER_LOST', [plan.planned_by])
  else await tellAdmins(ctx, memberId, 'MEMBER_RETIRED')
  acting.audit({
    action: 'member.retire',
    target: ['member', memberId],
    before: { status: member.status },
    after: { status: 'RETIRED', retired_on: plan.last_day, handOver: plan.hand_over, lost },
  })
}

/** The last full admin stays until there is another; the admins are told once. */
export async function holdRetirement(ctx: CommandContext, memberId: number): Promise<void> {
  const held = await sql`
    update planned_retirements set held_at = ${ctx.now}::timestamptz
    where company_id = ${thisCompany} and member_id = ${memberId} and held_at is null`.execute(ctx.tx)
  if (!held.numAffectedRows) return
  await tellAdmins(ctx, memberId, 'RETIREMENT_HELD')
  ctx.audit({ action: 'member.hold_retirement', target: ['member', memberId] })
}
