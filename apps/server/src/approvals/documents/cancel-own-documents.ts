import type { CommandContext } from '../../http/context.ts'
import { cancelDocument } from './cancel-document.ts'

/** Takes back every open document of somebody who leaves; those on the lines are told. @returns how many */
export async function cancelOwnDocuments(ctx: CommandContext, authorId: number): Promise<number> {
  const open = await ctx.tx
    .selectFrom('documents')
    .select('id')
    .where('author_id', '=', authorId)
    .where('status', '=', 'REQUESTED')
    .orderBy('id')
    .execute()
  for (const { id } of open) await cancelDocument(ctx, id, 'LEAVING')
  return open.length
}
