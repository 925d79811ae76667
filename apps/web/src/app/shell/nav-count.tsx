import { Suspense } from 'react'
import type { NavEntry } from '../navigation.ts'
import styles from './shell.module.css'

/** The number of an entry, where it has one. */
export function NavCount({ entry: { Count } }: { entry: NavEntry }) {
  if (!Count) return null
  return (
    <span className={styles.count}>
      <Suspense fallback={null}>
        <Count />
      </Suspense>
    </span>
  )
}
