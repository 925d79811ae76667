import { useTranslation } from 'react-i18next'
import { companyLanguages } from '#contract/platform/companies/setting-choices.ts'
import { languageNames } from '../../../text/i18n.ts'
import { Section } from '../../../ui/page/section.tsx'
import type { Company } from './company-form.ts'
import { CompanyPage } from './company-page.tsx'
import { JoinCode } from './join-code.tsx'
import { ChoiceSetting, TextSetting } from './setting-inputs.tsx'
import styles from './company-settings.module.css'

const joinCodeOf = (company: Company) => <JoinCode code={company.company_joincode} />

const ZONES = Intl.supportedValuesOf('timeZone')

/** 기본 정보: what the company is called, where it is, and how people join. */
export function BasicsScreen() {
  const { t } = useTranslation()
  return (
    <CompanyPage area="company" after={joinCodeOf}>
      {(form) => (
        <>
          <Section title={t('companies.identity')}>
            <div className={styles.pair}>
              <TextSetting form={form} name="company_name" maxLength={100} required />
              <TextSetting form={form} name="motto" maxLength={100} />
              <TextSetting form={form} name="address" maxLength={100} />
              <TextSetting form={form} name="phone" maxLength={20} />
              <TextSetting form={form} name="fax" maxLength={20} />
            </div>
          </Section>
          <Section title={t('companies.place')}>
            <div className={styles.pair}>
              <ChoiceSetting
                form={form}
                name="language"
                data={companyLanguages.map((value) => ({ value, label: languageNames[value] }))}
              />
              <ChoiceSetting
                form={form}
                name="timezone"
                description={t('companies.timezoneHint')}
                // A zone under an older name stays choosable.
                data={ZONES.includes(form.values.timezone) ? ZONES : [form.values.timezone, ...ZONES]}
                searchable
              />
            </div>
          </Section>
        </>
      )}
    </CompanyPage>
  )
}
