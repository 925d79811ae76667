import type { EndpointInput } from '#contract/endpoint.ts'
import type { takeBackChange } from '#contract/people/employment/employment.ts'
import type { Actor } from '../../../http/context.ts'
import { fail, Failure } from '../../../http/fail.ts'
import { inState, mayDecideEmployment, mayKeep } from '../../members/index.ts'
import { mayDropPlan } from '../retirement/retirement.policy.ts'
import type { Arranged } from './arranged.store.ts'
import { sparesForeignDays } from './foreign-days.ts'
import { weeksFitDays } from './apply-change.ts'
import { earliestDay, type MemberState } from './member-state.ts'
import { takeBack, type Timeline, valueOn } from './timeline.ts'

export type UndoableKind = EndpointInput<typeof takeBackChange>['body']['kind']
type TimelineKind = keyof typeof TIMELINES

interface Wanted {
  kind: UndoableKind
  /** The day on which it begins; may be left out for a retirement. */
  from: string | undefined
}

interface Judge {
  actor: Actor
  today: Temporal.PlainDate
}

const TIMELINES = {
  TEAM: 'team',
  RANK: 'rank',
  POSITION: 'position',
  CONTRACT: 'contract',
  WORK_TYPE: 'workType',
  ENTER_ADJUST: 'checkIn',
  EXIT_ADJUST: 'checkOut',
  WEEKLY_MINUTES: 'weeklyMinutes',
  DAY_MINUTES: 'dayMinutes',
} as const

/**
 * What a member is when a change is taken back: what was before holds on. An absence or a retirement only as long as it is
 * planned. Pure, so that what a history offers and what is done cannot differ.
 * @throws Failure NOT_FOUND when nothing like that begins on the day, FORBIDDEN, WRONG_MEMBER_STATE, WEEK_UNLIKE_DAYS, TEAM_CLOSED when the team
 * before is no more
 */
export function undoChange(
  judge: Judge,
  { state, ...arranged }: Arranged & { state: MemberState },
  { kind, from }: Wanted,
): MemberState {
  const today = judge.today.toString()
  const teamId = valueOn(state.team, today) ?? null
  const action = kind === 'RETIREMENT' ? 'retire' : kind === 'ABSENCE' ? 'toggleAbsence' : 'update'
  if (!mayKeep(judge.actor, { ...state, teamId }, action)) fail('FORBIDDEN')
  if (!inState(action, state.status)) fail('WRONG_MEMBER_STATE')
  if (kind === 'RETIREMENT') return withoutRetirement(judge, state, arranged, from)
  if (kind !== 'ABSENCE') {
    const after = withoutChange(judge, state, kind, from)
    if (kind === 'TEAM' && outlastsTeam(after, from!, arranged)) fail('TEAM_CLOSED')
    return after
  }
  const isPlanned = arranged.absences.some(
    (one) => one.starts_on === from && (one.starts_on > today || one.is_held),
  )
  return isPlanned ? state : fail('NOT_FOUND')
}

/** Whether {@link undoChange} would be done. */
export function mayUndo(...given: Parameters<typeof undoChange>): boolean {
  try {
    undoChange(...given)
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}

function withoutRetirement(
  { actor }: Judge,
  state: MemberState,
  { plan }: Arranged,
  from: string | undefined,
): MemberState {
  if (!plan || (from !== undefined && from !== state.leavesOn)) fail('NOT_FOUND')
  if (!mayDropPlan(actor, plan)) fail('FORBIDDEN')
  return { ...state, leavesOn: null }
}

function withoutChange(
  { actor, today }: Judge,
  state: MemberState,
  kind: TimelineKind,
  from: string | undefined,
): MemberState {
  if (!mayDecideEmployment(actor, state.id)) fail('FORBIDDEN')
  // What a person began with is no change: it is corrected, not taken back. What was before is a closed employment.
  const first = earliestDay(state)
  if (from === undefined || (first !== null && from <= first)) fail('NOT_FOUND')
  if (kind === 'TEAM' && state.status === 'RETIRED') fail('WRONG_MEMBER_STATE')
  const undone = takeBack(state[TIMELINES[kind]] as Timeline<unknown>, from)
  if (!undone) fail('NOT_FOUND')
  const after = { ...state, [TIMELINES[kind]]: undone } as MemberState
  if (!weeksFitDays(after)) fail('WEEK_UNLIKE_DAYS')
  if (!sparesForeignDays(actor, { before: state, after, today: today.toString() })) fail('FORBIDDEN')
  return after
}

/** Whether somebody would stand in the team that holds on a day for longer than there is one. */
function outlastsTeam({ team }: MemberState, day: string, { closedTeams }: Arranged): boolean {
  const closedOn = closedTeams.find(({ id }) => id === valueOn(team, day))?.closed_on
  const next = team.find(({ from }) => from > day)?.from
  return closedOn !== undefined && (next === undefined || next > closedOn)
}
