import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { number } from '../../../text/formats.ts'
import { toneOf } from '../../../ui/feedback/status-badge.tsx'
import { SumBar } from '../../../ui/figures/sum-bar.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { MEANINGS, type OnDuty } from '../../time/attendance/index.ts'
import { AwayNames } from './away-names.tsx'
import type { Home } from './home-queries.ts'
import styles from './home.module.css'
import { notInYet } from './not-in-yet.ts'

const ORDER: readonly OnDuty[] = ['WORKING', 'AWAY', 'NOT_IN', 'LEAVE', 'OUT', 'DAY_OFF']

/** How many of the own team are doing what, and who of them is away. */
export function TeamCard({ team, away }: { team: Home['team_status']; away: Home['away'] }) {
  const { t } = useTranslation()
  if (team === null) return null
  const title = t('home.team.title', { name: team.team_name })
  const there = team.WORKING + team.AWAY
  const missing = notInYet(team)
  return (
    <Section
      title={title}
      actions={
        <Link to="/main/work/today" search={team.team_id === 0 ? { team: 0 } : {}} className={styles.link}>
          {t('home.team.open')}
        </Link>
      }
    >
      {missing > 0 ? (
        <p className={styles.none}>{t('home.team.nobody', { n: number(missing) })}</p>
      ) : (
        <>
          <p className={styles.figure}>
            {`${number(there)} / ${number(team.total)}`}
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
        </>
      )}
      {away !== null && away.total > 0 && (
        <p className={styles.away}>
          <span>{t('home.away.title')}</span> <AwayNames away={away} />
        </p>
      )}
    </Section>
  )
}
