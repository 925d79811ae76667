import { NumberInput, Select, Switch, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { allSettings, type Setting } from '#contract/platform/companies/setting-table.ts'
import { hasFeature, useProfile } from '../../../page/profile.ts'
import { today } from '../../../text/formats.ts'
import { MinutesField } from '../../../ui/form/minutes-field.tsx'
import { DayPicker } from '../../../ui/time/day-picker.tsx'
import { TimeField } from '../../../ui/time/time-field.tsx'
import { labelOf } from '../settings/index.ts'
import type { CompanyForm } from './company-form.ts'
import type { CompanyFields } from './company-page.tsx'

type FieldsOf<T> = { [K in keyof CompanyForm]: CompanyForm[K] extends T ? K : never }[keyof CompanyForm]

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

type SwitchName = FieldsOf<boolean> & keyof WebTexts['settings']['field']

/** A switch that stands by itself. */
export function SwitchSetting({ form, name }: { form: CompanyFields; name: SwitchName }) {
  const { t } = useTranslation()
  return (
    <div data-setting={name}>
      <Switch label={t(labelOf(name))} {...form.getInputProps(name, { type: 'checkbox' })} />
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
  const isShown = ({ part }: Setting) => !part || hasFeature(profile, part)
  return allSettings.map(
    ([name, setting]) =>
      setting.switchUnder === under &&
      isShown(setting) && <SwitchSetting key={name} form={form} name={name as SwitchName} />,
  )
}

type ChoiceName =
  | 'language'
  | 'timezone'
  | 'enter_adjust'
  | 'exit_adjust'
  | 'overtime_calc'
  | 'holiday_calc'
  | 'vac_rounding'
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
  return (
    <Select
      label={t(labelOf(own))}
      data={data}
      limit={60}
      allowDeselect={false}
      {...rest}
      {...form.getInputProps(name)}
    />
  )
}

type TimeName =
  | 'start_work_time'
  | 'end_work_time'
  | 'start_lunch_time'
  | 'end_lunch_time'
  | 'start_dinner_time'
  | 'end_dinner_time'
  | 'change_day_time'

const MAY_BE_NONE: ReadonlySet<TimeName> = new Set(['start_dinner_time', 'end_dinner_time'])

/** Left empty it shows the last one again, but for what a company may have none of. */
export function TimeSetting({ form, name }: { form: CompanyFields; name: TimeName }) {
  const { t } = useTranslation()
  return (
    <div data-setting={name}>
      <TimeField
        label={t(labelOf(name))}
        value={form.values[name]}
        onChange={(time) => (time || MAY_BE_NONE.has(name)) && form.setFieldValue(name, time!)}
        error={form.errors[name]}
        {...(name === 'change_day_time' && { lastHour: 12 })}
      />
    </div>
  )
}

/** Whether dinner is rest for everybody, or only for who goes on working after it. */
export function DinnerSetting({ form }: { form: CompanyFields }) {
  const { t } = useTranslation()
  const { start_dinner_time, end_dinner_time, enterprise_option } = form.values
  const isNone = start_dinner_time === null || end_dinner_time === null
  return (
    <div data-setting="enterprise_option">
      <Switch
        label={t(labelOf('enterprise_option'))}
        checked={enterprise_option !== null}
        disabled={isNone && enterprise_option === null}
        description={isNone && t('companies.dinnerFirst')}
        onChange={({ currentTarget: { checked } }) =>
          form.setFieldValue('enterprise_option', checked ? 'DINNER_AFT_CONT_WORK' : null)
        }
      />
    </div>
  )
}

/** A day that is over or running. */
export function DaySetting({ form, name }: { form: CompanyFields; name: 'records_begin' }) {
  const { t } = useTranslation()
  return (
    <div data-setting={name}>
      <DayPicker
        label={t(labelOf(name))}
        value={form.values[name]}
        max={today()}
        required
        // Left empty it shows the last one again.
        onChange={(day) => day && form.setFieldValue(name, day)}
        error={form.errors[name]}
      />
    </div>
  )
}

type LengthName = 'day_min_time' | 'day_max_time' | 'week_min_time' | 'week_max_time'

/** A length of work; a bare number counts hours. */
export function LengthSetting({ form, name, most }: { form: CompanyFields; name: LengthName; most: number }) {
  const { t } = useTranslation()
  const { value, error } = form.getInputProps(name)
  return (
    <div data-setting={name}>
      <MinutesField
        label={t(labelOf(name))}
        bare="hours"
        // A most of nothing would be passed by whoever works at all.
        min={name.endsWith('_max_time') ? 1 : 0}
        max={most}
        step={30}
        data-path={name}
        error={error}
        value={value}
        // Left empty it shows the last one again.
        onChange={(minutes) => minutes !== null && form.setFieldValue(name, minutes)}
      />
    </div>
  )
}

const STANDARD_DAY = 'default_work_settings.standard_day_time'

/** What a new member's day counts, in minutes; a bare number counts hours. */
export function StandardDay({ form }: { form: CompanyFields }) {
  const { t } = useTranslation()
  const { value, error } = form.getInputProps(STANDARD_DAY)
  return (
    <MinutesField
      label={t(labelOf('standard_day_time'))}
      bare="hours"
      min={60}
      max={720}
      step={30}
      data-path={STANDARD_DAY}
      error={error}
      value={value}
      // Left empty it shows the last one again: a length is always one.
      onChange={(minutes) => minutes !== null && form.setFieldValue(STANDARD_DAY, minutes)}
    />
  )
}

interface WholeSettingProps {
  form: CompanyFields
  name: FieldsOf<number> & keyof WebTexts['settings']['field']
  min: number
  max: number
  description?: ReactNode
}

/** A small whole number; left empty it shows the last one again. */
export function WholeSetting({ form, name, min, max, description }: WholeSettingProps) {
  const { t } = useTranslation()
  const { value, error } = form.getInputProps(name)
  return (
    <div data-setting={name}>
      <NumberInput
        label={t(labelOf(name))}
        description={description}
        min={min}
        max={max}
        allowDecimal={false}
        clampBehavior="blur"
        data-path={name}
        error={error}
        value={value}
        onChange={(typed) => typeof typed === 'number' && form.setFieldValue(name, typed)}
      />
    </div>
  )
}
