import { coversMember, worksHere } from '../roles/index.ts'
import type { Actor } from '../../http/context.ts'

export type MemberStatus = 'INVITED' | 'WORKING' | 'ABSENCE' | 'RETIRED'

/** In which states of a member each act is possible (decision A-76). */
export const memberActions = {
  update: ['INVITED', 'WORKING', 'ABSENCE', 'RETIRED'],
  resendInvite: ['INVITED'],
  cancelInvite: ['INVITED'],
  confirm: ['INVITED'],
  retire: ['WORKING', 'ABSENCE'],
  toggleAbsence: ['WORKING', 'ABSENCE'],
  rejoin: ['RETIRED'],
  delete: ['WORKING', 'ABSENCE', 'RETIRED'],
} as const satisfies Record<string, readonly MemberStatus[]>

export type MemberAction = keyof typeof memberActions

interface Kept {
  id: number
  status: MemberStatus
  teamId: number | null
  isFullAdmin: boolean
}

/** @param hasAccount whether somebody can sign in as the member; who withdrew their account works on and is invited again */
export function inState(action: MemberAction, status: MemberStatus, hasAccount = true): boolean {
  if (action === 'resendInvite' && mayReturn(status, hasAccount)) return true
  return (memberActions[action] as readonly MemberStatus[]).includes(status)
}

/** Whether a member works here but has withdrawn the account. */
export function mayReturn(status: MemberStatus, hasAccount: boolean): boolean {
  return !hasAccount && worksHere(status)
}

/**
 * Whether an admin keeps this person's record: full admins everybody's, limited admins those of their teams. Nobody
 * ends or suspends their own employment.
 */
export function mayKeep(actor: Actor, member: Kept, action: MemberAction): boolean {
  const selfHarm = member.id === actor.memberId && action !== 'update'
  return !selfHarm && coversMember(actor, member)
}

/**
 * Whose day of joining, contract, team, rank, position and way of recording work an admin may set: these decide on leave,
 * pay and standing, so a limited admin may not set their own.
 */
export function mayDecideEmployment(actor: Actor, memberId: number): boolean {
  return actor.isFullAdmin || memberId !== actor.memberId
}

/** Into which team an admin may put somebody; null is no team. */
export function mayPutInto(actor: Actor, teamId: number | null): boolean {
  return actor.isFullAdmin || (teamId !== null && actor.coverTeamIds.includes(teamId))
}
