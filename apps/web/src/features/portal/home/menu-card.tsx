import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../ui/page/section.tsx'
import { MenuPicture } from '../../office/meals/index.ts'
import type { Home } from './home-queries.ts'
import styles from './home.module.css'

/** What is served today; the week behind a link, where general affairs enter it. */
export function MenuCard({ menu: { menu, picture, abilities } }: { menu: NonNullable<Home['menu']> }) {
  const { t } = useTranslation()
  return (
    <Section
      title={t('home.menu.title')}
      actions={
        <Link to="/main" search={{ menu: 'week' }} className={styles.link}>
          {t(abilities.edit ? 'home.menu.enter' : 'home.menu.week')}
        </Link>
      }
    >
      {menu && <p className={styles.menu}>{menu}</p>}
      {picture && <MenuPicture src={picture} alt={t('home.menu.title')} />}
      {!menu && !picture && <p className={styles.none}>{t('home.menu.none')}</p>}
    </Section>
  )
}
