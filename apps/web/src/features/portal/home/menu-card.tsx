import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../page/lazy-part.ts'
import { Section } from '../../../ui/page/section.tsx'
import type { Home } from './home-queries.ts'
import styles from './home.module.css'

const MealWeek = lazyPart(['meals'], () => import('./meal-week-part.tsx'), 'MealWeek')

/** What is served today; the week behind a button, where general affairs enter it. */
export function MenuCard({ menu: { date, menu, abilities } }: { menu: NonNullable<Home['menu']> }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <Section
      title={t('home.menu.title')}
      actions={
        <button type="button" className={`${styles.link} ${styles.asLink}`} onClick={() => setOpen(true)}>
          {t(abilities.edit ? 'home.menu.enter' : 'home.menu.week')}
        </button>
      }
    >
      {menu ? <p className={styles.menu}>{menu}</p> : <p className={styles.none}>{t('home.menu.none')}</p>}
      {isOpen && (
        <Suspense>
          <MealWeek date={date} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Section>
  )
}
