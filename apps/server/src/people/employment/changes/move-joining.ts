import { fail } from '../../../http/fail.ts'
import { mapTerms, type MemberState } from './member-state.ts'
import { moveBeginning, type Timeline } from './timeline.ts'

/**
 * Corrects the day of joining: who joined earlier was from then on what they began with, who joined later begins with what
 * they had become by then.
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
  const move = <T>(timeline: Timeline<T>) => moveBeginning(timeline, before, joinedOn)
  return {
    ...moved,
    team: state.status === 'INVITED' ? state.team : move(state.team),
    ...mapTerms(state, move),
  }
}
