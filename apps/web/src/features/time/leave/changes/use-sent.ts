import { skipToken, useQuery } from '@tanstack/react-query'
import { getDocument } from '#contract/approvals/documents/approvals.ts'
import { apiAddress } from '../../../../api/address.ts'
import { q } from '../../../../api/query.ts'
import type { EventValues } from '../document/event-document.ts'
import type { Proof } from './proof-field.tsx'

/** Where the file that is attached to a document of a request is taken from. */
export const proofHref = (documentId: number) => apiAddress(`/work/work_event/proof/${documentId}/`)

/** What the document of a request says; undefined where there is none, while it loads, and where it cannot be read. */
export function useSent(documentId: number | null): { isLoading: boolean; sent: EventValues | undefined } {
  const read = q(getDocument, { params: { id: documentId ?? 0 } })
  const { data, isLoading } = useQuery({ ...read, ...(documentId === null && { queryFn: skipToken }) })
  return { isLoading, sent: data?.drf_values as EventValues | undefined }
}

/** What is attached to the document of a request. */
export function keptProof(documentId: number | null, sent: EventValues | undefined): readonly Proof[] {
  const attached = sent?.apv_attach
  if (!attached || documentId === null) return []
  return [{ id: 'kept', name: attached.file_name, bytes: attached.file_size, url: proofHref(documentId) }]
}
