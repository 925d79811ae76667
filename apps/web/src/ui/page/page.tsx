import type { ReactNode } from 'react'
import styles from './page.module.css'

interface PageProps {
  /**
   * 'reading' for texts and forms, 'wide' (default) for lists, 'full' for matrices that need every pixel; 'narrow' for little
   * on a tab whose neighbours are wide: the tabs stay where they are.
   */
  width?: 'reading' | 'wide' | 'full' | 'narrow'
  children: ReactNode
}

/** The room of one screen: its width, sections below each other. The shell gives the padding. */
export function Page({ width = 'wide', children }: PageProps) {
  return (
    <div className={styles.page} data-width={width}>
      {children}
    </div>
  )
}
