import { Select, Switch, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import {
  calculationOptions,
  companyLanguages,
  duplicatePriorities,
  enterAdjustments,
  exitAdjustments,
} from '#contract/companies.ts'
import { languageNames } from '../../text/i18n.ts'
import { Section } from '../../ui/page/section.tsx'
import { TimeField } from '../../ui/time/time-field.tsx'
import { mayCutWork } from './company-form.ts'
import type { CompanyFields } from './company-screen.tsx'
import styles from './settings.module.css'

interface Props {
  form: CompanyFields
}

export function IdentityFields({ form }: Props) {
  const { t } = useTranslation()
  const text = (name: 'address' | 'phone' | 'fax' | 'motto', maxLength: number) => (
    <TextInput label={t(`settings.company.${name}`)} maxLength={maxLength} {...form.getInputProps(name)} />
  )
  return (
    <Section title={t('settings.company.identity')}>
      <div className={styles.pair}>
        <TextInput
          label={t('settings.company.name')}
          required
          maxLength={100}
          {...form.getInputProps('company_name')}
        />
        {text('motto', 100)}
        {text('address', 100)}
        {text('phone', 20)}
        {text('fax', 20)}
      </div>
    </Section>
  )
}

const ZONES = Intl.supportedValuesOf('timeZone')

export function PlaceFields({ form }: Props) {
  const { t } = useTranslation()
  // A zone under an older name stays choosable.
  const zones = ZONES.includes(form.values.timezone) ? ZONES : [form.values.timezone, ...ZONES]
  return (
    <Section title={t('settings.company.place')}>
      <div className={styles.pair}>
        <Select
          label={t('settings.company.language')}
          data={companyLanguages.map((value) => ({ value, label: languageNames[value] }))}
          allowDeselect={false}
          {...form.getInputProps('language')}
        />
        <Select
          label={t('settings.company.timezone')}
          description={t('settings.company.timezoneHint')}
          data={zones}
          searchable
          limit={60}
          allowDeselect={false}
          {...form.getInputProps('timezone')}
        />
      </div>
    </Section>
  )
}

const TIMES = {
  start_work_time: 'settings.company.workFrom',
  end_work_time: 'settings.company.workTo',
  start_lunch_time: 'settings.company.lunchFrom',
  end_lunch_time: 'settings.company.lunchTo',
} as const

export function HoursFields({ form }: Props) {
  const { t } = useTranslation()
  return (
    <Section title={t('settings.company.hours')}>
      <div className={styles.times}>
        {(Object.keys(TIMES) as (keyof typeof TIMES)[]).map((name) => (
          <TimeField
            key={name}
            label={t(TIMES[name])}
            value={form.values[name]}
            onChange={(time) => time && form.setFieldValue(name, time)}
            error={form.errors[name]}
          />
        ))}
      </div>
    </Section>
  )
}

export function CountingFields({ form }: Props) {
  const { t } = useTranslation()
  const calculations = calculationOptions.map((value) => ({
    value,
    label: t(`settings.company.calc.${value}`),
  }))
  return (
    <Section title={t('settings.company.counting')}>
      <div className={styles.pair}>
        <Select
          label={t('settings.company.enter')}
          data={enterAdjustments.map((value) => ({ value, label: t(`settings.company.adjust.${value}`) }))}
          allowDeselect={false}
          {...form.getInputProps('enter_adjust')}
        />
        <Select
          label={t('settings.company.exit')}
          data={exitAdjustments.map((value) => ({ value, label: t(`settings.company.adjust.${value}`) }))}
          allowDeselect={false}
          {...form.getInputProps('exit_adjust')}
        />
        {mayCutWork(form.values) && (
          <p className={styles.law} role="status">
            {t('settings.company.wageHint')}
          </p>
        )}
        <Select
          label={t('settings.company.overtime')}
          data={calculations}
          allowDeselect={false}
          {...form.getInputProps('overtime_calc')}
        />
        <Select
          label={t('settings.company.holiday')}
          data={calculations}
          allowDeselect={false}
          {...form.getInputProps('holiday_calc')}
        />
      </div>
    </Section>
  )
}

const ALL = 'ALL' as const

export function ApprovalFields({ form }: Props) {
  const { t } = useTranslation()
  const flags = {
    drf_delegatable: t('settings.company.delegatable'),
    drf_substitutable: t('settings.company.substitutable'),
    drf_done_cancelable: t('settings.company.doneCancelable'),
  }
  return (
    <Section title={t('settings.company.approvals')}>
      <div className={styles.stack}>
        <div className={styles.pair}>
          <TextInput
            label={t('settings.company.serial')}
            description={t('settings.company.serialHint')}
            maxLength={60}
            {...form.getInputProps('drf_serial_format')}
          />
          <Select
            label={t('settings.company.duplicate')}
            data={duplicatePriorities.map((value) => ({
              value: value || ALL,
              label: t(`settings.company.duplicates.${value || ALL}`),
            }))}
            allowDeselect={false}
            value={form.values.drf_dplc_rcv_prrt || ALL}
            onChange={(value) =>
              form.setFieldValue('drf_dplc_rcv_prrt', value === ALL ? '' : (value as 'PRE'))
            }
          />
        </div>
        {(Object.keys(flags) as (keyof typeof flags)[]).map((name) => (
          <Switch key={name} label={flags[name]} {...form.getInputProps(name, { type: 'checkbox' })} />
        ))}
      </div>
    </Section>
  )
}
