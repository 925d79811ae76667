import { Button } from '@mantine/core'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import type { EmptyStateProps } from './empty-state.tsx'
import styles from './states.module.css'

/** A list that counts as empty, or stays as it was, because the answer held none. */
export interface UnreadList {
  data: readonly unknown[] | undefined
  isUnread: boolean
  isFetching: boolean
  refetch: () => unknown
}

/** One quiet line over a list that did not come; nothing where it did. */
export function UnreadHint({ list }: { list: UnreadList }) {
  const { t } = useTranslation()
  if (!list.isUnread) return null
  return (
    <div className={styles.unread} role="status">
      {t(list.data?.length ? 'kit.unread.before' : 'kit.unread.empty')}
      <AskAgain list={list} />
    </div>
  )
}

/** The same as the empty state of the list itself. */
export function unreadEmpty(list: UnreadList): EmptyStateProps {
  return { title: i18next.t('kit.unread.empty'), action: <AskAgain list={list} /> }
}

function AskAgain({ list }: { list: UnreadList }) {
  const { t } = useTranslation()
  return (
    <Button variant="default" size="compact-sm" loading={list.isFetching} onClick={() => void list.refetch()}>
      {t('kit.error.retry')}
    </Button>
  )
}
