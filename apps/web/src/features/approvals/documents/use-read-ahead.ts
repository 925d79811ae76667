import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getDocument } from '#contract/approvals/documents/approvals.ts'
import { keyOf } from '../../../api/query.ts'
import { readAhead } from './approval-queries.ts'

const NEXT = 2

/** Reads the documents ahead that a key would open next, once what was asked for is there. */
export function useReadAhead(ids: readonly number[], open: number | undefined): void {
  const client = useQueryClient()
  const isBusy = useIsFetching({ queryKey: keyOf(getDocument) }) > 0
  const near = nearOf(ids, open).join()
  useEffect(() => {
    if (isBusy || near === '') return
    for (const id of near.split(',')) void readAhead(client, Number(id))
  }, [client, near, isBusy])
}

function nearOf(ids: readonly number[], open: number | undefined): readonly number[] {
  const at = open === undefined ? -1 : ids.indexOf(open)
  if (open !== undefined && at === -1) return []
  return [...ids.slice(at + 1, at + 1 + NEXT), ...ids.slice(Math.max(at - 1, 0), Math.max(at, 0))]
}
