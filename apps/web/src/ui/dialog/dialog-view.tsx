import { useTimeout } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { FormSkeleton } from '../feedback/form-skeleton.tsx'
import { type QueryLike, QueryView } from '../feedback/query-view.tsx'
import { Dialog } from './dialog.tsx'
import styles from './dialog.module.css'

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
  const [isSlow, setSlow] = useState(false)
  useTimeout(() => setSlow(true), SLOW_MS, { autoInvoke: true })
  if (query.data !== undefined) return children(query.data)
  return (
    <Dialog
      opened={isSlow || !query.isPending}
      onClose={onClose}
      title={title}
      centered
      classNames={{ title: styles.title, header: styles.header, body: styles.modalBody }}
    >
      <QueryView query={query} skeleton={<FormSkeleton />}>
        {() => null}
      </QueryView>
    </Dialog>
  )
}
