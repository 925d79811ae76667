import { useTranslation } from 'react-i18next'
import { shortDay } from '../../../text/formats.ts'
import { PersonChip } from '../../../ui/people/person-chip.tsx'
import { Section } from '../../../ui/page/section.tsx'
import type { Home } from './home-queries.ts'
import styles from './home.module.css'

/** Who has a birthday this week. */
export function BirthdaysCard({ birthdays }: { birthdays: Home['birthdays'] }) {
  const { t } = useTranslation()
  if (birthdays.length === 0) return null
  return (
    <div className={styles.later}>
      <Section title={t('home.birthdays.title')}>
        <ul className={styles.list}>
          {birthdays.map((person) => (
            <li key={person.user_id} className={styles.row}>
              <PersonChip name={person.username} team={person.team_name} />
              <span className={`${styles.when} ${person.is_today ? '' : 'quiet'}`}>
                {person.is_today ? <strong>{t('home.birthdays.today')}</strong> : shortDay(person.date)}
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
