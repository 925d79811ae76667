import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconFileOff, IconLock } from '@tabler/icons-react'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/errors.ts'
import { useProfile } from '../../../page/profile.ts'
import { CardSkeleton } from '../../../ui/feedback/card-skeleton.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { sentenceOf } from '../../../text/sentence-of.ts'
import { ActionBar, type Asked } from './action-bar.tsx'
import { hasAfterActs, LazyAfterActs } from './afterwards/related.ts'
import { documentQuery, type OpenedDocument, showAsRead } from './approval-queries.ts'
import boxStyles from './box.module.css'
import styles from './document.module.css'
import { DeputyActs } from './deputies/deputy-acts.tsx'
import { deputyActsOn } from './deputies/deputy-choices.ts'
import { actionsOf } from './document-actions.ts'
import { DocumentView } from './document-view.tsx'
import type { BoxState } from './use-box.ts'
import { useDecide } from './use-decide.ts'

interface DocumentPaneProps {
  id: number
  onAsk: (asked: Asked, document: OpenedDocument) => void
  onBack: () => void
}

/** The document that is open, and what may be done with it. */
export function DocumentPane({ id, onAsk, onBack }: DocumentPaneProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const me = useProfile().id
  const query = useQuery(documentQuery(id))
  const { isPending } = useDecide()
  const isRead = query.data !== undefined
  useEffect(() => {
    if (isRead) showAsRead(client, id)
  }, [client, id, isRead])

  const status = query.error instanceof ApiError ? query.error.status : undefined
  // What one may no longer see is not shown from memory either.
  if (status === 403 || status === 404) return <Missing isForbidden={status === 403} onBack={onBack} />
  return (
    <QueryView query={query} skeleton={<PaneSkeleton />}>
      {(document) => {
        const deputyActs = deputyActsOn(document, me)
        return (
          <>
            <div
              className={styles.scroller}
              tabIndex={0}
              role="region"
              aria-label={document.drf_title}
              data-shown-document={id}
            >
              <DocumentView document={document} />
            </div>
            <ActionBar
              actions={actionsOf(document, me)}
              isBusy={isPending(id)}
              onAsk={(asked) => onAsk(asked, document)}
              note={
                document.acts_for ? t('deputies.actsFor', { name: document.acts_for.username }) : undefined
              }
              more={
                (deputyActs.length > 0 || hasAfterActs(document)) && (
                  <>
                    {deputyActs.length > 0 && <DeputyActs document={document} acts={deputyActs} />}
                    {hasAfterActs(document) && (
                      <Suspense fallback={null}>
                        <LazyAfterActs document={document} onGone={onBack} />
                      </Suspense>
                    )}
                  </>
                )
              }
            />
          </>
        )
      }}
    </QueryView>
  )
}

function PaneSkeleton() {
  return (
    <div className={styles.skeleton}>
      <CardSkeleton lines={3} />
      <CardSkeleton lines={5} />
    </div>
  )
}

function Missing({ isForbidden, onBack }: { isForbidden: boolean; onBack: () => void }) {
  const { t } = useTranslation()
  const Icon = isForbidden ? IconLock : IconFileOff
  return (
    <div role="alert">
      <EmptyState
        icon={<Icon size={22} stroke={1.6} />}
        title={t(isForbidden ? 'approvals.missing.forbiddenTitle' : 'approvals.missing.title')}
        hint={t(isForbidden ? 'approvals.missing.forbiddenHint' : 'approvals.missing.hint')}
        action={
          <Button variant="default" size="xs" onClick={onBack}>
            {t('approvals.missing.back')}
          </Button>
        }
      />
    </div>
  )
}

/** Stands where a document would be: that all is decided is said only once the list has answered that nothing waits. */
export function NothingOpen({ state: { list, rows }, canDecide }: { state: BoxState; canDecide: boolean }) {
  const { t } = useTranslation()
  if (list.isPending) return <PaneSkeleton />
  const isEmpty = rows.length === 0 && !list.hasNextPage
  const which = isEmpty && canDecide ? 'paneDone' : 'pane'
  return (
    <div className={boxStyles.nothing}>
      {isEmpty && list.isError ? (
        // The list beside it announces this, and offers another try.
        <EmptyState title={t('kit.error.title')} hint={sentenceOf(list.error)} />
      ) : (
        <EmptyState title={t(`approvals.empty.${which}.title`)} hint={t(`approvals.empty.${which}.hint`)} />
      )}
    </div>
  )
}
