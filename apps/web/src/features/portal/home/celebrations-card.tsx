import { IconAward, IconCake } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shortDay } from '../../../text/formats.ts'
import { Section } from '../../../ui/page/section.tsx'
import { PersonChip } from '../../../ui/people/person-chip.tsx'
import { type Celebration, inOrder } from './celebrations.ts'
import type { Home } from './home-queries.ts'
import styles from './home.module.css'

const SHOWN_CELEBRATIONS = 5

/** Whose birthday or day of joining comes round this week: the first few, the others when asked. */
export function CelebrationsCard({ home }: { home: Home }) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const all = inOrder(home)
  const shown = isWhole ? all : all.slice(0, SHOWN_CELEBRATIONS)
  return (
    <Section title={t('home.celebrations.title')}>
      <ul className={styles.list}>
        {shown.map((one) => (
          <Row key={`${one.kind}${one.user_id}`} one={one} />
        ))}
      </ul>
      {shown.length < all.length && (
        <button
          type="button"
          className={`${styles.link} ${styles.asLink} ${styles.more}`}
          onClick={() => setWhole(true)}
        >
          {t('home.celebrations.more', { n: all.length - shown.length })}
        </button>
      )}
    </Section>
  )
}

function Row({ one }: { one: Celebration }) {
  const { t } = useTranslation()
  const Icon = one.kind === 'birthday' ? IconCake : IconAward
  return (
    <li className={styles.row}>
      <PersonChip name={one.username} team={one.team_name} />
      <span className={styles.occasion}>
        <span className={styles.occasionName}>
          <Icon size={16} stroke={1.6} aria-hidden />
          {one.kind === 'birthday'
            ? t('home.celebrations.birthday')
            : t('home.celebrations.years', { n: one.years })}
        </span>
        {one.is_today ? (
          <strong>{t('home.celebrations.today')}</strong>
        ) : (
          <span className="quiet">{shortDay(one.date)}</span>
        )}
      </span>
    </li>
  )
}
