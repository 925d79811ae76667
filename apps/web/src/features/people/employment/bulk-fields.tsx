import { Checkbox, Select, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { workChecks } from '#contract/people/members/members.ts'
import { MinutesField } from '../../../ui/form/minutes-field.tsx'
import { DayPicker } from '../../../ui/time/day-picker.tsx'
import { fieldOf, hoursLimits, RankField, TeamField } from '../directory/index.ts'
import { workValues, workValueText } from './work-values.ts'
import { type BulkField, type BulkForm, bulkFields, canBeEmptied, hasDated } from './bulk-form.ts'
import styles from './employment.module.css'

interface BulkFieldsProps {
  form: UseFormReturnType<BulkForm>
  /** Told of every change, for the preview beside the form. */
  onValues: (values: BulkForm) => void
}

export const BULK_LABELS = {
  team: 'directory.field.team',
  rank_id: 'directory.field.rank',
  position: 'directory.field.position',
  contract_type: 'directory.field.contract',
  weekly_minutes: 'directory.field.weekHours',
  standard_day_minutes: 'directory.field.dayHours',
  joined_date: 'directory.field.joined',
  work_check: 'directory.field.workCheck',
  work_type: 'directory.field.workType',
  enter_adjust: 'directory.field.enterAdjust',
  exit_adjust: 'directory.field.exitAdjust',
  dash_available: 'directory.field.dashboard',
} as const satisfies Record<BulkField, string>

/** A line for each field: first whether, then to what, or that it is emptied. */
export function BulkFields({ form, onValues }: BulkFieldsProps) {
  const { t } = useTranslation()
  const { values } = form
  useEffect(() => onValues(values), [values, onValues])
  const toggle = (list: 'chosen' | 'emptied', field: BulkField) => {
    const listed = values[list]
    const next = listed.includes(field) ? listed.filter((one) => one !== field) : [...listed, field]
    form.setFieldValue(list, next)
  }
  return (
    <>
      <div className={styles.lines}>
        {bulkFields.map((field) => (
          <div key={field} className={styles.line} data-off={!values.chosen.includes(field) || undefined}>
            <Checkbox
              label={t(BULK_LABELS[field])}
              aria-label={t('employment.bulk.change', { field: t(BULK_LABELS[field]) })}
              checked={values.chosen.includes(field)}
              onChange={() => toggle('chosen', field)}
            />
            {values.chosen.includes(field) && (
              <div className={styles.lineTo}>
                <div className={styles.lineInput}>
                  {/* What is emptied keeps what was typed, for whoever thinks again. */}
                  {!values.emptied.includes(field) && (
                    <BulkInput form={form} field={field} label={t(BULK_LABELS[field])} />
                  )}
                </div>
                {canBeEmptied(field) && (
                  <Checkbox
                    size="xs"
                    label={t(emptyLabel(field))}
                    aria-label={t('employment.bulk.emptyOf', { field: t(BULK_LABELS[field]) })}
                    checked={values.emptied.includes(field)}
                    onChange={() => toggle('emptied', field)}
                  />
                )}
              </div>
            )}
          </div>
        ))}
      </div>
      {hasDated(values) && (
        <DayPicker
          label={t('employment.bulk.from')}
          description={t('employment.bulk.fromHint')}
          required
          value={values.from}
          onChange={(day) => day && form.setFieldValue('from', day)}
          error={form.errors.from}
        />
      )}
    </>
  )
}

/** What having none of it means. */
function emptyLabel(field: BulkField) {
  if (field === 'weekly_minutes') return 'directory.field.fullTime'
  return isWorkValue(field) ? 'directory.field.asCompany' : 'employment.bulk.emptyText'
}

const isWorkValue = (field: BulkField) =>
  field === 'work_type' || field === 'enter_adjust' || field === 'exit_adjust'

function BulkInput({
  form,
  field,
  label,
}: {
  form: UseFormReturnType<BulkForm>
  field: BulkField
  label: string
}): ReactNode {
  const { t } = useTranslation()
  const choose = t('employment.bulk.choose')
  if (field === 'team') return <TeamField {...fieldOf(form, 'team')} placeholder={choose} />
  if (field === 'rank_id') return <RankField {...fieldOf(form, 'rank_id')} placeholder={choose} />
  if (field === 'joined_date')
    return <DayPicker ariaLabel={label} clearable {...fieldOf(form, 'joined_date')} />
  if (field === 'weekly_minutes' || field === 'standard_day_minutes')
    return <HoursField form={form} field={field} label={label} />
  if (field === 'work_check')
    return (
      <Select
        aria-label={label}
        data={workChecks.map((value) => ({ value, label: t(`directory.field.workChecks.${value}`) }))}
        placeholder={choose}
        allowDeselect={false}
        {...form.getInputProps('work_check')}
      />
    )
  if (field === 'work_type' || field === 'enter_adjust' || field === 'exit_adjust')
    return (
      <Select
        aria-label={label}
        data={workValues[field].map((value) => ({ value, label: workValueText(t, value) }))}
        placeholder={choose}
        clearable
        {...form.getInputProps(field)}
      />
    )
  if (field === 'dash_available')
    return (
      <Select
        aria-label={label}
        data={[
          { value: 'yes', label: t('employment.bulk.yes') },
          { value: 'no', label: t('employment.bulk.no') },
        ]}
        placeholder={choose}
        allowDeselect={false}
        value={form.values.dash_available === null ? null : form.values.dash_available ? 'yes' : 'no'}
        onChange={(value) => form.setFieldValue('dash_available', value === 'yes')}
      />
    )
  return <TextInput aria-label={label} maxLength={50} {...form.getInputProps(field)} />
}

function HoursField({
  form,
  field,
  label,
}: {
  form: UseFormReturnType<BulkForm>
  field: 'weekly_minutes' | 'standard_day_minutes'
  label: string
}) {
  return (
    <MinutesField
      ariaLabel={label}
      bare="hours"
      {...hoursLimits[field]}
      value={form.values[field]}
      onChange={(minutes) => form.setFieldValue(field, minutes)}
      error={form.errors[field]}
    />
  )
}
