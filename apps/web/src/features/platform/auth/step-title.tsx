import { type ReactNode, useEffect, useRef } from 'react'
import styles from './auth.module.css'

/** The heading of a step without a field to begin with: it takes the focus, so that the step is read from its start. */
export function StepTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h1 className={styles.title} tabIndex={-1} ref={heading}>
      {children}
    </h1>
  )
}
