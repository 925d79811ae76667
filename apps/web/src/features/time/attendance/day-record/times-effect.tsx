import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { duration } from '../../../../text/formats.ts'
import { previewCorrectionQuery, type DayRecord } from './day-record-queries.ts'
import styles from './day-record.module.css'

interface EffectProps {
  record: DayRecord
  start: string | null
  end: string | null
}

const NAMES = ['work_minutes', 'rest_minutes', 'overtime_minutes', 'late_minutes'] as const

/** What the times in a form would make of the minutes of the day, beside what they are now. */
export function TimesEffect({ record, start, end }: EffectProps) {
  const { t } = useTranslation()
  const { data } = useQuery({
    ...previewCorrectionQuery(record, { start, end }),
    placeholderData: keepPreviousData,
  })
  if (!data?.after) return null
  const { before, after } = data
  const changed = NAMES.filter((name) => before[name] !== after[name])
  if (changed.length === 0) return null
  return (
    <p className={styles.span} aria-live="polite">
      {changed
        .map(
          (name) => `${t(`dayRecord.totals.${name}`)} ${duration(before[name])} → ${duration(after[name])}`,
        )
        .join(' · ')}
    </p>
  )
}
