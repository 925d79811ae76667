import type { Actor } from '../http/context.ts'
import { isAdmin } from '../roles/index.ts'

/** Leaders and admins may ask for leave in the name of the people they see; which those are, roles decides. */
export function mayRequestForOthers(actor: Actor): boolean {
  return isAdmin(actor) || actor.ledTeamIds.length > 0
}

/** A request is cancelled by the person whose leave it is: open, or approved where the company allows that. */
export function mayCancelLeave(
  actor: Actor,
  request: { member_id: number; status: string },
  company: { done_cancelable: boolean },
): boolean {
  if (request.member_id !== actor.memberId) return false
  return request.status === 'REQUESTED' || (request.status === 'APPROVED' && company.done_cancelable)
}
