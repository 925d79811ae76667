import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { dayRange, shortDay, monthName, today as companyDay } from '../../text/formats.ts'
import styles from './calendar.module.css'
import { movePeriod, periodEnd, type PeriodUnit, periodStart } from './period.ts'

interface PeriodNavProps {
  unit: PeriodUnit
  /** Any day of the period, yyyy-MM-dd. */
  value: string
  /** Given the first day of the new period. */
  onChange: (firstDay: string) => void
  /** yyyy-MM-dd; the company's day until then. */
  today?: string
  /** What was asked for last is still being read: nothing moves on before that. */
  isBusy?: boolean
}

/** ◀ 2026년 11월 ▶ 오늘. Inside it, the left and right arrow keys move too. */
export function PeriodNav({ unit, value, onChange, today = companyDay(), isBusy = false }: PeriodNavProps) {
  const { t } = useTranslation()
  const go = (day: string) => {
    if (!isBusy) onChange(day)
  }
  const move = (by: number) => go(movePeriod(value, unit, by))
  // Still reached by keyboard, so that the focus stays where it was.
  const busy = isBusy && { 'data-disabled': true, 'aria-disabled': true }
  const now = periodStart(today, unit)
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    move(by)
  }
  return (
    <div className={styles.nav} role="toolbar" aria-label={nameOf(value, unit)} onKeyDown={onKeyDown}>
      <ActionIcon
        variant="subtle"
        color="gray"
        {...busy}
        aria-label={t('kit.day.previousPeriod')}
        onClick={() => move(-1)}
      >
        <IconChevronLeft size={18} />
      </ActionIcon>
      <span className={styles.period} aria-live="polite">
        {nameOf(value, unit)}
      </span>
      <ActionIcon
        {...busy}
        variant="subtle"
        color="gray"
        aria-label={t('kit.day.nextPeriod')}
        onClick={() => move(1)}
      >
        <IconChevronRight size={18} />
      </ActionIcon>
      <Button
        className={styles.today}
        variant="default"
        size="compact-sm"
        disabled={periodStart(value, unit) === now}
        {...busy}
        onClick={() => go(now)}
      >
        {t('kit.day.today')}
      </Button>
    </div>
  )
}

function nameOf(day: string, unit: PeriodUnit): string {
  if (unit === 'day') return shortDay(day)
  if (unit === 'month') return monthName(day)
  if (unit === 'year') return day.slice(0, 4)
  return dayRange(periodStart(day, 'week'), periodEnd(day, 'week'))
}
