import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../ui/page/section.tsx'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import {
  AwaySwitch,
  CheckFacts,
  meaningOf,
  ThumbButton,
  usePress,
  useWorkCheck,
  whyNoPress,
} from '../../time/attendance/index.ts'
import { DayReminders } from './day-reminders.tsx'
import type { Home } from './home-queries.ts'
import styles from './home.module.css'

/** The own working day: bar, figures, and the button. */
export function DayCard({ home, work }: { home: Home; work: NonNullable<Home['work']> }) {
  const { t } = useTranslation()
  const press = usePress()
  // The pill asks too and shows a press at once; until it has answered, the summary's own word counts.
  const check = useWorkCheck().data ?? work
  return (
    <Section
      title={t('home.day.title')}
      actions={
        <>
          <StatusBadge meaning={meaningOf(check)} />
          <Link to="/main/work/me" className={styles.link}>
            {t('check.panel.mine')}
          </Link>
        </>
      }
    >
      <div className={styles.day}>
        <div>
          <CheckFacts check={check} />
        </div>
        <div className={styles.act}>
          <ThumbButton check={check} />
          {whyNoPress(check) === null && <AwaySwitch check={check} press={press} />}
        </div>
      </div>
      <DayReminders home={home} />
    </Section>
  )
}
