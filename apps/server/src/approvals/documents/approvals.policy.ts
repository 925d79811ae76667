import type { Actor } from '../../http/context.ts'

/** A document is open to its author, to who submitted it for them, to everybody on its line, and to full admins of the company. */
export function mayOpenDocument(
  actor: Actor,
  document: { author_id: number; submitted_by: number | null },
  line: readonly { member_id: number }[],
): boolean {
  return (
    document.author_id === actor.memberId ||
    document.submitted_by === actor.memberId ||
    actor.isFullAdmin ||
    line.some((place) => place.member_id === actor.memberId)
  )
}
