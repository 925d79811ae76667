import { IconInbox } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './states.module.css'

export interface EmptyStateProps {
  title: string
  /** What to do next, in one sentence. */
  hint?: ReactNode
  action?: ReactNode
  icon?: ReactNode
}

export function EmptyState({ title, hint, action, icon }: EmptyStateProps) {
  return (
    <div className={styles.state} data-kit="empty">
      <span className={styles.icon} aria-hidden>
        {icon ?? <IconInbox size={22} stroke={1.6} />}
      </span>
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
