import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { shortDay } from '../../../../text/formats.ts'
import type { Preview } from '../leave-queries.ts'
import styles from '../leave-request.module.css'

const DAYS_SHOWN = 5

/** Whether the team has people enough on the days of a request, where the company says how many it needs. */
export function CoverageNote({ coverage }: { coverage: Preview['coverage'] }) {
  const { t } = useTranslation()
  if (!coverage) return null
  const { team_name: team, needed_people: needed, short_days: short, refuses } = coverage
  if (short.length === 0)
    return <p className={styles.quiet}>{t('leave.coverage.enough', { team, needed })}</p>
  const rest = short.length - DAYS_SHOWN
  const list = short
    .slice(0, DAYS_SHOWN)
    .map(({ date, user_count: n }) => t('leave.coverage.day', { day: shortDay(date), n }))
  return (
    <Alert
      color={refuses ? 'red' : 'amber'}
      variant="light"
      role={refuses ? 'alert' : 'status'}
      title={t(refuses ? 'leave.coverage.refused' : 'leave.coverage.short', { team, needed })}
      className={styles.problem}
      data-testid="coverage"
    >
      {list.join(' · ')} {rest > 0 && t('leave.preview.moreDays', { n: rest })}
    </Alert>
  )
}
