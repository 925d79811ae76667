import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { inbox } from '#contract/approvals.ts'
import { q } from '../../api/query.ts'
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx'
import { ApprovalActions, headline, usePendingDecisions } from '../approvals/index.ts'
import styles from './home.module.css'

const SHOWN = 3

/** The first documents that wait, to be decided without leaving the page. */
export function WaitingDocuments() {
  const { t } = useTranslation()
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
            <Link to="/main/approval/inbox" search={{ document: document.drf_id }} className={styles.what}>
              <span className="one-line">{headline(t, document)}</span>
              <small>{document.author.username}</small>
            </Link>
            <ApprovalActions document={document} />
          </li>
        ))}
    </ul>
  )
}
