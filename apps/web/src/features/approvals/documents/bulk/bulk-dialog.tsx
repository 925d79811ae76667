import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UNDO_MS } from '#rules/approvals/withdraw.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { useSubmitByKeys } from '../../../../ui/dialog/use-submit-by-keys.ts'
import { Kbd } from '../../../../ui/input/kbd.tsx'
import type { Listed } from '../approval-queries.ts'
import { CommentField } from '../comment-field.tsx'
import { commentProblem, type DecisionResult } from '../decision.ts'
import { briefOf } from '../kinds/document-kinds.ts'
import { useDecide } from '../use-decide.ts'
import { BulkResults, type Outcome } from './bulk-results.tsx'
import styles from './bulk.module.css'

/** What is decided on several documents at once. */
export interface Bulk {
  act: 'approve' | 'deny'
  documents: readonly Listed[]
}

interface BulkSteps {
  onClose: () => void
  /** Called before they leave the list; its answer is called when they have. */
  onStart: (kind: Bulk['act'], ids: readonly number[]) => () => void
  onDone: (results: readonly DecisionResult[]) => void
}

/** Approves or denies several documents with one comment, then says of each what became of it; closed without any. */
export function BulkDialog({ bulk, onClose, ...steps }: { bulk: Bulk | null } & BulkSteps) {
  const { t } = useTranslation()
  const { isPending } = useDecide()
  // What became of each is said here: until then the dialog stays.
  const isRunning = bulk?.documents.some(({ drf_id }) => isPending(drf_id)) ?? false
  const [comments, setComments] = useState({ approve: '', deny: '' })
  const setComment = (comment: string) => bulk && setComments({ ...comments, [bulk.act]: comment })
  const close = () => {
    if (isRunning) return
    setComment('')
    onClose()
  }
  return (
    <Dialog
      opened={bulk !== null}
      onClose={close}
      // What was written stays for the next time.
      onBack={() => (isRunning ? false : onClose())}
      title={bulk && t(`approvals.bulk.${bulk.act}.title`, { n: bulk.documents.length })}
      classNames={{ title: styles.bulkTitle }}
      size={520}
      centered
      closeButtonProps={{ 'aria-label': t('approvals.bulk.close') }}
    >
      {bulk && (
        <Steps {...bulk} onClose={close} comment={comments[bulk.act]} setComment={setComment} {...steps} />
      )}
    </Dialog>
  )
}

interface StepsProps extends Bulk, BulkSteps {
  comment: string
  setComment: (comment: string) => void
}

function Steps({ act, documents, onClose, onStart, onDone, comment, setComment }: StepsProps) {
  const { t } = useTranslation()
  const { decide } = useDecide()
  const [isRunning, setRunning] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const problem = commentProblem(comment, act === 'deny')
  const run = async () => {
    setRunning(true)
    const ids = documents.map(({ drf_id }) => drf_id)
    const moveOn = onStart(act, ids)
    const until = performance.now() + UNDO_MS
    // Refusals are said per document below, not one notification each.
    const done = await decide({ kind: act, documents: ids, comment }, { report: false })
    setOutcome({ act, results: done, until })
    onDone(done)
    if (done.every((result) => 'acted' in result)) moveOn()
  }
  const undo = async (ids: readonly number[]) => {
    const undone = await decide({ kind: 'withdraw', documents: ids }, { report: false })
    setOutcome({ act: 'withdraw', results: undone, until: 0 })
    onDone(undone)
  }
  const form = useSubmitByKeys()
  if (outcome)
    return (
      <BulkResults documents={documents} {...outcome} onUndo={(ids) => void undo(ids)} onClose={onClose} />
    )
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (!problem && !isRunning) void run()
      }}
    >
      <ul className={styles.bulkList} aria-label={t(`approvals.bulk.${act}.list`)} tabIndex={0}>
        {documents.map((one) => (
          <li key={one.drf_id}>
            <span>{one.author.username}</span>
            <span className="one-line">{one.drf_title}</span>
            <span className="quiet">{briefOf(one).amount}</span>
          </li>
        ))}
      </ul>
      <CommentField
        label={t(`approvals.bulk.${act}.comment`)}
        isDenial={act === 'deny'}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
        error={problem === 'needed' && isAsked && t('decisions.comment.needed')}
        autoFocus
      />
      <div className={styles.bulkFoot}>
        <Kbd keys={['mod', 'Enter']} />
        <Button variant="default" onClick={onClose} disabled={isRunning}>
          {t('common.action.cancel')}
        </Button>
        <Button
          type="submit"
          loading={isRunning}
          disabled={problem === 'tooLong'}
          {...(act === 'deny' && { color: 'red.9' })}
        >
          {t(`approvals.bulk.${act}.run`, { n: documents.length })}
        </Button>
      </div>
    </form>
  )
}
