import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { number } from '../../text/formats.ts'
import styles from './list.module.css'

interface SelectionBarProps {
  count: number
  /** The rows are people, who are counted by another word. */
  isOfPeople?: boolean | undefined
  /** As many as may be selected at once; said when that many are. */
  most?: number | undefined
  onClear: () => void
  children: ReactNode
}

/** Stands in place of the filters while rows are selected: how many, what can be done with them, and the way back. */
export function SelectionBar({ count, isOfPeople, most, onClear, children }: SelectionBarProps) {
  const { t } = useTranslation()
  const isFull = most !== undefined && count >= most
  return (
    <div className={styles.bar}>
      <strong role="status">
        {t(isOfPeople ? 'kit.list.selectedPeople' : 'kit.list.selected', { n: number(count) })}
        {isFull && ` ${t('kit.list.most')}`}
      </strong>
      {children}
      <Button size="xs" variant="subtle" onClick={onClear}>
        {t('kit.list.clear')}
      </Button>
    </div>
  )
}
