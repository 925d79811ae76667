import { getRouteApi } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../../../page/profile.ts'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { TabsBar } from '../../../../ui/page/tabs-bar.tsx'
import { CustomFieldsSection } from '../../custom-fields/index.ts'
import { WhyVisible } from '../../roles/permissions/index.ts'
import { BasicsSection } from './basics-section.tsx'
import { CompaniesSection } from './companies-section.tsx'
import { ConsentsSection } from './consents-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { HistorySection } from './history-section.tsx'
import { meTabs } from './me-tabs.ts'
import { PasswordSection } from './password-section.tsx'
import { PictureSection } from './picture-section.tsx'
import styles from './profile.module.css'
import { SecondFactorSection } from './second-factor-section.tsx'
import { WithdrawSection } from './withdraw-section.tsx'

const route = getRouteApi('/main/me')

interface MeScreenProps {
  /** What a feature further up lets people ask about their employment. */
  Employment: ComponentType
}

/** The own profile and account. */
export function MeScreen({ Employment }: MeScreenProps) {
  const { t } = useTranslation()
  const { tab = 'profile' } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <Page width="reading">
      <PageHeader title={t('profile.title')} description={t('profile.hint')} />
      <TabsBar
        label={t('account.tabs.label')}
        tabs={meTabs.map((value) => ({ value, label: t(`account.tabs.${value}`) }))}
        value={tab}
        onChange={(next) => void navigate({ search: next === 'profile' ? {} : { tab: next } })}
        panelId="me-panel"
      />
      <div id="me-panel" role="tabpanel" aria-label={t(`account.tabs.${tab}`)} className={styles.panel}>
        {/* Kept while other tabs are looked at: what is half typed stays. */}
        <div hidden={tab !== 'profile'} className={styles.panel}>
          <ProfileTab />
          <Employment />
        </div>
        {tab === 'security' && (
          <>
            <PasswordSection />
            <SecondFactorSection />
            <ConsentsSection />
            <WithdrawSection />
          </>
        )}
        {tab === 'devices' && <DevicesSection />}
        {tab === 'history' && <HistorySection />}
        {tab === 'companies' && <CompaniesSection />}
      </div>
    </Page>
  )
}

function ProfileTab() {
  return (
    <>
      <PictureSection />
      <BasicsSection />
      <CustomFieldsSection userId={useProfile().id} />
      <WhyVisible />
    </>
  )
}
