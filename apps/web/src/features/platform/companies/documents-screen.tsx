import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { updateApprovalSettings } from '#contract/approvals/documents/settings.ts'
import { duplicatePriorities } from '#contract/platform/companies/setting-choices.ts'
import { useAction } from '../../../api/use-action.ts'
import { useProfile } from '../../../page/profile.ts'
import { useCompanyNow } from '../../../page/use-company-now.ts'
import { Section } from '../../../ui/page/section.tsx'
import { labelOf } from '../settings/index.ts'
import { serialExample } from './company-form.ts'
import { type CompanyFields, CompanyPage } from './company-page.tsx'
import { Switches, TextSetting, WholeSetting } from './setting-inputs.tsx'
import styles from './company-settings.module.css'

const ALL = 'ALL'

/** 결재 문서: their numbers, how a line is worked through, and how people are told of what waits. */
export function DocumentRulesScreen() {
  const { t } = useTranslation()
  // Limited admins keep these settings and no others of the company.
  const update = useAction(updateApprovalSettings, { errors: 'form' })
  return (
    <CompanyPage area="documentRules" save={(body) => update.mutateAsync({ body })}>
      {(form) => (
        <>
          <Section title={t('companies.approvals')}>
            <div className={styles.stack}>
              <TextSetting
                form={form}
                name="drf_serial_format"
                maxLength={60}
                description={t('companies.serialHint')}
              />
              <Example format={form.values.drf_serial_format} />
            </div>
          </Section>
          <Section title={t('companies.line')}>
            <Line form={form} />
          </Section>
          <Section title={t('companies.waiting')}>
            <div className={styles.stack}>
              <Switches form={form} under="waiting" />
              <WholeSetting
                form={form}
                name="drf_remind_days"
                min={0}
                max={30}
                description={t('companies.remindHint')}
              />
            </div>
          </Section>
        </>
      )}
    </CompanyPage>
  )
}

function Example({ format }: { format: string }) {
  const { t } = useTranslation()
  const { day } = useCompanyNow()
  const { company } = useProfile()
  const words = {
    team: t('companies.exampleTeam'),
    form: t('companies.exampleForm'),
    com: company.company_name,
  }
  return (
    <p className={styles.quiet} role="status">
      {t('companies.serialExample', { number: serialExample(format, day, words) })}
    </p>
  )
}

function Line({ form }: { form: CompanyFields }) {
  const { t } = useTranslation()
  return (
    <div className={styles.stack}>
      <div data-setting="drf_dplc_rcv_prrt">
        <Select
          label={t(labelOf('drf_dplc_rcv_prrt'))}
          // A choice of a list is never empty, while the setting is where all decide.
          data={duplicatePriorities.map((value) => ({
            value: value || ALL,
            label: t(`companies.duplicates.${value || ALL}`),
          }))}
          allowDeselect={false}
          value={form.values.drf_dplc_rcv_prrt || ALL}
          onChange={(value) => form.setFieldValue('drf_dplc_rcv_prrt', value === ALL ? '' : (value as 'PRE'))}
        />
      </div>
      <Switches form={form} under="line" />
    </div>
  )
}
