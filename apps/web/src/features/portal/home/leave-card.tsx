import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { days } from '../../../text/formats.ts'
import { SumBar } from '../../../ui/figures/sum-bar.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { openLeaveRequest } from '../../time/leave/index.ts'
import type { Home } from './home-queries.ts'
import styles from './home.module.css'
import { leaveParts } from './leave-parts.ts'

/** Annual leave that is left, and the way to ask for some. */
export function LeaveCard({ leave }: { leave: Home['leave'] }) {
  const { t } = useTranslation()
  if (leave === null) return null
  return (
    <Section
      title={t('home.leave.title')}
      actions={
        <Link to="/main/leave" className={styles.link}>
          {t('home.leave.open')}
        </Link>
      }
    >
      <p className={styles.figure}>
        {days(leave.available_days)}
        <small>{t('home.leave.available')}</small>
      </p>
      <p className={styles.under}>{`${t('home.leave.total')} ${days(leave.total_days)}`}</p>
      <SumBar
        label={t('home.leave.usedOf', { total: days(leave.total_days), used: days(leave.used_days) })}
        total={leave.total_days}
        parts={leaveParts(leave).map(({ part, value, tone }) => ({
          label: t(`home.leave.part.${part}`),
          value,
          tone,
        }))}
        format={days}
      />
      <Button fullWidth variant="default" mt="md" onClick={() => openLeaveRequest()}>
        {t('home.leave.request')}
      </Button>
    </Section>
  )
}
