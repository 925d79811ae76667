import { Modal } from '@mantine/core'
import { useTimeout } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormSkeleton } from '../feedback/form-skeleton.tsx'
import { type QueryLike, QueryView } from '../feedback/query-view.tsx'
import styles from './dialog.module.css'
import { ReturnsFocus } from './returns-focus.tsx'

interface DialogViewProps<T> {
  query: QueryLike<T>
  /** Of the dialog that stands in until the answer is there. */
  title: string
  onClose: () => void
  children: (data: T) => ReactNode
}

const SLOW_MS = 300

/** A dialog that begins with what the server knows: who opens it sees that it is on its way, or why it does not come. */
export function DialogView<T>({ query, title, onClose, children }: DialogViewProps<T>) {
  const { t } = useTranslation()
  const [isSlow, setSlow] = useState(false)
  useTimeout(() => setSlow(true), SLOW_MS, { autoInvoke: true })
  if (query.data !== undefined) return children(query.data)
  return (
    <Modal
      opened={isSlow || !query.isPending}
      onClose={onClose}
      title={title}
      centered
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t('kit.dialog.close') }}
      classNames={{ title: styles.title, header: styles.header, body: styles.modalBody }}
    >
      <ReturnsFocus />
      <QueryView query={query} skeleton={<FormSkeleton />}>
        {() => null}
      </QueryView>
    </Modal>
  )
}
