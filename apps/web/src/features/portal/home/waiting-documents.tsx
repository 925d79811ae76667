import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { inbox } from '#contract/approvals/documents/approvals.ts'
import { q } from '../../../api/query.ts'
import { Bone } from '../../../ui/feedback/bone.tsx'
import { LoadingRegion } from '../../../ui/feedback/loading-region.tsx'
import { ApprovalActions, briefOf, usePendingDecisions } from '../../approvals/documents/index.ts'
import styles from './home.module.css'

type Waiting = EndpointResponse<typeof inbox>['results'][number]

const SHOWN = 3

/** The first documents that wait, to be decided without leaving the page. @param waiting how many there are, for their room */
export function WaitingDocuments({ waiting }: { waiting: number }) {
  const { data, isPending } = useQuery({
    ...q(inbox, { query: { bucket: 'requested', page_size: SHOWN } }),
    staleTime: 10_000,
  })
  const underWay = new Set(usePendingDecisions().flatMap(({ documents }) => documents))
  if (isPending)
    return (
      <LoadingRegion className={styles.documents}>
        {Array.from({ length: Math.min(waiting, SHOWN) }, (_, at) => (
          <div key={at} className={styles.document}>
            <Bone width="34%" />
          </div>
        ))}
      </LoadingRegion>
    )
  return (
    <ul className={styles.documents}>
      {data?.results
        .filter((document) => !underWay.has(document.drf_id))
        .map((document) => (
          <li key={document.drf_id} className={styles.document}>
            <WaitingDocument document={document} />
            <ApprovalActions document={document} />
          </li>
        ))}
    </ul>
  )
}

/** Who asks for what, when, and why, so that it can be decided here. */
function WaitingDocument({ document }: { document: Waiting }) {
  const { time, amount, note } = briefOf(document)
  const what = [document.drf_title, time].filter(Boolean).join(' ')
  return (
    <Link to="/main/approval/inbox" search={{ document: document.drf_id }} className={styles.what}>
      <strong>{document.author.username}</strong>
      <span className={styles.asked}>
        {[what, amount].filter(Boolean).join(' · ')}
        {note && <small>{` · ${note}`}</small>}
      </span>
    </Link>
  )
}
