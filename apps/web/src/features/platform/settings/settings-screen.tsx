import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { SettingsList } from './settings-list.tsx'

const route = getRouteApi('/main/settings/')

/** The list of settings as a page. */
export function SettingsScreen() {
  const { t } = useTranslation()
  const { q = '' } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <Page>
      <PageHeader title={t('settings.title')} description={t('settings.hint')} />
      <SettingsList
        typed={q}
        setTyped={(text) => void navigate({ search: text ? { q: text } : {}, replace: true })}
        isPage
      />
    </Page>
  )
}
