import { Navigate, Outlet, useMatch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../../page/profile.ts'
import { areas, mayOpen, settingsAreas } from './settings-areas.ts'
import { SettingsList } from './settings-list.tsx'
import { Locked } from './settings-page.tsx'
import { SettingsScreen } from './settings-screen.tsx'
import styles from './settings.module.css'
import { useHasSideList } from './use-has-side-list.ts'

/** All settings at the side of the one that is open; where there is no room for both, the list is a page of its own. */
export function SettingsLayout() {
  const { t } = useTranslation()
  const profile = useProfile()
  const hasSide = useHasSideList()
  const isNoneOpen = useMatch({ from: '/main/settings/', shouldThrow: false }) !== undefined
  const [typed, setTyped] = useState('')
  const first = settingsAreas.find((area) => mayOpen(profile, area))
  if (!first) return isNoneOpen ? <Locked /> : <Outlet />
  if (!hasSide) return isNoneOpen ? <SettingsScreen /> : <Outlet />
  return (
    <div className={styles.layout}>
      <nav className={styles.side} aria-label={t('settings.list')}>
        <SettingsList typed={typed} setTyped={setTyped} />
      </nav>
      {isNoneOpen ? <Navigate to={areas[first].path} replace /> : <Outlet />}
    </div>
  )
}
