import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import type { MemberContext } from '../../http/context.ts'
import { actedForMembers, mayActFor } from '../../people/roles/index.ts'

type Reader = Pick<MemberContext, 'actor' | 'today'>

interface Submitted {
  author_id: number
  submitted_by: number | null
}

/**
 * A document is open to its author, to who submitted it for them as long as they may act for them, to everybody on its line, and to full
 * admins of the company.
 */
export async function mayOpenDocument(
  ctx: Reader & Pick<MemberContext, 'tx'>,
  document: Submitted,
  line: readonly { member_id: number }[],
): Promise<boolean> {
  const { actor } = ctx
  return (
    document.author_id === actor.memberId ||
    actor.isFullAdmin ||
    line.some((place) => place.member_id === actor.memberId) ||
    actsForAuthor(ctx, document)
  )
}

/** Whether the actor submitted a document in the name of its author, and still may act in it. */
export async function actsForAuthor(
  ctx: Reader & Pick<MemberContext, 'tx'>,
  document: Submitted,
): Promise<boolean> {
  return document.submitted_by === ctx.actor.memberId && (await mayActFor(ctx, document.author_id))
}

/** The same of `documents` under a name. */
export function isSubmittedFor(ctx: Reader, name = 'd'): RawBuilder<boolean> {
  const [by, author] = [sql.ref(`${name}.submitted_by`), sql.ref(`${name}.author_id`)]
  return sql<boolean>`(${by} = ${ctx.actor.memberId} and ${actedForMembers(ctx, author)})`
}
