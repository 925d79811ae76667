import { viewDocument } from '../../../approvals/documents/index.ts'
import type { MemberContext } from '../../../http/context.ts'
import type { Download } from '../../../http/download.ts'
import { fail } from '../../../http/fail.ts'
import type { FileStore } from '../../../outside/files/file-store.ts'
import { openFile } from '../../../platform/files/index.ts'
import { correctionContent, correctionDocument } from './correction-document.ts'

/** What was attached to a correction, for whoever may open it. @throws Failure NOT_FOUND, FORBIDDEN */
export async function openProof(ctx: MemberContext, store: FileStore, documentId: number): Promise<Download> {
  const { document } = await viewDocument(ctx, documentId)
  if (document.kind !== correctionDocument.key) fail('NOT_FOUND')
  return openFile(ctx, store, correctionContent.safeParse(document.content).data?.proof?.file ?? null)
}
