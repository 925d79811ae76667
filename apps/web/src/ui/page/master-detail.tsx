import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode, RefObject } from 'react'
import styles from './master-detail.module.css'

/** Whether list and detail stand beside each other. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 1024px)', true, { getInitialValueInEffect: false })
}

interface MasterDetailProps {
  isWide: boolean
  listId?: string
  listLabel: string
  list: ReactNode
  detailLabel: string
  /** Whether something is open: on narrow screens it stands in place of the list. */
  isOpen: boolean
  /** What is open, or what is said where nothing is. */
  detail: ReactNode
  detailRef?: RefObject<HTMLElement | null>
  /** Back to the list, on narrow screens. */
  onBack: () => void
  backText: string
}

/** A list and what is open of it: beside each other, one after the other on narrow screens. What is open stands in the address. */
export function MasterDetail({ isWide, isOpen, detailRef, ...props }: MasterDetailProps) {
  return (
    <div className={styles.split} data-wide={isWide || undefined}>
      {(isWide || !isOpen) && (
        <section
          id={props.listId}
          className={styles.list}
          // On paper what is open stands alone.
          data-print={isOpen ? 'never' : undefined}
          role={props.listId && 'tabpanel'}
          aria-label={props.listLabel}
        >
          {props.list}
        </section>
      )}
      {(isWide || isOpen) && (
        <section className={styles.pane} aria-label={props.detailLabel} ref={detailRef} tabIndex={-1}>
          {!isWide && (
            <Button
              className={styles.back}
              variant="subtle"
              size="compact-sm"
              leftSection={<IconArrowLeft size={16} aria-hidden />}
              onClick={props.onBack}
            >
              {props.backText}
            </Button>
          )}
          {props.detail}
        </section>
      )}
    </div>
  )
}
