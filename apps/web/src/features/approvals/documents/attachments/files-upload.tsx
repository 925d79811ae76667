import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  addAttachment,
  MOST_ATTACHMENT_BYTES,
  MOST_ATTACHMENTS,
  removeAttachment,
} from '#contract/approvals/documents/attachments.ts'
import { apiAddress } from '../../../../api/address.ts'
import { call } from '../../../../api/call.ts'
import { newKey } from '../../../../api/new-key.ts'
import { refreshTouched } from '../../../../api/query.ts'
import { useAction } from '../../../../api/use-action.ts'
import { Attachments, type KeptFile } from '../../../../ui/form/attachments.tsx'
import type { SendFile } from '../../../../ui/form/use-uploads.ts'
import { notify } from '../../../../ui/notify.ts'
import type { AttachedFile } from '../approval-queries.ts'

export interface FilesFieldProps {
  label: string
  files: readonly AttachedFile[]
  /** What they are attached to; a draft is kept first where there is none yet. */
  documentOf: () => Promise<number>
  /** The question of a form that they answer. */
  field?: string
  error?: ReactNode
}

/** Files that go to the server as soon as they are chosen; the document stays as it is when one of them cannot. */
export function FilesUpload({ label, files, documentOf, field, error }: FilesFieldProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const remove = useAction(removeAttachment)
  const send: SendFile<KeptFile> = async (file, watch) => {
    try {
      const id = await documentOf()
      const body = { file, ...(field !== undefined && { field }) }
      const kept = await call(addAttachment, { params: { id }, body }, { ...watch, idempotencyKey: newKey() })
      await refreshTouched(client, addAttachment)
      return toKept(kept)
    } catch (refusal) {
      if (!watch.signal.aborted)
        notify({ text: t('attached.files.failed', { name: file.name }), tone: 'bad' })
      throw refusal
    }
  }
  const value = files.filter((one) => one.field === (field ?? null)).map(toKept)
  const change = async (left: readonly KeptFile[]) => {
    const gone = value.find(({ id }) => !left.some((one) => one.id === id))
    if (gone) remove.mutate({ params: { id: await documentOf(), attachmentId: Number(gone.id) } })
  }
  return (
    <Attachments<KeptFile>
      label={label}
      value={value}
      onChange={(left) => void change(left)}
      send={send}
      most={MOST_ATTACHMENTS - files.length + value.length}
      mostBytes={MOST_ATTACHMENT_BYTES}
      error={error}
    />
  )
}

function toKept({ id, file_name, size, url }: AttachedFile): KeptFile {
  return { id, name: file_name, bytes: size, url: apiAddress(url) }
}
