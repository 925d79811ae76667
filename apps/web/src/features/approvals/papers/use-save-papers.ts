import { useMutation } from '@tanstack/react-query'
import { downloadDocuments } from '#contract/approvals/papers/papers.ts'
import { saveFile } from '../../../api/save-file.ts'

/** Saves documents as PDF: one as it is, several as an archive. */
export function useSavePapers() {
  return useMutation({
    mutationFn: (ids: readonly number[]) => saveFile(downloadDocuments, { query: { ids: ids.join() } }),
    meta: { errors: 'notify' },
  })
}
