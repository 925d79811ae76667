import { Drawer } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { navigation } from '../navigation.ts'
import { useProfile } from '../../page/profile.ts'
import { NavCount } from './nav-count.tsx'
import styles from './shell.module.css'

/** The navigation of phones: four places and the rest under "more". */
export function BottomBar() {
  const { t } = useTranslation()
  const profile = useProfile()
  const [isOpen, setOpen] = useState(false)
  const entries = navigation.filter((entry) => entry.visible?.(profile) ?? true)
  const places = entries.filter((entry) => entry.phone).toSorted((a, b) => (a.phone ?? 0) - (b.phone ?? 0))
  return (
    <>
      <nav className={styles.bottom} aria-label={t('shell.navigation')}>
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
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        position="bottom"
        classNames={{ content: styles.sheet, inner: styles.sheetPlace }}
        title={profile.company.company_name}
        closeButtonProps={{ 'aria-label': t('common.action.close') }}
      >
        <nav className={styles.more} aria-label={t('shell.more')}>
          {entries.map((entry) => (
            <Link key={entry.to} to={entry.to} className={styles.entry} onClick={() => setOpen(false)}>
              <entry.icon size={20} stroke={1.6} aria-hidden />
              <span>{t(entry.text) as string}</span>
            </Link>
          ))}
        </nav>
      </Drawer>
    </>
  )
}
