import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../../page/profile.ts'
import type { TextKey } from '../../../text/keys.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SearchField } from '../../../ui/input/search-field.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { findSettings, type FoundArea } from './find-settings.ts'
import { areas } from './settings-areas.ts'
import { Locked } from './settings-page.tsx'
import styles from './settings.module.css'

const route = getRouteApi('/main/settings/')

/** All settings that the viewer may open, to be searched down to the single one. */
export function SettingsScreen() {
  const { t } = useTranslation()
  const profile = useProfile()
  const { q = '' } = route.useSearch()
  const navigate = route.useNavigate()
  if (!profile.is_admin) return <Locked />
  const groups = findSettings(profile, q, (key: TextKey) => t(key) as string)
  return (
    <Page>
      <PageHeader title={t('settings.title')} description={t('settings.hint')} />
      <SearchField
        value={q}
        onChange={(text) => void navigate({ search: text ? { q: text } : {}, replace: true })}
        placeholder={t('settings.search')}
        width={360}
      />
      <div role="status">
        {groups.length === 0 && <EmptyState title={t('settings.nothing')} hint={t('settings.nothingHint')} />}
      </div>
      {groups.map(({ group, areas: found }) => (
        <section key={group} className={styles.group} aria-label={t(`settings.group.${group}`)}>
          <h2>{t(`settings.group.${group}`)}</h2>
          <ul className={styles.areas}>
            {found.map((one) => (
              <li key={one.area}>
                <AreaCard found={one} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  )
}

function AreaCard({ found }: { found: FoundArea }) {
  const { area, title, text, fields } = found
  const { path, icon: Icon } = areas[area]
  return (
    <div className={styles.area}>
      <Link to={path} className={styles.areaLink}>
        <Icon size={22} stroke={1.6} aria-hidden />
        <span>
          <strong>{title}</strong>
          <small>{text}</small>
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
    </div>
  )
}
