import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { hasFeature, useProfile } from '../../../page/profile.ts'
import { useCompanyNow } from '../../../page/use-company-now.ts'
import { Section } from '../../../ui/page/section.tsx'
import { FeelingChoice } from './feeling-choice.tsx'
import { halfAt, halfOf } from './feelings.ts'
import { type MoodOfDay, workCheckQuery } from './mood-queries.ts'
import styles from './mood.module.css'

/** On the start page: the question of this half of the day. */
export function MoodCard({ mood }: { mood: MoodOfDay }) {
  const { t } = useTranslation()
  const check = useQuery({ ...workCheckQuery, enabled: hasFeature(useProfile(), 'ATTENDANCE') })
  const half = halfOf(halfAt(useCompanyNow().minute), check.data)
  return (
    <Section
      title={t('mood.title')}
      actions={
        <Link to="/main/mood" className={styles.link}>
          {t('mood.mine')}
        </Link>
      }
    >
      <FeelingChoice key={half} half={half} chosen={mood[`md_mood_${half}`]} />
    </Section>
  )
}
