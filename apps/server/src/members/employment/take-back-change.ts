import { sql } from 'kysely'
import type { EndpointInput } from '#contract/endpoint.ts'
import type { takeBackChange as endpoint } from '#contract/members/employment.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { inState, mayDecideEmployment, mayKeep } from '../members.policy.ts'
import { requirePlanToDrop } from '../retirement/retirement.store.ts'
import { sparesForeignDays } from './foreign-days.ts'
import type { MemberState } from './member-state.ts'
import { lockStates, saveStates } from './member-state.store.ts'
import { takeBack, type Timeline, valueOn } from './timeline.ts'

type Wanted = EndpointInput<typeof endpoint>['body']

const TIMELINES = { TEAM: 'team', RANK: 'rank', POSITION: 'position', CONTRACT: 'contract' } as const

/**
 * Takes a change back: what was before holds on. An absence or a retirement only as long as it is planned.
 * @throws Failure NOT_FOUND when nothing like that begins on the day, FORBIDDEN, WRONG_MEMBER_STATE
 */
export async function takeBackChange(ctx: CommandContext, wanted: Wanted): Promise<void> {
  const { user_id: memberId, kind } = wanted
  const state = (await lockStates(ctx.tx, [memberId])).get(memberId)!
  refuse(ctx, state, kind === 'RETIREMENT' ? 'retire' : kind === 'ABSENCE' ? 'toggleAbsence' : 'update')
  if (kind === 'RETIREMENT') await dropRetirement(ctx, memberId)
  else if (!wanted.from) fail('NOT_FOUND')
  else if (kind === 'ABSENCE') await dropAbsence(ctx, memberId, wanted.from)
  else await undo(ctx, state, TIMELINES[kind], wanted.from.toString())
  ctx.audit({
    action: 'member.take_back',
    target: ['member', memberId],
    before: { kind, from: wanted.from, leavesOn: state.leavesOn },
  })
}

function refuse(
  ctx: CommandContext,
  state: MemberState,
  action: 'retire' | 'toggleAbsence' | 'update',
): void {
  const teamId = valueOn(state.team, ctx.today.toString()) ?? null
  if (!mayKeep(ctx.actor, { ...state, teamId }, action)) fail('FORBIDDEN')
  if (!inState(action, state.status)) fail('WRONG_MEMBER_STATE')
  if (action === 'update' && !mayDecideEmployment(ctx.actor, state.id)) fail('FORBIDDEN')
}

async function dropRetirement(ctx: CommandContext, memberId: number): Promise<void> {
  await requirePlanToDrop(ctx, memberId)
  const dropped = await sql`delete from planned_retirements where member_id = ${memberId}`.execute(ctx.tx)
  if (!dropped.numAffectedRows) fail('NOT_FOUND')
}

async function dropAbsence(ctx: CommandContext, memberId: number, from: Temporal.PlainDate): Promise<void> {
  const dropped = await sql`
    delete from absences where member_id = ${memberId} and starts_on = ${from}
      and (starts_on > ${ctx.today} or held_at is not null)`.execute(ctx.tx)
  if (!dropped.numAffectedRows) fail('NOT_FOUND')
}

async function undo(
  ctx: CommandContext,
  state: MemberState,
  name: (typeof TIMELINES)[keyof typeof TIMELINES],
  from: string,
): Promise<void> {
  // What a person began with is no change: it is corrected, not taken back.
  if (state.joinedOn !== null && from <= state.joinedOn) fail('NOT_FOUND')
  if (name === 'team' && state.status === 'RETIRED') fail('WRONG_MEMBER_STATE')
  const undone = takeBack(state[name] as Timeline<unknown>, from)
  if (!undone) fail('NOT_FOUND')
  const after = { ...state, [name]: undone } as MemberState
  const today = ctx.today.toString()
  if (!sparesForeignDays(ctx.actor, { before: state, after, today })) fail('FORBIDDEN')
  await saveStates(ctx, [{ before: state, after }])
}
