import { Switch, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { workChecks } from '#contract/people/members/members.ts'
import { Section } from '../../../ui/page/section.tsx'
import { labelOf } from '../settings/index.ts'
import { type CompanyFields, CompanyPage } from './company-page.tsx'
import { ChoiceSetting, StandardDay, TimeSetting } from './setting-inputs.tsx'
import styles from './company-settings.module.css'

/** 근무 시간: the usual day, and what new members start with. */
export function HoursScreen() {
  const { t } = useTranslation()
  return (
    <CompanyPage area="workHours">
      {(form) => (
        <>
          <Section title={t('companies.usualHours')} note={t('companies.usualHoursHint')}>
            <div className={styles.times}>
              <TimeSetting form={form} name="start_work_time" />
              <TimeSetting form={form} name="end_work_time" />
              <TimeSetting form={form} name="start_lunch_time" />
              <TimeSetting form={form} name="end_lunch_time" />
              <TimeSetting form={form} name="change_day_time" />
            </div>
          </Section>
          <NewMembers form={form} />
        </>
      )}
    </CompanyPage>
  )
}

function NewMembers({ form }: { form: CompanyFields }) {
  const { t } = useTranslation()
  return (
    <Section title={t('companies.newMembers')} note={t('companies.newMembersHint')}>
      <div className={styles.pair}>
        <ChoiceSetting
          form={form}
          name="default_work_settings.work_check"
          data={workChecks.map((value) => ({ value, label: t(`directory.field.workChecks.${value}`) }))}
        />
        <StandardDay form={form} />
        <TextInput
          label={t(labelOf('contract_type'))}
          maxLength={50}
          {...form.getInputProps('default_work_settings.contract_type')}
        />
        <div data-setting="dash_available">
          <Switch
            label={t(labelOf('dash_available'))}
            {...form.getInputProps('default_work_settings.dash_available', { type: 'checkbox' })}
          />
        </div>
      </div>
    </Section>
  )
}
