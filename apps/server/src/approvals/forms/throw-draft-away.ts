import type { MemberContext } from '../../http/context.ts'
import type { FileStore } from '../../outside/files/file-store.ts'
import { removeAttachments, removeReferences } from '../documents/index.ts'
import { removeDraft } from './drafts.store.ts'

/** Throws an own draft away, with its files and what it refers to. @throws Failure NOT_FOUND */
export async function throwDraftAway(ctx: MemberContext, store: FileStore, id: number): Promise<void> {
  await removeDraft(ctx, id)
  await removeAttachments(ctx, store, [id])
  await removeReferences(ctx, id)
}
