import { NumberInput, type NumberInputProps, Select, Switch, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allSettings, recordedSettings, type Setting } from '#contract/platform/companies/setting-table.ts'
import { hasFeature, useProfile } from '../../../page/profile.ts'
import { MinutesField } from '../../../ui/form/minutes-field.tsx'
import { TimeField } from '../../../ui/time/time-field.tsx'
import { labelOf } from '../settings/index.ts'
import type { CompanyForm } from './company-form.ts'
import type { CompanyFields } from './company-page.tsx'

type FieldsOf<T> = { [K in keyof CompanyForm]: CompanyForm[K] extends T ? K : never }[keyof CompanyForm]

/** What stands below the label of a setting that nothing goes by yet. */
export function useRecorded(name: string): string | undefined {
  const { t } = useTranslation()
  return recordedSettings.includes(name) ? t('settings.recorded') : undefined
}

interface TextSettingProps {
  form: CompanyFields
  name: 'company_name' | 'motto' | 'address' | 'phone' | 'fax' | 'drf_serial_format'
  maxLength: number
  required?: boolean
  description?: ReactNode
}

export function TextSetting({ form, name, ...rest }: TextSettingProps) {
  const { t } = useTranslation()
  return <TextInput label={t(labelOf(name))} {...rest} {...form.getInputProps(name)} />
}

function SwitchSetting({ form, name }: { form: CompanyFields; name: FieldsOf<boolean> }) {
  const { t } = useTranslation()
  const recorded = useRecorded(name)
  return (
    <div data-setting={name}>
      <Switch
        label={t(labelOf(name))}
        description={recorded}
        {...form.getInputProps(name, { type: 'checkbox' })}
      />
    </div>
  )
}

/** The plain switches under a heading, but for those of a part that is off. */
export function Switches({
  form,
  under,
}: {
  form: CompanyFields
  under: NonNullable<Setting['switchUnder']>
}) {
  const profile = useProfile()
  const isShown = (part: Setting['part']) => !part || hasFeature(profile, part)
  return allSettings.map(
    ([name, setting]) =>
      setting.switchUnder === under &&
      isShown(setting.part) && <SwitchSetting key={name} form={form} name={name as FieldsOf<boolean>} />,
  )
}

type ChoiceName =
  | 'language'
  | 'timezone'
  | 'enter_adjust'
  | 'exit_adjust'
  | 'overtime_calc'
  | 'holiday_calc'
  | 'vacation_options.leave_basis'
  | 'default_work_settings.work_check'

interface ChoiceSettingProps {
  form: CompanyFields
  name: ChoiceName
  data: { value: string; label: string }[] | string[]
  description?: ReactNode
  searchable?: boolean
}

export function ChoiceSetting({ form, name, data, ...rest }: ChoiceSettingProps) {
  const { t } = useTranslation()
  const own = name.slice(name.indexOf('.') + 1) as 'language'
  const recorded = useRecorded(own)
  return (
    <Select
      label={t(labelOf(own))}
      description={recorded}
      data={data}
      limit={60}
      allowDeselect={false}
      {...rest}
      {...form.getInputProps(name)}
    />
  )
}

/** A choice of which none is also one; an empty value cannot be one of a list. */
export function OptionalChoice(props: {
  name: 'enterprise_option' | 'drf_dplc_rcv_prrt'
  data: { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}) {
  const { t } = useTranslation()
  const { name, data, value, onChange } = props
  const recorded = useRecorded(name)
  return (
    <div data-setting={name}>
      <Select
        label={t(labelOf(name))}
        description={recorded}
        data={data}
        allowDeselect={false}
        value={value}
        onChange={(chosen) => chosen && onChange(chosen)}
      />
    </div>
  )
}

type TimeName =
  | 'start_work_time'
  | 'end_work_time'
  | 'start_lunch_time'
  | 'end_lunch_time'
  | 'change_day_time'

export function TimeSetting({ form, name }: { form: CompanyFields; name: TimeName }) {
  const { t } = useTranslation()
  return (
    <div data-setting={name}>
      <TimeField
        label={t(labelOf(name))}
        value={form.values[name]}
        onChange={(time) => time && form.setFieldValue(name, time)}
        error={form.errors[name]}
        {...(name === 'change_day_time' && { lastHour: 12 })}
      />
    </div>
  )
}

type LengthName =
  | 'day_min_time'
  | 'day_max_time'
  | 'week_min_time'
  | 'week_max_time'
  | 'default_work_settings.standard_day_time'

/** A length of time in minutes; a bare number counts hours. */
export function HoursSetting(props: { form: CompanyFields; name: LengthName; min?: number; max: number }) {
  const { t } = useTranslation()
  const { form, name, min = 0, max } = props
  const { value, error } = form.getInputProps(name)
  const own = name.slice(name.indexOf('.') + 1) as 'standard_day_time'
  const recorded = useRecorded(own)
  return (
    <MinutesField
      label={t(labelOf(own))}
      description={recorded}
      bare="hours"
      min={min}
      max={max}
      step={30}
      data-path={name}
      error={error}
      value={value}
      // Left empty it shows the last one again: a length is always one.
      onChange={(minutes) => minutes !== null && form.setFieldValue(name, minutes)}
    />
  )
}

export function CountSetting({ form, name }: { form: CompanyFields; name: 'gate_in_opt' | 'gate_out_opt' }) {
  const { t } = useTranslation()
  const { value, error } = form.getInputProps(name)
  const recorded = useRecorded(name)
  return (
    <NumberSetting
      label={t(labelOf(name))}
      description={recorded}
      min={0}
      max={32_767}
      allowDecimal={false}
      data-path={name}
      error={error}
      number={value}
      onNumber={(count) => form.setFieldValue(name, count)}
    />
  )
}

interface NumberSettingProps extends Omit<NumberInputProps, 'value' | 'onChange' | 'onBlur'> {
  number: number
  onNumber: (number: number) => void
}

/** A number that is always one: while nothing is typed the input may be empty, and left so it shows the last one again. */
function NumberSetting({ number, onNumber, ...input }: NumberSettingProps) {
  const [isEmpty, setEmpty] = useState(false)
  return (
    <NumberInput
      clampBehavior="blur"
      {...input}
      value={isEmpty ? '' : number}
      onChange={(typed) => {
        setEmpty(typed === '')
        if (typed !== '') onNumber(Number(typed))
      }}
      onBlur={() => setEmpty(false)}
    />
  )
}
