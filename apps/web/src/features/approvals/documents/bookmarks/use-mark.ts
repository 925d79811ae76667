import { useQueryClient } from '@tanstack/react-query'
import { bookmark, removeBookmark } from '#contract/approvals/documents/bookmarks.ts'
import { useAction } from '../../../../api/use-action.ts'
import { documentQuery, findListed, showAsMarked } from '../approval-queries.ts'

/** Marks documents and takes the mark off again; a refusal takes back what was shown at once. */
export function useMark() {
  const client = useQueryClient()
  const add = useAction(bookmark)
  const remove = useAction(removeBookmark)
  const setMark = (id: number, isMarked: boolean) => {
    showAsMarked(client, id, isMarked)
    const back = { onError: () => showAsMarked(client, id, !isMarked) }
    if (isMarked) add.mutate({ params: { id } }, back)
    else remove.mutate({ params: { id } }, back)
  }
  /** By the document that is open, else by its row. @returns false where it is not known yet */
  const toggle = (id: number): boolean => {
    const known = client.getQueryData(documentQuery(id).queryKey) ?? findListed(client, id)
    if (!known) return false
    setMark(id, !known.is_marked)
    return true
  }
  return { setMark, toggle }
}
