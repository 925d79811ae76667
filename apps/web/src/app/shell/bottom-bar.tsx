import { IconDots } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { navigation } from '../navigation.ts'
import { useProfile } from '../../page/profile.ts'
import { lazyAside } from '../../ui/lazy-soon.ts'
import { NavCount } from './nav-count.tsx'
import styles from './shell.module.css'

const MoreSheet = lazyAside(async () => (await import('./more-sheet.tsx')).MoreSheet)

/** The navigation of phones: four places and the rest under "more". */
export function BottomBar() {
  const { t } = useTranslation()
  const profile = useProfile()
  const [isOpen, setOpen] = useState(false)
  const entries = navigation.filter((entry) => entry.visible?.(profile) ?? true)
  const places = entries.filter((entry) => entry.phone).toSorted((a, b) => (a.phone ?? 0) - (b.phone ?? 0))
  return (
    <>
      <nav className={styles.bottom} data-print="never" aria-label={t('shell.navigation')}>
        {places.map((entry) => (
          <Link
            key={entry.to}
            to={entry.to}
            activeOptions={{ exact: entry.exact ?? false, includeSearch: false }}
          >
            <entry.icon size={21} stroke={1.6} aria-hidden />
            <span>{t(entry.phoneText ?? entry.text) as string}</span>
            <NavCount entry={entry} />
          </Link>
        ))}
        <button type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          <IconDots size={21} stroke={1.6} aria-hidden />
          <span>{t('shell.more')}</span>
        </button>
      </nav>
      <Suspense>
        <MoreSheet opened={isOpen} close={() => setOpen(false)} entries={entries} />
      </Suspense>
    </>
  )
}
