import * as contract from '#contract/approvals/documents/attachments.ts'
import * as older from '#contract/approvals/documents/attachments-v0.ts'
import type { MemberContext } from '../../../http/context.ts'
import type { Download } from '../../../http/download.ts'
import { fail, found } from '../../../http/fail.ts'
import { route } from '../../../http/route.ts'
import type { Server } from '../../../http/server.ts'
import type { FileStore } from '../../../outside/files/file-store.ts'
import { openFile } from '../../../platform/files/index.ts'
import { everyMember } from '../../../people/roles/index.ts'
import { viewDocument } from '../open-document.ts'
import { attachFile } from './attach-file.ts'
import { attachmentsOf, findAttachment } from './attachments.store.ts'
import { attachmentToWire } from './attachments.wire.ts'
import { detachFile } from './detach-file.ts'
import { isOwnDraft } from './draft-holder.ts'
import { holdUpload, refuseBefore } from './hold-upload.ts'

export function attachmentRoutes(server: Server): void {
  route(server, contract.listAttachments, {
    allow: everyMember,
    handle: (ctx, { params }) => list(ctx, params.id),
  })
  route(server, contract.addAttachment, {
    allow: everyMember,
    handle: async (ctx, { params, body: { file, upload_key, field } }) =>
      attachmentToWire(
        await attachFile(ctx, server.files, params.id, file ? { file } : { waiting: upload_key! }, field),
      ),
  })
  route(server, contract.removeAttachment, {
    allow: everyMember,
    handle: (ctx, { params }) => detachFile(ctx, server.files, params.attachmentId, params.id),
  })
  route(server, contract.takeAttachment, {
    allow: everyMember,
    handle: (ctx, { params }) => take(ctx, server.files, params),
  })
  uploadRoutes(server)
  olderRoutes(server)
}

function uploadRoutes(server: Server): void {
  route(server, contract.getUploadAddress, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      refuseBefore(query.file_name, query.content_type)
      return {
        upload_url: ctx.apiUrl + contract.uploadAttachment.path,
        method: 'POST' as const,
        field: 'file' as const,
        most_bytes: contract.MOST_ATTACHMENT_BYTES,
      }
    },
  })
  route(server, contract.uploadAttachment, {
    allow: everyMember,
    handle: async (ctx, { body }) => {
      const { key, name, bytes, expiresAt } = await holdUpload(ctx, server.files, body.file)
      return { upload_key: key, file_name: name, size: bytes, expires_at: expiresAt }
    },
  })
}

function olderRoutes(server: Server): void {
  route(server, older.oldListAttachments, {
    allow: everyMember,
    handle: (ctx, { query }) => list(ctx, query.drf_id),
  })
  route(server, older.oldAddAttachment, {
    allow: everyMember,
    handle: async (ctx, { body }) =>
      attachmentToWire(await attachFile(ctx, server.files, body.drf_id, { file: body.apv_attach })),
  })
  route(server, older.oldRemoveAttachment, {
    allow: everyMember,
    handle: (ctx, { params }) => detachFile(ctx, server.files, params.id),
  })
}

async function list(ctx: MemberContext, documentId: number) {
  await refuseOthers(ctx, documentId)
  return (await attachmentsOf(ctx, documentId)).map(attachmentToWire)
}

/** Always to be saved: a file of somebody else is not shown within the product. */
async function take(
  ctx: MemberContext,
  store: FileStore,
  { id, attachmentId }: { id: number; attachmentId: number },
): Promise<Download> {
  await refuseOthers(ctx, id)
  const row = found(await findAttachment(ctx, attachmentId))
  if (row.document_id !== id) fail('NOT_FOUND')
  return { ...(await openFile(ctx, store, row.file_id)), inline: false }
}

/** @throws Failure NOT_FOUND, FORBIDDEN, FEATURE_OFF */
async function refuseOthers(ctx: MemberContext, documentId: number): Promise<void> {
  if (!(await isOwnDraft(ctx, documentId))) await viewDocument(ctx, documentId)
}
