import type { MemberContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import type { FileStore } from '../../../outside/files/file-store.ts'
import { recordAct } from '../acts/record-act.ts'
import { lockToAct } from '../open-document.ts'
import { eraseDocuments } from './erase-documents.ts'

/**
 * Deletes an own document that was taken back before anybody decided on it; its number is given to no other.
 * @throws Failure NOT_FOUND, FORBIDDEN for anybody but the author, FEATURE_OFF, DOCUMENT_STATE
 */
export async function deleteDocument(ctx: MemberContext, store: FileStore, id: number): Promise<void> {
  const { document, abilities } = await lockToAct(ctx, id)
  if (document.author_id !== ctx.actor.memberId) fail('FORBIDDEN')
  if (!abilities.remove) fail('DOCUMENT_STATE')
  await recordAct(ctx, { documentId: id, act: 'ERASE' })
  await eraseDocuments(ctx, store, [id])
  const { serial, kind } = document
  ctx.audit({ action: 'document.erase', target: ['document', id], before: { serial, kind } })
}
