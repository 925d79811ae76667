import type { Selectable, Updateable } from 'kysely'
import type { EndpointInput } from '#contract/endpoint.ts'
import type { updateMembers as endpoint } from '#contract/members.ts'
import type { Members } from '../db/rows.gen.ts'
import type { CommandContext } from '../http/context.ts'
import { fail, onConstraint } from '../http/fail.ts'
import { regrantLeave } from '../leave/index.ts'
import { changeTeam, moveEnd } from './change-team.ts'
import { mayDecideEmployment, mayPutInto } from './members.policy.ts'
import { lockFor, type LockedMember } from './members.store.ts'
import { initialsOf } from './name-search.ts'

type Body = EndpointInput<typeof endpoint>['body']
/** A change of anybody; the last day only of those who have left. */
export type MemberChange = Exclude<Body, readonly unknown[]> & {
  retire_date?: Temporal.PlainDate | undefined
}

/** Changes several members, all or none. @throws as updateMember */
export async function updateMembers(
  ctx: CommandContext,
  changes: readonly MemberChange[],
): Promise<number[]> {
  // One order of locking, so that two who change the same people never wait for each other.
  const ordered = changes.toSorted((a, b) => a.user_id - b.user_id)
  for (const change of ordered) await updateMember(ctx, change)
  return ordered.map((change) => change.user_id)
}

/** @throws Failure NOT_FOUND, FORBIDDEN, TEAM_CHANGE_OVERLAPS, RETIRED_BEFORE_JOINED, WRONG_MEMBER_STATE, RETIRED_IN_FUTURE */
async function updateMember(ctx: CommandContext, change: MemberChange): Promise<void> {
  const member = await lockFor(ctx, change.user_id, 'update')
  const row = await ctx.tx
    .selectFrom('members')
    .selectAll()
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  const fields = Object.fromEntries(
    Object.entries(fieldsOf(change)).filter(([, value]) => value !== undefined),
  )
  if (changesEmployment(change, row, member) && !mayDecideEmployment(ctx.actor, member.id)) fail('FORBIDDEN')
  if (Object.keys(fields).length > 0) {
    const codes = {
      members_rank: 'NOT_FOUND',
      members_retired_after_joined: 'RETIRED_BEFORE_JOINED',
    } as const
    const query = ctx.tx.updateTable('members').set(fields).where('id', '=', member.id)
    await onConstraint(codes, () => query.execute())
  }
  if (fields['joined_on'] !== undefined && fields['joined_on'] !== row.joined_on)
    await regrantLeave(ctx, member.id)
  if (change.team !== undefined) await moveTo(ctx, member, change)
  if (change.retire_date) await moveLastDay(ctx, member, change.retire_date)
  const before = Object.fromEntries(Object.keys(fields).map((name) => [name, row[name as keyof typeof row]]))
  const { user_id: _, ...after } = change
  const known = { ...before, teamId: member.teamId, retiredOn: member.retired_on }
  ctx.audit({ action: 'member.update', target: ['member', member.id], before: known, after })
}

/** Whether what leave, pay and working time follow from would become another than it is. */
function changesEmployment(change: MemberChange, row: Selectable<Members>, member: LockedMember): boolean {
  const { joined_on, contract_type, work_check } = fieldsOf(change)
  const differs = (wanted: unknown, present: unknown) => wanted !== undefined && wanted !== present
  return (
    differs(joined_on, row.joined_on) ||
    differs(contract_type, row.contract_type) ||
    differs(work_check, row.work_check) ||
    (change.team !== undefined && (change.team || null) !== member.teamId) ||
    change.team_from !== undefined
  )
}

async function moveLastDay(
  ctx: CommandContext,
  member: LockedMember,
  lastDay: Temporal.PlainDate,
): Promise<void> {
  if (member.status !== 'RETIRED') fail('WRONG_MEMBER_STATE')
  if (Temporal.PlainDate.compare(lastDay, ctx.today) > 0) fail('RETIRED_IN_FUTURE')
  const query = ctx.tx
    .updateTable('members')
    .set({ retired_on: lastDay.toString() })
    .where('id', '=', member.id)
  await onConstraint({ members_retired_after_joined: 'RETIRED_BEFORE_JOINED' }, () => query.execute())
  await moveEnd(ctx.tx, member.id, member.retired_on, lastDay)
}

async function moveTo(ctx: CommandContext, member: LockedMember, change: MemberChange): Promise<void> {
  const teamId = change.team || null
  if (teamId === member.teamId && !change.team_from) return
  if (!mayPutInto(ctx.actor, teamId)) fail('FORBIDDEN')
  if (member.status === 'RETIRED') fail('WRONG_MEMBER_STATE')
  await changeTeam(ctx.tx, {
    companyId: ctx.companyId,
    memberId: member.id,
    teamId,
    from: change.team_from ?? ctx.today,
  })
}

function fieldsOf(change: MemberChange): Updateable<Members> {
  return {
    name: change.username,
    name_initials: change.username === undefined ? undefined : initialsOf(change.username),
    local_name: change.local_username,
    english_name: change.en_username,
    position: change.position,
    job_description: change.job_desc,
    phone: change.phone,
    contract_type: change.contract_type,
    joined_on: change.joined_date === undefined ? undefined : (change.joined_date?.toString() ?? null),
    rank_id: change.rank_id,
    work_check: change.work_check,
    dashboard_available: change.dash_available,
  }
}
