import { isDeepStrictEqual } from 'node:util'
import type { CommandContext } from '../../../http/context.ts'
import { areOwnFields, refuseLockedFields } from '../../members/index.ts'
import { applyChange, type Judge, type MemberChange } from './apply-change.ts'
import { refuseAltered, tellMoved } from '../matters/matters.ts'
import { alteredDays } from './altered-days.ts'
import { wakeOn } from '../settling/employment.jobs.ts'
import { type MemberState, timelinesOf } from './member-state.ts'
import { lockStates, saveStates, type StateChange } from './member-state.store.ts'
import { readNamed } from './named-rows.store.ts'
import { valueOn } from './timeline.ts'

/**
 * Changes several members, all or none, with a handful of statements.
 * @throws Failure NOT_FOUND, PROFILE_FIELD_LOCKED of oneself, what a matter has against it, and as applyChange
 */
export async function updateMembers(
  ctx: CommandContext,
  changes: readonly MemberChange[],
): Promise<number[]> {
  const ids = [...new Set(changes.map((change) => change.user_id))]
  // Teams before people, as when a team is closed.
  const judge = await judgeOf(ctx, changes, 'hold')
  const before = await lockStates(ctx.tx, ids)
  const after = new Map(before)
  const said: [MemberState, MemberChange][] = []
  for (const change of changes) {
    const state = after.get(change.user_id)!
    const then = applyChange(judge, state, change)
    after.set(change.user_id, then)
    if (areOwnFields(ctx.actor, state.id)) await refuseLockedFields(ctx, change)
    said.push([state, change])
  }
  // Of one who is named twice both are told, unless the second takes back the first.
  for (const [state, change] of said)
    if (!isDeepStrictEqual(after.get(state.id), before.get(state.id))) audit(ctx, state, change)
  const written = ids.map((id): StateChange => ({ before: before.get(id)!, after: after.get(id)! }))
  await refuseAltered(ctx, written.flatMap(alteredDays))
  await saveStates(ctx, written)
  await tellMoved(ctx, written)
  await wakeOn(
    ctx,
    written.flatMap(({ after: state }) => comingDays(state, ctx.today.toString())),
  )
  return ids.toSorted((a, b) => a - b)
}

/** Knows the teams and ranks that the changes name. @param hold while they are written: nobody closes the teams meanwhile */
export async function judgeOf(
  { tx, actor, today }: Pick<CommandContext, 'tx' | 'actor' | 'today'>,
  changes: readonly MemberChange[],
  hold: 'hold' | 'read',
): Promise<Judge> {
  const teamIds = changes.flatMap((change) => change.team || [])
  const rankIds = changes.flatMap((change) => change.rank_id ?? [])
  return { actor, today, ...(await readNamed(tx, { teamIds, rankIds }, hold)) }
}

/** The days to come on which something changes. */
export function comingDays(state: MemberState, today: string): string[] {
  return [state.team, ...timelinesOf(state)].flatMap((timeline) =>
    timeline.map(({ from }) => from).filter((day) => day > today),
  )
}

function audit(ctx: CommandContext, state: MemberState, change: MemberChange): void {
  const { user_id: memberId, ...after } = change
  const today = ctx.today.toString()
  const { row } = state
  const before = {
    username: row.name,
    local_username: row.local_name,
    en_username: row.english_name,
    job_desc: row.job_description,
    phone: row.phone,
    birth_date: row.birth_on,
    work_check: row.work_check,
    dash_available: row.dashboard_available,
    joined_date: state.joinedOn,
    retire_date: state.retiredOn,
    team: valueOn(state.team, today) ?? null,
    rank_id: valueOn(state.rank, today) ?? null,
    position: valueOn(state.position, today) ?? '',
    contract_type: valueOn(state.contract, today) ?? '',
    work_type: valueOn(state.workType, today) ?? null,
    enter_adjust: valueOn(state.checkIn, today) ?? null,
    exit_adjust: valueOn(state.checkOut, today) ?? null,
    weekly_minutes: valueOn(state.weeklyMinutes, today) ?? null,
    standard_day_minutes: valueOn(state.dayMinutes, today),
  }
  const named = Object.entries(before).filter(([name]) => after[name as keyof typeof before] !== undefined)
  ctx.audit({
    action: 'member.update',
    target: ['member', memberId],
    before: Object.fromEntries(named),
    after,
  })
}
