import type { ReactNode } from 'react'
import styles from './auth.module.css'

/** A sentence above a form; refusals are read out at once. */
export function FormMessage({ tone, children }: { tone: 'bad' | 'good' | 'plain'; children: ReactNode }) {
  if (!children) return null
  return (
    <p className={styles.message} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      {children}
    </p>
  )
}
