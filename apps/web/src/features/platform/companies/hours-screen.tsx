import { Switch, TextInput } from '@mantine/core'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { workChecks } from '#contract/people/members/members.ts'
import { hasFeature, useProfile } from '../../../page/profile.ts'
import { Section } from '../../../ui/page/section.tsx'
import { labelOf } from '../settings/index.ts'
import { type BeforeCounting, type CompanyFields, CompanyPage } from './company-page.tsx'
import {
  ChoiceSetting,
  DaySetting,
  DinnerSetting,
  LengthSetting,
  StandardDay,
  TimeSetting,
} from './setting-inputs.tsx'
import styles from './company-settings.module.css'
import { DayLength } from './day-length.tsx'

const DAY = 1440

/** 근무 시간: the usual day, and what new members start with. */
export function HoursScreen({ Before }: { Before: ComponentType<BeforeCounting> }) {
  const { t } = useTranslation()
  const profile = useProfile()
  const isCounted = hasFeature(profile, 'ATTENDANCE')
  return (
    <CompanyPage area="workHours" {...(isCounted && { Before })}>
      {(form) => (
        <>
          <Section title={t('companies.usualHours')} note={t('companies.usualHoursHint')}>
            <div className={styles.times}>
              <TimeSetting form={form} name="start_work_time" />
              <TimeSetting form={form} name="end_work_time" />
              <TimeSetting form={form} name="start_lunch_time" />
              <TimeSetting form={form} name="end_lunch_time" />
              <TimeSetting form={form} name="change_day_time" />
              <DayLength form={form} />
            </div>
          </Section>
          {isCounted && (
            <Section title={t('companies.dinner')} note={t('companies.dinnerHint')}>
              <div className={styles.stack}>
                <div className={styles.times}>
                  <TimeSetting form={form} name="start_dinner_time" />
                  <TimeSetting form={form} name="end_dinner_time" />
                </div>
                <DinnerSetting form={form} />
              </div>
            </Section>
          )}
          {isCounted && (
            <Section title={t('companies.records')} note={t('companies.recordsHint')}>
              <div className={styles.pair}>
                <DaySetting form={form} name="records_begin" />
              </div>
            </Section>
          )}
          <Section title={t('companies.bounds')} note={t('companies.boundsHint')}>
            <div className={styles.times}>
              <LengthSetting form={form} name="day_min_time" most={DAY} />
              <LengthSetting form={form} name="day_max_time" most={DAY} />
              <LengthSetting form={form} name="week_min_time" most={7 * DAY} />
              <LengthSetting form={form} name="week_max_time" most={7 * DAY} />
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
