import { type ReactNode, useId } from 'react'
import styles from './page.module.css'

interface SectionProps {
  title?: ReactNode
  note?: ReactNode
  actions?: ReactNode
  /** No padding around the content: for a table or list that touches the hairlines. */
  flush?: boolean
  children: ReactNode
}

/** A part of a screen inside a hairline. */
export function Section({ title, note, actions, flush, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={title ? id : undefined}>
      {(title || actions) && (
        <div className={styles.sectionHead}>
          <div>
            {title && (
              <h2 className={styles.sectionTitle} id={id}>
                {title}
              </h2>
            )}
            {note && <p className={styles.sectionNote}>{note}</p>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      <div className={styles.sectionBody} data-flush={flush || undefined}>
        {children}
      </div>
    </section>
  )
}
