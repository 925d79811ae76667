import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Listed } from './approval-queries.ts'
import styles from './document.module.css'
import { matterOf } from './document-words.ts'
import { useDecide } from './use-decide.ts'

const CommentDialog = lazy(() => import('./comment-dialog.tsx').then((m) => ({ default: m.CommentDialog })))

type Decidable = Pick<Listed, 'drf_id' | 'drf_title' | 'author'>

/** Approve and deny for a document that waits for this person, wherever it is listed. */
export function ApprovalActions({ document }: { document: Decidable }) {
  const { t } = useTranslation()
  const { decide, isPending } = useDecide()
  const [isDenying, setDenying] = useState<boolean | null>(null)
  const id = document.drf_id
  const about = `${document.author.username} · ${document.drf_title}`
  const titles = { [id]: matterOf(document) }
  return (
    <span className={styles.inlineActs}>
      <Button
        size="xs"
        variant="default"
        disabled={isPending(id)}
        aria-label={`${about} ${t('decisions.act.deny')}`}
        onClick={() => setDenying(true)}
      >
        {t('decisions.act.deny')}
      </Button>
      <Button
        size="xs"
        disabled={isPending(id)}
        aria-label={`${about} ${t('decisions.act.approve')}`}
        onClick={() => void decide({ kind: 'approve', documents: [id] }, { titles })}
      >
        {t('decisions.act.approve')}
      </Button>
      {isDenying !== null && (
        <Suspense fallback={null}>
          <CommentDialog
            act={isDenying ? 'deny' : null}
            name={about}
            onClose={() => setDenying(false)}
            onSubmit={(comment) =>
              decide({ kind: 'deny', documents: [id], comment }, { titles, errors: 'form' })
            }
          />
        </Suspense>
      )}
    </span>
  )
}
