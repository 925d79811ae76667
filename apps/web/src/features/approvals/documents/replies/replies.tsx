import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listReplies } from '#contract/approvals/documents/replies.ts'
import { q } from '../../../../api/query.ts'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/rows-skeleton.tsx'
import shared from '../document.module.css'
import styles from './replies.module.css'
import { Reply } from './reply.tsx'
import { ReplyForm } from './reply-form.tsx'

const FIRST = 20
const MOST = 1000
// Others read along while somebody writes.
const LIVE = 10_000

/** What people say under a document, the oldest first; asked for again while it is open. */
export function Replies({ documentId, mayReply }: { documentId: number; mayReply: boolean }) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(FIRST)
  const replies = useQuery({
    ...q(listReplies, { params: { id: documentId }, query: { page_size: shown } }),
    staleTime: LIVE,
    refetchInterval: LIVE,
    placeholderData: keepPreviousData,
  })
  const { count = 0, results = [] } = replies.data ?? {}
  if (!mayReply && count === 0) return null
  return (
    <section aria-label={t('attached.replies.title')} data-print={count > 0 ? undefined : 'never'}>
      <h3 className={shared.subtitle}>
        {count > 0 ? t('attached.replies.count', { n: count }) : t('attached.replies.title')}
      </h3>
      {replies.isPending && <RowsSkeleton rows={1} />}
      {replies.isError && !replies.data && (
        <ErrorState error={replies.error} onRetry={() => void replies.refetch()} />
      )}
      {count > results.length && shown < MOST && (
        <Button
          variant="subtle"
          size="compact-xs"
          loading={replies.isPlaceholderData}
          onClick={() => setShown(Math.min(shown * 5, MOST))}
        >
          {t('attached.replies.older')}
        </Button>
      )}
      {results.length > 0 && (
        <ul className={styles.replies}>
          {results.toReversed().map((reply) => (
            <Reply key={reply.drf_re_id} documentId={documentId} reply={reply} />
          ))}
        </ul>
      )}
      {mayReply && <ReplyForm key={documentId} documentId={documentId} />}
    </section>
  )
}
