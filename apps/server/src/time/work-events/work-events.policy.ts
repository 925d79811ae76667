import type { Actor } from '../../http/context.ts'
import { isAdmin } from '../../people/roles/index.ts'

/** Leaders and admins may ask for leave and other events in the name of the people they see; which those are, roles decides. */
export function mayRequestForOthers(actor: Actor): boolean {
  return isAdmin(actor) || actor.ledTeamIds.length > 0
}

interface Cancelable {
  member_id: number
  status: string
  starts_on: string
  /** null for what an admin has entered, and for days off that were approved with weekend work. */
  document_id: number | null
  /** The weekend work that it stands for, which it was approved with. */
  alternative_of: number | null
  /** Through what alone it is moved or taken back. */
  kept_by: string | null
  /** Who asked for it in the person's name. */
  filed_by: number | null
  /** Its person is a full admin and the actor is none. */
  is_above: boolean
}

/**
 * A request is cancelled by the person whose it is and by who asked for it in their name: open, or approved where the company allows that.
 * What is approved also by an admin who sees the person, and once its first day has begun by nobody else. What an admin has entered is
 * theirs to take back; days off that were approved with weekend work are the person's own. What something else keeps is moved there.
 * @param request of a person whom the actor sees
 */
export function mayCancelEvent(
  actor: Actor,
  request: Cancelable,
  { done_cancelable, today }: { done_cancelable: boolean; today: Temporal.PlainDate },
): boolean {
  if (request.is_above) return false
  const isOwn = isOwnOrFiled(actor, request)
  if (request.status === 'REQUESTED') return isOwn
  if (request.status !== 'APPROVED' || request.kept_by !== null) return false
  const mayCorrect = mayCorrectEvent(actor, request)
  const isEntered = request.document_id === null
  if (isEntered && (mayCorrect || request.alternative_of === null)) return mayCorrect
  const hasBegun = request.starts_on <= today.toString()
  return done_cancelable && ((isOwn && !hasBegun) || mayCorrect)
}

/** One's own request, or one that one has made for somebody else: it is theirs to take back alike, as long as one sees the person. */
export function isOwnOrFiled(actor: Actor, request: Pick<Cancelable, 'member_id' | 'filed_by'>): boolean {
  return actor.memberId === request.member_id || actor.memberId === request.filed_by
}

/** One's own request that was approved on a line: the line may agree to cancel it, also when one may not do so alone. */
export function mayAskToCancel(
  actor: Actor,
  request: Pick<Cancelable, 'member_id' | 'status' | 'document_id'> & { cancel_document_id: number | null },
): boolean {
  const { member_id, status, document_id, cancel_document_id } = request
  return (
    member_id === actor.memberId &&
    status === 'APPROVED' &&
    document_id !== null &&
    cancel_document_id === null
  )
}

/** One's own request while nobody has opened its document; as an admin what was entered without one; never once a day out of its middle was cancelled. */
export function mayChangeEvent(
  actor: Actor,
  request: Pick<Cancelable, 'member_id' | 'status' | 'document_id' | 'kept_by'> & {
    is_changeable: boolean
    has_gap: boolean
  },
): boolean {
  if (request.has_gap || request.kept_by !== null) return false
  if (request.document_id === null) return request.status === 'APPROVED' && mayCorrectEvent(actor, request)
  return request.member_id === actor.memberId && request.is_changeable
}

/** Who corrects what has begun or was entered without a document: full admins, and limited admins for others than themselves. */
export function mayCorrectEvent(actor: Actor, request: { member_id: number }): boolean {
  return actor.isFullAdmin || (actor.isLimitedAdmin && request.member_id !== actor.memberId)
}

/** Of leave for a birth, the person whose it is and who corrects requests say on which day it came. */
export function mayMoveOccasion(
  actor: Actor,
  request: Pick<Cancelable, 'member_id' | 'status'> & { occasion_on: string | null },
): boolean {
  const { member_id, status, occasion_on } = request
  const isHeld = status === 'REQUESTED' || status === 'APPROVED'
  return occasion_on !== null && isHeld && (member_id === actor.memberId || mayCorrectEvent(actor, request))
}
