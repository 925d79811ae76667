import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../text/sentence-of.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useSubmitByKeys } from '../../../ui/dialog/use-submit-by-keys.ts'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { Kbd } from '../../../ui/input/kbd.tsx'
import { useSavePapers } from '../papers/index.ts'
import type { Listed } from './approval-queries.ts'
import boxStyles from './box.module.css'
import shared from './document.module.css'
import styles from './bulk.module.css'
import { commentLength, commentProblem, type DecisionResult } from './decision.ts'
import { briefOf } from './kinds/document-kinds.ts'
import type { BoxState } from './use-box.ts'
import { useDecide } from './use-decide.ts'

interface BulkDialogProps {
  /** The selected documents; the dialog is closed without them. */
  documents: readonly Listed[] | null
  onClose: () => void
  /** Called before they leave the list; its answer is called when they have. */
  onStart: (kind: 'approve', ids: readonly number[]) => () => void
  onDone: (results: readonly DecisionResult[]) => void
}

/** Approves several documents with one comment, then says of each what became of it. */
export function BulkDialog({ documents, onClose, ...steps }: BulkDialogProps) {
  const { t } = useTranslation()
  const { isPending } = useDecide()
  // What became of each is said here: until then the dialog stays.
  const isRunning = documents?.some(({ drf_id }) => isPending(drf_id)) ?? false
  const [comment, setComment] = useState('')
  const close = () => {
    if (isRunning) return
    setComment('')
    onClose()
  }
  return (
    <Dialog
      opened={documents !== null}
      onClose={close}
      // What was written stays for the next time.
      onBack={() => (isRunning ? false : onClose())}
      title={t('approvals.bulk.title', { n: documents?.length ?? 0 })}
      classNames={{ title: styles.bulkTitle }}
      size={520}
      centered
      closeButtonProps={{ 'aria-label': t('approvals.bulk.close') }}
    >
      {documents && (
        <BulkSteps documents={documents} onClose={close} {...{ comment, setComment }} {...steps} />
      )}
    </Dialog>
  )
}

interface BulkStepsProps extends BulkDialogProps {
  documents: readonly Listed[]
  comment: string
  setComment: (comment: string) => void
}

function BulkSteps({ documents, onClose, onStart, onDone, comment, setComment }: BulkStepsProps) {
  const { t } = useTranslation()
  const { decide } = useDecide()
  const [isRunning, setRunning] = useState(false)
  const [results, setResults] = useState<readonly DecisionResult[] | null>(null)
  const problem = commentProblem(comment, false)
  const run = async () => {
    setRunning(true)
    const ids = documents.map(({ drf_id }) => drf_id)
    const moveOn = onStart('approve', ids)
    // Refusals are said per document below, not one notification each.
    const done = await decide({ kind: 'approve', documents: ids, comment }, { report: false })
    setResults(done)
    onDone(done)
    if (done.every((result) => 'acted' in result)) moveOn()
  }
  const form = useSubmitByKeys()
  if (results) return <BulkResults documents={documents} results={results} onClose={onClose} />
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!problem && !isRunning) void run()
      }}
    >
      <ul className={styles.bulkList} aria-label={t('approvals.bulk.list')} tabIndex={0}>
        {documents.map((one) => (
          <li key={one.drf_id}>
            <span>{one.author.username}</span>
            <span className="one-line">{one.drf_title}</span>
            <span className="quiet">{briefOf(one).amount}</span>
          </li>
        ))}
      </ul>
      <Textarea
        label={t('approvals.bulk.comment')}
        description={t('decisions.comment.optional')}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
        error={problem && t(`decisions.comment.${problem}`)}
        autosize
        minRows={2}
        data-autofocus
      />
      <p className={shared.counter} data-over={problem === 'tooLong' || undefined}>
        {t('decisions.comment.count', { n: commentLength(comment) })}
      </p>
      <div className={styles.bulkFoot}>
        <Kbd keys={['mod', 'Enter']} />
        <Button variant="default" onClick={onClose} disabled={isRunning}>
          {t('common.action.cancel')}
        </Button>
        <Button type="submit" loading={isRunning} disabled={problem !== null}>
          {t('approvals.bulk.approve', { n: documents.length })}
        </Button>
      </div>
    </form>
  )
}

interface BulkResultsProps {
  documents: readonly Listed[]
  results: readonly DecisionResult[]
  onClose: () => void
}

function BulkResults({ documents, results, onClose }: BulkResultsProps) {
  const { t } = useTranslation()
  const failed = results.filter((result) => 'error' in result).length
  const title =
    failed === 0
      ? t('approvals.bulk.allDone', { n: results.length })
      : t('approvals.bulk.resultTitle', { done: results.length - failed, failed })
  const nameOf = (id: number) => {
    const row = documents.find(({ drf_id }) => drf_id === id)
    return row ? `${row.author.username} · ${row.drf_title}` : String(id)
  }
  return (
    <div>
      <p className={styles.bulkResult} role="status">
        {title}
      </p>
      <ul className={styles.bulkList} aria-label={t('approvals.bulk.results')} tabIndex={0}>
        {results.map((result) => (
          <li key={result.id} data-result>
            <span className="one-line">{nameOf(result.id)}</span>
            {'error' in result ? (
              <span className={styles.refusal}>{sentenceOf(result.error)}</span>
            ) : (
              <StatusBadge meaning="approved" look="bare" />
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

/** What can be done with the selected documents, above the list. */
export function BulkBar({ state, onApprove }: { state: BoxState; onApprove: () => void }) {
  const { t } = useTranslation()
  const { selected, ids, select } = state
  const save = useSavePapers()
  return (
    <div className={boxStyles.bulk} role="group" aria-label={t('approvals.bulk.bar')}>
      <strong>{t('approvals.bulk.selected', { n: selected.size })}</strong>
      {selected.size < ids.length && (
        <Button size="compact-xs" variant="subtle" onClick={() => select(new Set(ids))}>
          {t('approvals.bulk.selectAll')}
        </Button>
      )}
      <Button size="compact-xs" variant="subtle" color="gray" onClick={() => select(new Set())}>
        {t('approvals.bulk.clear')}
      </Button>
      <Button
        size="compact-xs"
        variant="subtle"
        color="gray"
        loading={save.isPending}
        onClick={() => save.mutate([...selected])}
      >
        {t('papers.many')}
      </Button>
      <Button size="xs" className={boxStyles.bulkRun} onClick={onApprove}>
        {t('approvals.bulk.approve', { n: selected.size })}
      </Button>
    </div>
  )
}
