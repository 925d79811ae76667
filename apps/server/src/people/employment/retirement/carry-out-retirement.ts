import { sql } from 'kysely'
import type { HandOver } from '#contract/people/employment/retirement.ts'
import type { AuditEntry, CommandContext } from '../../../http/context.ts'
import { loadActor, refuseLastAdmin, worksHere } from '../../roles/index.ts'
import { type Day, jobActor, tellAdmins, writeJobAudit } from '../settling/day-of-job.ts'
import { lockMember } from '../../members/index.ts'
import { endEmployment } from './end-employment.ts'

interface Plan {
  last_day: string
  hand_over: HandOver[]
  planned_by: number
}

/** Ends the employment of somebody whose planned last day is over. @throws Failure LAST_ADMIN */
export async function carryOutRetirement(day: Day, memberId: number): Promise<void> {
  await refuseLastAdmin({ tx: day.tx, actor: jobActor(day, memberId) }, memberId)
  const member = await lockMember(day.tx, memberId, day.today)
  const found = await sql<Plan>`
    select last_day, hand_over, planned_by from planned_retirements
    where member_id = ${memberId} and last_day < ${day.today} for update`.execute(day.tx)
  const plan = found.rows[0]
  if (!plan || !worksHere(member.status)) return
  const entries: AuditEntry[] = []
  // Who has left meanwhile, or is no admin any more, gives nothing.
  const giver = (await loadActor(day.tx, day.companyId, plan.planned_by, 0)) ?? jobActor(day, plan.planned_by)
  const lost = await endEmployment(
    contextOf(day, plan.planned_by, entries),
    member,
    Temporal.PlainDate.from(plan.last_day),
    { handOver: plan.hand_over, giver },
  )
  if (lost.length > 0) await tellAdmins(day, memberId, 'HAND_OVER_LOST', [plan.planned_by])
  else await tellAdmins(day, memberId, 'MEMBER_RETIRED')
  await writeJobAudit(day, plan.planned_by, ...entries, {
    action: 'member.retire',
    target: ['member', memberId],
    before: { status: member.status },
    after: { status: 'RETIRED', retired_on: plan.last_day, handOver: plan.hand_over, lost },
  })
}

/** The last full admin stays until there is another; the admins are told once. */
export async function holdRetirement(day: Day, memberId: number): Promise<void> {
  const held = await sql`
    update planned_retirements set held_at = ${day.now}::timestamptz where member_id = ${memberId} and held_at is null`.execute(
    day.tx,
  )
  if (held.numAffectedRows) await tellAdmins(day, memberId, 'RETIREMENT_HELD')
}

/** Acts in the name of who planned it; that somebody leaves was judged then, what is handed over is judged again. */
function contextOf(day: Day, plannedBy: number, entries: AuditEntry[]): CommandContext {
  return {
    ...day,
    language: 'ko',
    actor: { ...jobActor(day, plannedBy), isFullAdmin: true },
    audit: (entry) => entries.push(entry),
  }
}
