import type { attachment } from '#contract/approvals/documents/attachments.ts'
import type { Input } from '#contract/endpoint.ts'
import type { AttachmentRow } from './attachments.store.ts'

export function attachmentToWire(row: AttachmentRow): Input<typeof attachment> {
  return {
    id: row.id,
    file_name: row.name,
    size: row.size_bytes,
    url: `/v1/approvals/documents/${row.document_id}/attachments/${row.id}`,
    field: row.field_key,
  }
}
