import type { ReactNode } from 'react'
import styles from './page.module.css'

interface PageHeaderProps {
  title: ReactNode
  /** One sentence: what this screen is for, or what matters now. */
  description?: ReactNode
  /** Buttons; the main one last. */
  actions?: ReactNode
  /** A TabsBar. */
  tabs?: ReactNode
}

export function PageHeader({ title, description, actions, tabs }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.headLine}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {tabs && <div className={styles.tabs}>{tabs}</div>}
    </header>
  )
}
