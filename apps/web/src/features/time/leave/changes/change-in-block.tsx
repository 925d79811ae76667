import { useQuery } from '@tanstack/react-query'
import { useProfile } from '../../../../page/profile.ts'
import type { OpenedDocument } from '../../../approvals/documents/index.ts'
import { ownEventsQuery } from '../leave-queries.ts'
import { ChangeButton } from './change-button.tsx'

interface ChangeInBlockProps {
  document: OpenedDocument
  values: { wk_start_date: string; wk_end_date: string }
}

/** On the own document of a request that waits: changing it, or why that can no longer be. */
export function ChangeInBlock({ document, values }: ChangeInBlockProps) {
  const isOwn = document.author.user_id === useProfile().id
  const isWaiting = isOwn && document.drf_status === 'REQUESTED'
  const { data } = useQuery({
    ...ownEventsQuery(values.wk_start_date, values.wk_end_date),
    enabled: isWaiting,
  })
  const event = data?.results.find(({ drf_id }) => drf_id === document.drf_id)
  return isWaiting && event ? <ChangeButton event={event} /> : null
}
