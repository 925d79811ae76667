import { fail } from '../../http/fail.ts'
import type { MemberState } from './member-state.ts'
import { changeFrom, moveChange, type Timeline, valueOn } from './timeline.ts'

/**
 * Corrects the day of joining: what the person was from the first day on, they are from the new one on.
 * @throws Failure EMPLOYMENTS_OVERLAP, JOINED_AFTER_ABSENCE, RETIRED_BEFORE_JOINED
 */
export function moveJoining(state: MemberState, joinedOn: string | null): MemberState {
  if (joinedOn === state.joinedOn) return state
  if (joinedOn === null) {
    // Two employments without a day between them could no longer be told apart.
    if (state.earlierEnd !== null && state.status !== 'INVITED') fail('EMPLOYMENTS_OVERLAP')
    return { ...state, joinedOn }
  }
  if (state.earlierEnd !== null && joinedOn <= state.earlierEnd) fail('EMPLOYMENTS_OVERLAP')
  const end = state.retiredOn ?? state.leavesOn
  if (end !== null && joinedOn > end) fail('RETIRED_BEFORE_JOINED')
  if (state.firstAbsence !== null && state.firstAbsence < joinedOn) fail('JOINED_AFTER_ABSENCE')
  const before = state.joinedOn
  const moved = { ...state, joinedOn }
  if (before === null) return moved
  const move = <T>(timeline: Timeline<T>) => moveChange(timeline, before, joinedOn)
  return {
    ...moved,
    team: state.status === 'INVITED' ? state.team : joinTeam(state, before, joinedOn),
    rank: move(state.rank),
    position: move(state.position),
    contract: move(state.contract),
  }
}

/** Nobody stands in a team before they join; who joined earlier stood in their first team from then on. */
function joinTeam(state: MemberState, before: string, joinedOn: string): Timeline<number | null> {
  if (joinedOn < before) return moveChange(state.team, before, joinedOn)
  const then = valueOn(state.team, joinedOn) ?? null
  const earlier = state.team.filter((stretch) => stretch.from < before)
  const later = state.team.filter((stretch) => stretch.from > joinedOn)
  return later.reduce(
    (timeline, stretch) => changeFrom(timeline, stretch.from, stretch.value),
    changeFrom(earlier, joinedOn, then),
  )
}
