import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../../page/profile.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { BackLink } from '../../../ui/page/back-link.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { mayOpen, type SettingsArea } from './settings-areas.ts'
import { useFoundSetting } from './use-found-setting.ts'
import { useHasSideList } from './use-has-side-list.ts'

interface SettingsPageProps {
  area: SettingsArea
  /** Of a page below one of these; the area's own until said otherwise. */
  title?: string
  actions?: ReactNode
  description?: string
  /** 'reading' until said otherwise; 'wide' for tables. */
  width?: 'reading' | 'wide'
  /** A BackLink of a page below one of these, in place of the one to all settings. */
  above?: ReactNode
  children: ReactNode
}

/** The frame of one area of settings; who may not open it is told whom to ask. */
export function SettingsPage(props: SettingsPageProps) {
  const { area, title, actions, description, width = 'reading', above, children } = props
  const { t } = useTranslation()
  const profile = useProfile()
  const hasSide = useHasSideList()
  useFoundSetting()
  if (!mayOpen(profile, area)) return <Locked />
  return (
    <Page width={width}>
      {above ?? (!hasSide && <BackLink to="/main/settings">{t('settings.back')}</BackLink>)}
      <PageHeader
        title={title ?? t(`settings.area.${area}.title`)}
        description={description ?? t(`settings.area.${area}.text`)}
        actions={actions}
      />
      {children}
    </Page>
  )
}

export function Locked() {
  const { t } = useTranslation()
  return (
    <Page width="reading">
      <PageHeader title={t('settings.title')} />
      <EmptyState
        icon={<IconLock size={22} stroke={1.6} />}
        title={t('settings.forbiddenTitle')}
        hint={t('settings.forbiddenText')}
      />
    </Page>
  )
}
