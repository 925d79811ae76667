import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../../page/profile.ts'
import type { TextKey } from '../../../text/keys.ts'
import { SearchField } from '../../../ui/input/search-field.tsx'
import { findSettings, type FoundArea } from './find-settings.ts'
import { areas } from './settings-areas.ts'
import styles from './settings.module.css'

interface SettingsListProps {
  typed: string
  setTyped: (typed: string) => void
  /** Below each name what it holds: where the list is the page. */
  isPage?: boolean
}

/** All settings that the viewer may open, to be searched down to the single one. */
export function SettingsList({ typed, setTyped, isPage = false }: SettingsListProps) {
  const { t } = useTranslation()
  const profile = useProfile()
  const Heading = isPage ? 'h2' : 'div'
  const groups = findSettings(profile, typed, (key: TextKey) => t(key) as string)
  return (
    <div className={styles.list} data-page={isPage || undefined}>
      <SearchField
        value={typed}
        onChange={setTyped}
        placeholder={t('settings.search')}
        width={isPage ? 360 : '100%'}
      />
      <div role="status" className={styles.nothing}>
        {groups.length === 0 && t('settings.nothing')}
      </div>
      {groups.map(({ group, areas: found }) => (
        <div key={group} role="group" className={styles.group} aria-label={t(`settings.group.${group}`)}>
          <Heading className={styles.groupName}>{t(`settings.group.${group}`)}</Heading>
          <ul className={styles.areas}>
            {found.map((one) => (
              <li key={one.area}>
                <AreaLink found={one} isPage={isPage} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function AreaLink({ found, isPage }: { found: FoundArea; isPage: boolean }) {
  const { area, title, text, fields } = found
  const { path, icon: Icon } = areas[area]
  return (
    <>
      <Link to={path} className={styles.areaLink}>
        <Icon size={isPage ? 22 : 18} stroke={1.6} aria-hidden />
        <span>
          <span className={styles.areaName}>{title}</span>
          {isPage && <small>{text}</small>}
        </span>
      </Link>
      {fields.length > 0 && (
        <ul className={styles.single}>
          {fields.map(({ id, label }) => (
            <li key={id}>
              <Link to={path} hash={id}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
