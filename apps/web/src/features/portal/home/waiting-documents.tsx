import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { inbox } from '#contract/approvals/documents/approvals.ts'
import { q } from '../../../api/query.ts'
import { RowsSkeleton } from '../../../ui/feedback/rows-skeleton.tsx'
import {
  ApprovalActions,
  headline,
  leaveAmount,
  leaveDaysQuery,
  leaveOf,
  leaveTime,
  usePendingDecisions,
} from '../../approvals/documents/index.ts'
import styles from './home.module.css'

type Waiting = EndpointResponse<typeof inbox>['results'][number]

const SHOWN = 3

/** The first documents that wait, to be decided without leaving the page. */
export function WaitingDocuments() {
  const { data, isPending } = useQuery({
    ...q(inbox, { query: { bucket: 'requested', page_size: SHOWN } }),
    staleTime: 10_000,
  })
  const underWay = new Set(usePendingDecisions().flatMap(({ documents }) => documents))
  if (isPending) return <RowsSkeleton rows={2} />
  return (
    <ul className={styles.documents}>
      {data?.results
        .filter((document) => !underWay.has(document.drf_id))
        .map((document) => (
          <li key={document.drf_id}>
            <WaitingDocument document={document} />
            <ApprovalActions document={document} />
          </li>
        ))}
    </ul>
  )
}

/** Who asks for what, when, and why, so that it can be decided here. */
function WaitingDocument({ document }: { document: Waiting }) {
  const { t } = useTranslation()
  const leave = leaveOf(document.drf_values)
  // A list does not tell the reason; the calendar entry behind a leave does.
  const { data } = useQuery({
    ...leaveDaysQuery(document.author.user_id, leave ?? { from: '', to: '' }),
    enabled: leave !== null,
    retry: false,
  })
  const event = data?.results.find(({ drf_id }) => drf_id === document.drf_id)
  const what = [headline(t, document), leave && leaveTime(leave)].filter(Boolean).join(' ')
  return (
    <Link to="/main/approval/inbox" search={{ document: document.drf_id }} className={styles.what}>
      <strong>{document.author.username}</strong>
      <span>{[what, leaveAmount(document)].filter(Boolean).join(' · ')}</span>
      {event?.wk_comment && <small className="one-line">{event.wk_comment}</small>}
    </Link>
  )
}
