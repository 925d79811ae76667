import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail, found } from '../../../http/fail.ts'
import { recallNotices } from '../../../platform/notifications/index.ts'
import { noteBoxes } from '../acts/record-act.ts'
import { notifyReaders, told } from '../notify-people.ts'
import { viewDocument } from '../open-document.ts'
import { findReply, type ReplyRow } from './replies.queries.ts'

/** Which reply is meant; the older calls may leave its document out. */
export interface ReplyKey {
  documentId?: number | undefined
  replyId: number
}

/**
 * Says something under a document; its author and those on its line who can see it are told who did.
 * @throws Failure NOT_FOUND, FORBIDDEN for who takes no part in it, FEATURE_OFF
 */
export async function createReply(
  ctx: CommandContext,
  documentId: number,
  content: string,
): Promise<ReplyRow> {
  const { document, line, abilities } = await viewDocument(ctx, documentId)
  if (!abilities.reply) fail('FORBIDDEN')
  const { memberId } = ctx.actor
  const { rows } = await sql<{ id: number }>`
    insert into document_replies (company_id, document_id, member_id, content, created_at)
    values (${thisCompany}, ${documentId}, ${memberId}, ${content}, ${ctx.now.toString()}::timestamptz)
    returning id`.execute(ctx.tx)
  const { id } = rows[0]!
  const written = found(await findReply(ctx, id))
  const readers = line.filter((row) => row.is_shown).map((row) => row.member_id)
  const others = [document.author_id, ...readers].filter((reader) => reader !== memberId)
  await notifyReaders(
    ctx,
    'APPROVAL_REPLIED',
    told(ctx, document),
    { id: memberId, name: written.name },
    others,
    id,
  )
  noteBoxes(ctx, documentId)
  ctx.audit({ action: 'document.reply', target: ['document', documentId], after: { reply: id, content } })
  return written
}

/** Says something else in an own reply. @throws Failure NOT_FOUND, FORBIDDEN for another's, FEATURE_OFF */
export async function changeReply(ctx: CommandContext, key: ReplyKey, content: string): Promise<ReplyRow> {
  const before = await ownReply(ctx, key)
  if (before.content === content) return before
  await sql`
    update document_replies set content = ${content}, changed_at = ${ctx.now.toString()}::timestamptz
    where company_id = ${thisCompany} and id = ${key.replyId}`.execute(ctx.tx)
  noteBoxes(ctx, before.document_id)
  ctx.audit({
    action: 'document.change_reply',
    target: ['document', before.document_id],
    before: { reply: before.id, content: before.content },
    after: { reply: before.id, content },
  })
  // It may have been removed at this moment.
  return found(await findReply(ctx, key.replyId))
}

/** Removes an own reply; who has not read of it is told no more. @throws Failure NOT_FOUND, FORBIDDEN for another's, FEATURE_OFF */
export async function removeReply(ctx: CommandContext, key: ReplyKey): Promise<void> {
  const { id, document_id, content } = await ownReply(ctx, key)
  const { document, line } = await viewDocument(ctx, document_id)
  const { rows } = await sql`
    delete from document_replies where company_id = ${thisCompany} and id = ${id} returning id`.execute(
    ctx.tx,
  )
  found(rows[0])
  const people = [document.author_id, ...line.map((row) => row.member_id)]
  await recallNotices(ctx, 'APPROVAL_REPLIED', document_id, people, id)
  noteBoxes(ctx, document_id)
  ctx.audit({
    action: 'document.remove_reply',
    target: ['document', document_id],
    before: { reply: id, content },
  })
}

async function ownReply(ctx: CommandContext, { documentId, replyId }: ReplyKey): Promise<ReplyRow> {
  // Who may not open the document learns nothing of what is said under it.
  if (documentId !== undefined) await viewDocument(ctx, documentId)
  const reply = found(await findReply(ctx, replyId))
  if (documentId === undefined) await viewDocument(ctx, reply.document_id)
  else if (reply.document_id !== documentId) fail('NOT_FOUND')
  if (reply.member_id !== ctx.actor.memberId) fail('FORBIDDEN')
  return reply
}
