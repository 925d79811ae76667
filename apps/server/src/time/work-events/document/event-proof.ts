import { z } from 'zod'
import { MOST_EVENT_PROOF_BYTES, type attachedProof } from '#contract/time/work-events/work-events.ts'
import type { Input } from '#contract/endpoint.ts'
import type { UploadedFile } from '#contract/fields.ts'
import { viewDocument } from '../../../approvals/documents/index.ts'
import type { CommandContext, MemberContext } from '../../../http/context.ts'
import type { Download } from '../../../http/download.ts'
import { fail } from '../../../http/fail.ts'
import type { FileStore } from '../../../outside/files/file-store.ts'
import { openFile, storeFile } from '../../../platform/files/index.ts'
import { isEventDocument } from '../event-sorts.ts'

/** A file that is attached to a request, as its document says it; older requests have none. */
export const eventProof = z
  .object({ file: z.int(), name: z.string(), bytes: z.int() })
  .nullable()
  .default(null)

export type EventProof = z.output<typeof eventProof>

/** @throws Failure FILE_* with its reason */
export async function keepProof(
  ctx: CommandContext,
  store: FileStore,
  file: UploadedFile,
): Promise<EventProof> {
  const { id, name, bytes } = await storeFile(ctx, store, file, MOST_EVENT_PROOF_BYTES)
  return { file: id, name, bytes }
}

/** Of the content of a document, whatever its kind. */
export function proofOf(content: unknown): EventProof {
  return z.object({ proof: eventProof }).safeParse(content).data?.proof ?? null
}

export function proofToWire(proof: EventProof): Input<typeof attachedProof> {
  return proof && { file_name: proof.name, file_size: proof.bytes }
}

/** What was attached to a request, for whoever may open its document. @throws Failure NOT_FOUND, FORBIDDEN, FEATURE_OFF */
export async function openProof(ctx: MemberContext, store: FileStore, documentId: number): Promise<Download> {
  const { document } = await viewDocument(ctx, documentId)
  if (!isEventDocument(document.kind)) fail('NOT_FOUND')
  return openFile(ctx, store, proofOf(document.content)?.file ?? null)
}
