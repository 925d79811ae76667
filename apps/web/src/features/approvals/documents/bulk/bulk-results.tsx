import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../../text/sentence-of.ts'
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx'
import { NoticeLine } from '../../../../ui/notice-line.tsx'
import type { Listed } from '../approval-queries.ts'
import { type DecisionResult, undoableIn } from '../decision.ts'
import styles from './bulk.module.css'

const MEANINGS = { approve: 'approved', deny: 'denied', withdraw: 'waiting' } as const

/** What became of documents that were decided on together. */
export interface Outcome {
  act: 'approve' | 'deny' | 'withdraw'
  results: readonly DecisionResult[]
  /** How long approvals are offered to be taken back, by the page's own clock. */
  until: number
}

interface BulkResultsProps extends Outcome {
  documents: readonly Listed[]
  onUndo: (ids: readonly number[]) => void
  onClose: () => void
}

/** What became of each, and for ten seconds the way back. */
export function BulkResults({ documents, act, results, until, onUndo, onClose }: BulkResultsProps) {
  const { t } = useTranslation()
  const failed = results.filter((result) => 'error' in result).length
  const title =
    failed === 0
      ? t(`approvals.bulk.${act}.done`, { n: results.length })
      : t(`approvals.bulk.${act}.some`, { done: results.length - failed, failed })
  const undoable = act === 'approve' ? undoableIn(results) : []
  const undo = { label: t('decisions.act.undo'), until, onClick: () => onUndo(undoable) }
  const nameOf = (id: number) => {
    const row = documents.find(({ drf_id }) => drf_id === id)
    return row ? `${row.author.username} · ${row.drf_title}` : String(id)
  }
  return (
    <div>
      <div className={styles.bulkResult} role="status">
        {undoable.length > 0 ? <NoticeLine text={title} action={undo} onClose={() => undefined} /> : title}
      </div>
      <ul className={styles.bulkList} aria-label={t('approvals.bulk.results')} tabIndex={0}>
        {results.map((result) => (
          <li key={result.id} data-result>
            <span className="one-line">{nameOf(result.id)}</span>
            {'error' in result ? (
              <span className={styles.refusal}>{sentenceOf(result.error)}</span>
            ) : (
              <StatusBadge meaning={MEANINGS[act]} look="bare" />
            )}
          </li>
        ))}
      </ul>
      <div className={styles.bulkFoot}>
        <Button onClick={onClose} data-autofocus>
          {t('approvals.bulk.close')}
        </Button>
      </div>
    </div>
  )
}
