import { useQuery } from '@tanstack/react-query'
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { SettingsPage } from '../settings/index.ts'
import { companyQuery } from './company-page.tsx'
import { PictureSetting } from './picture-setting.tsx'

/** 브랜드: the pictures by which the company is known. */
export function BrandingScreen() {
  const company = useQuery(companyQuery)
  return (
    <SettingsPage area="branding">
      <QueryView query={company} skeleton={<FormSkeleton fields={2} />}>
        {(data) => (
          <>
            <PictureSetting name="company_logo" current={data.company_logo} />
            <PictureSetting name="company_background" current={data.company_background} />
          </>
        )}
      </QueryView>
    </SettingsPage>
  )
}
