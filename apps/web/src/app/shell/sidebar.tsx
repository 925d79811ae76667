import { Tooltip } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Picture } from '../../ui/people/picture.tsx'
import { type NavEntry, navigation } from '../navigation.ts'
import { useProfile } from '../../page/profile.ts'
import { NavCount } from './nav-count.tsx'
import styles from './shell.module.css'

export function Sidebar({ isNarrow, toggle }: { isNarrow: boolean; toggle: () => void }) {
  const { t } = useTranslation()
  const profile = useProfile()
  const logo = profile.company.company_logo
  const entries = navigation.filter((entry) => entry.visible?.(profile) ?? true)
  const Fold = isNarrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  const foldText = isNarrow ? t('shell.expand') : t('shell.collapse')
  return (
    <nav className={styles.sidebar} aria-label={t('shell.navigation')} data-print="never">
      <Link to="/main" className={styles.company} aria-label={profile.company.company_name}>
        {logo ? (
          <Picture src={logo} alt="" width={28} height={28} />
        ) : (
          <img src="/icons/mark.svg" alt="" width={28} height={28} />
        )}
        <span className="one-line">{profile.company.company_name}</span>
      </Link>
      <div className={styles.entries}>
        {entries
          .filter((entry) => !entry.group)
          .map((entry) => (
            <SidebarLink key={entry.to} entry={entry} isNarrow={isNarrow} />
          ))}
        <div className={styles.gap} />
        {entries
          .filter((entry) => entry.group)
          .map((entry) => (
            <SidebarLink key={entry.to} entry={entry} isNarrow={isNarrow} />
          ))}
      </div>
      <button type="button" className={styles.fold} onClick={toggle} aria-label={foldText} title={foldText}>
        <Fold size={18} stroke={1.6} aria-hidden />
        {!isNarrow && <span>{foldText}</span>}
      </button>
    </nav>
  )
}

function SidebarLink({ entry, isNarrow }: { entry: NavEntry; isNarrow: boolean }) {
  const { t } = useTranslation()
  const text = t(entry.text) as string
  const link = (
    <Link
      to={entry.to}
      activeOptions={{ exact: entry.exact ?? false, includeSearch: false }}
      className={styles.entry}
      aria-label={isNarrow ? text : undefined}
    >
      <entry.icon size={19} stroke={1.6} aria-hidden />
      {!isNarrow && <span className="one-line">{text}</span>}
      <NavCount entry={entry} />
    </Link>
  )
  // Twenty of them that say nothing would be the dearest part of the frame.
  return isNarrow ? (
    <Tooltip label={text} position="right">
      {link}
    </Tooltip>
  ) : (
    link
  )
}
