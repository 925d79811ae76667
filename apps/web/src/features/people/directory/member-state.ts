import type { StatusMeaning } from '../../../ui/feedback/status-badge.tsx'

/** The states in the order of the tabs. */
export const memberStates = ['WORKING', 'ABSENCE', 'INVITED', 'RETIRED'] as const
export type MemberState = (typeof memberStates)[number]

/** The state to show: an address that was kept as "retire…" belongs to somebody who left (R-MEMBERS-004). */
export function shownState(email: string, status: MemberState): MemberState {
  return /retire/i.test(email) ? 'RETIRED' : status
}

export const stateMeanings = {
  WORKING: 'working',
  ABSENCE: 'absent',
  INVITED: 'waiting',
  RETIRED: 'canceled',
} as const satisfies Record<MemberState, StatusMeaning>

export const dutyMeanings = {
  NOT_IN: 'notIn',
  WORKING: 'working',
  AWAY: 'away',
  OUT: 'out',
  LEAVE: 'leave',
  ABSENCE: 'absent',
  DAY_OFF: 'dayOff',
} as const satisfies Record<string, StatusMeaning>

export type Duty = keyof typeof dutyMeanings

export function isDuty(status: string): status is Duty {
  return status in dutyMeanings
}
