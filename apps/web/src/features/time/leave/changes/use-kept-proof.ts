import { skipToken, useQuery } from '@tanstack/react-query'
import { getDocument } from '#contract/approvals/documents/approvals.ts'
import type { Output } from '#contract/endpoint.ts'
import type { attachedProof } from '#contract/time/work-events/work-events.ts'
import { apiAddress } from '../../../../api/address.ts'
import { q } from '../../../../api/query.ts'
import type { Proof } from './proof-field.tsx'

/** Where the file that is attached to a document of a request is taken from. */
export const proofHref = (documentId: number) => apiAddress(`/work/work_event/proof/${documentId}/`)

/** What is attached to the document of a request; nothing while it loads. */
export function useKeptProof(documentId: number | null): readonly Proof[] {
  const read = q(getDocument, { params: { id: documentId ?? 0 } })
  const { data } = useQuery({ ...read, ...(documentId === null && { queryFn: skipToken }) })
  const attached = data?.drf_values.apv_attach as Output<typeof attachedProof> | undefined
  if (!attached || documentId === null) return []
  return [{ id: 'kept', name: attached.file_name, bytes: attached.file_size, url: proofHref(documentId) }]
}
