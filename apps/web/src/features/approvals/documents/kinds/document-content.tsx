import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { CardSkeleton } from '../../../../ui/feedback/card-skeleton.tsx'
import type { OpenedDocument } from '../approval-queries.ts'
import styles from '../paper/paper.module.css'
import { kindOf } from './document-kinds.ts'

/** What a document says, as its kind shows it. Where no kind can, its text remains, and that there was more is said. */
export function DocumentContent({ document }: { document: OpenedDocument }) {
  const { t } = useTranslation()
  const Block = kindOf(document)?.Block
  if (!Block)
    return (
      <>
        <p role="note" className="quiet">
          {t('approvals.oldContent')}
        </p>
        {document.drf_content && <RunningText text={document.drf_content} />}
      </>
    )
  return (
    <Suspense fallback={<CardSkeleton lines={4} />}>
      <Block values={document.drf_values} document={document} />
    </Suspense>
  )
}

export function RunningText({ text }: { text: string }) {
  const { t } = useTranslation()
  return (
    <section className={styles.content} aria-label={t('approvals.content')}>
      {text || <span className="quiet">{t('approvals.noContent')}</span>}
    </section>
  )
}

/** A block of named facts; what a document with fields shows. */
export function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.block} aria-label={title}>
      <dl className={styles.facts}>{children}</dl>
    </section>
  )
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
