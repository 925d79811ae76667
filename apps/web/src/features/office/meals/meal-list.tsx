import { useTranslation } from 'react-i18next'
import { shortDay } from '../../../text/formats.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import type { Week } from './changed-days.ts'
import { MenuPicture } from './menu-picture.tsx'
import styles from './meals.module.css'

/** The days of a week on which something is served. */
export function MealList({ week, today }: { week: Week; today: string }) {
  const { t } = useTranslation()
  const served = week.days.filter(({ menu, picture }) => menu || picture)
  if (served.length === 0) return <EmptyState title={t('meals.none')} />
  return (
    <dl className={styles.list}>
      {served.map(({ date, menu, picture }) => (
        <div key={date} data-today={date === today || undefined}>
          <dt>{shortDay(date)}</dt>
          <dd>
            {menu}
            {picture && <MenuPicture src={picture} alt={t('meals.picture', { day: shortDay(date) })} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
