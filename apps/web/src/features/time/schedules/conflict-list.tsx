import { useTranslation } from 'react-i18next'
import { number, shortDay } from '../../../text/formats.ts'
import { Section } from '../../../ui/page/section.tsx'
import styles from './schedules.module.css'
import type { PersonConflict } from './use-schedule-draft.ts'

const MOST_SHOWN = 20

/** What the schedule gets wrong, before it is saved: too little rest, too long weeks. */
export function ConflictList({ conflicts }: { conflicts: readonly PersonConflict[] }) {
  const { t } = useTranslation()
  if (conflicts.length === 0) return null
  return (
    <Section
      title={t('schedules.conflicts.title', { n: number(conflicts.length) })}
      note={t('schedules.conflicts.note')}
    >
      <ul className={styles.list}>
        {conflicts.slice(0, MOST_SHOWN).map(({ row, day, text }) => (
          <li key={`${row.user_id} ${day} ${text}`}>
            <strong>{row.username}</strong>
            <time dateTime={day}>{shortDay(day)}</time>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {conflicts.length > MOST_SHOWN && (
        <p>{t('schedules.conflicts.more', { n: number(conflicts.length - MOST_SHOWN) })}</p>
      )}
    </Section>
  )
}
