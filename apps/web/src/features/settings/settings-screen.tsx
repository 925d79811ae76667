import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../app/profile.ts'
import { matches } from '../../text/matches.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SearchField } from '../../ui/input/search-field.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { Page } from '../../ui/page/page.tsx'
import { areaIcons, areaPaths, mayOpen, settingsAreas } from './settings-areas.ts'
import { Locked } from './settings-page.tsx'
import styles from './settings.module.css'

const route = getRouteApi('/main/settings/')

/** All settings that the viewer may open, to be searched. */
export function SettingsScreen() {
  const { t } = useTranslation()
  const profile = useProfile()
  const { q = '' } = route.useSearch()
  const navigate = route.useNavigate()
  if (!profile.is_admin) return <Locked />
  const fits = (text: string) => matches(text, q)
  const shown = settingsAreas
    .filter((area) => mayOpen(profile, area))
    .map((area) => ({
      area,
      title: t(`settings.area.${area}.title`),
      text: t(`settings.area.${area}.text`),
      words: t(`settings.area.${area}.words`),
    }))
    .filter(({ title, text, words }) => fits(title) || fits(text) || words.split(' ').some(fits))
  return (
    <Page width="reading">
      <PageHeader title={t('settings.title')} description={t('settings.hint')} />
      <SearchField
        value={q}
        onChange={(text) => void navigate({ search: text ? { q: text } : {}, replace: true })}
        placeholder={t('settings.search')}
        width={360}
      />
      {shown.length === 0 && <EmptyState title={t('settings.nothing')} hint={t('settings.nothingHint')} />}
      <ul className={styles.areas}>
        {shown.map(({ area, title, text }) => {
          const Icon = areaIcons[area]
          return (
            <li key={area}>
              <Link to={areaPaths[area]} className={styles.area}>
                <Icon size={22} stroke={1.6} aria-hidden />
                <span>
                  <strong>{title}</strong>
                  <small>{text}</small>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </Page>
  )
}
