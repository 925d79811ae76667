import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { toneOf } from '../../../ui/feedback/status-badge.tsx'
import { SumBar } from '../../../ui/figures/sum-bar.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { MEANINGS, type OnDuty } from '../../time/attendance/index.ts'
import type { Home } from './home-queries.ts'
import styles from './home.module.css'

const ORDER: readonly OnDuty[] = ['WORKING', 'AWAY', 'NOT_IN', 'LEAVE', 'OUT', 'DAY_OFF']

/** How many of the own team are doing what. */
export function TeamCard({ team }: { team: Home['team_status'] }) {
  const { t } = useTranslation()
  if (team === null) {
    return (
      <Section>
        <EmptyState title={t('home.team.none')} hint={t('home.team.noneHint')} />
      </Section>
    )
  }
  const title = t('home.team.title', { name: team.team_name })
  const there = team.WORKING + team.AWAY
  return (
    <Section
      title={title}
      actions={
        <Link to="/main/work/today" className={styles.link}>
          {t('home.team.open')}
        </Link>
      }
    >
      <p className={styles.figure}>
        {`${there} / ${team.total}`}
        <small>{t('kit.badge.working')}</small>
      </p>
      <div className={styles.under} />
      <SumBar
        label={title}
        parts={ORDER.filter((state) => team[state] > 0).map((state) => ({
          label: t(`kit.badge.${MEANINGS[state]}`),
          value: team[state],
          tone: toneOf(MEANINGS[state]),
        }))}
      />
    </Section>
  )
}
