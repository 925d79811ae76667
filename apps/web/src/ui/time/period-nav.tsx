import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { dayRange, longDay, monthName, today as companyDay } from '../../text/formats.ts'
import styles from './calendar.module.css'
import { movePeriod, periodEnd, type PeriodUnit, periodStart, type WeekStart } from './period.ts'

interface PeriodNavProps {
  unit: PeriodUnit
  /** Any day of the period, yyyy-MM-dd. */
  value: string
  /** Given the first day of the new period. */
  onChange: (firstDay: string) => void
  /** Sunday until then. */
  weekStart?: WeekStart
  /** yyyy-MM-dd; the company's day until then. */
  today?: string
}

/** ◀ 2026년 11월 ▶ 오늘. Inside it, the left and right arrow keys move too. */
export function PeriodNav({ unit, value, onChange, weekStart, today = companyDay() }: PeriodNavProps) {
  const { t } = useTranslation()
  const move = (by: number) => onChange(movePeriod(value, unit, by, weekStart))
  const now = periodStart(today, unit, weekStart)
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    move(by)
  }
  return (
    <div
      className={styles.nav}
      role="toolbar"
      aria-label={nameOf(value, unit, weekStart)}
      onKeyDown={onKeyDown}
    >
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('kit.day.previousPeriod')}
        onClick={() => move(-1)}
      >
        <IconChevronLeft size={18} />
      </ActionIcon>
      <span className={styles.period} aria-live="polite">
        {nameOf(value, unit, weekStart)}
      </span>
      <ActionIcon variant="subtle" color="gray" aria-label={t('kit.day.nextPeriod')} onClick={() => move(1)}>
        <IconChevronRight size={18} />
      </ActionIcon>
      <Button
        className={styles.today}
        variant="default"
        size="compact-sm"
        disabled={periodStart(value, unit, weekStart) === now}
        onClick={() => onChange(now)}
      >
        {t('kit.day.today')}
      </Button>
    </div>
  )
}

function nameOf(day: string, unit: PeriodUnit, weekStart: WeekStart | undefined): string {
  if (unit === 'day') return longDay(day)
  if (unit === 'month') return monthName(day)
  if (unit === 'year') return day.slice(0, 4)
  return dayRange(periodStart(day, 'week', weekStart), periodEnd(day, 'week', weekStart))
}
