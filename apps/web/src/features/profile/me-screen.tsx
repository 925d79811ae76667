import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { Page } from '../../ui/page/page.tsx'
import { BasicsSection } from './basics-section.tsx'
import { CompaniesSection } from './companies-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PictureSection } from './picture-section.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'

/** The own profile and account. */
export function MeScreen() {
  const { t } = useTranslation()
  return (
    <Page width="reading">
      <PageHeader title={t('profile.title')} description={t('profile.hint')} />
      <PictureSection />
      <BasicsSection />
      <PasswordSection />
      <SecondFactorSection />
      <CompaniesSection />
    </Page>
  )
}
