import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { dayRange } from '../../../text/formats.ts'
import styles from './closing.module.css'

interface PeriodStepsProps {
  period: { start_date: string; end_date: string; prev_date: string | null; next_date: string | null }
  go: (date: string) => void
}

/** The period that is shown, and the ways to those beside it; the company decides where they begin and end. */
export function PeriodSteps({ period, go }: PeriodStepsProps) {
  const { t } = useTranslation()
  const step = (to: string | null, label: string, Icon: typeof IconChevronLeft) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={label}
      disabled={to === null}
      onClick={() => to && go(to)}
    >
      <Icon size={18} />
    </ActionIcon>
  )
  return (
    <div className={styles.steps} role="toolbar" aria-label={t('closing.own.period')}>
      {step(period.prev_date, t('closing.previous'), IconChevronLeft)}
      <span aria-live="polite">{dayRange(period.start_date, period.end_date)}</span>
      {step(period.next_date, t('closing.next'), IconChevronRight)}
    </div>
  )
}
