import { Checkbox, Select, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { workChecks } from '#contract/people/members/members.ts'
import { DayPicker } from '../../../ui/time/day-picker.tsx'
import { fieldOf, RankField, TeamField } from '../directory/index.ts'
import { workValues, workValueText } from './work-values.ts'
import { type BulkField, type BulkForm, bulkFields, hasDated } from './bulk-form.ts'
import styles from './employment.module.css'

interface BulkFieldsProps {
  form: UseFormReturnType<BulkForm>
  /** Told of every change, for the preview beside the form. */
  onValues: (values: BulkForm) => void
}

const LABELS = {
  team: 'directory.field.team',
  rank_id: 'directory.field.rank',
  position: 'directory.field.position',
  contract_type: 'directory.field.contract',
  joined_date: 'directory.field.joined',
  work_check: 'directory.field.workCheck',
  work_type: 'directory.field.workType',
  enter_adjust: 'directory.field.enterAdjust',
  exit_adjust: 'directory.field.exitAdjust',
  dash_available: 'directory.field.dashboard',
} as const satisfies Record<BulkField, string>

/** A line for each field: first whether, then to what. */
export function BulkFields({ form, onValues }: BulkFieldsProps) {
  const { t } = useTranslation()
  const { values } = form
  useEffect(() => onValues(values), [values, onValues])
  const toggle = (field: BulkField) => {
    const { chosen } = values
    const next = chosen.includes(field) ? chosen.filter((one) => one !== field) : [...chosen, field]
    form.setFieldValue('chosen', next)
  }
  return (
    <>
      <div className={styles.lines}>
        {bulkFields.map((field) => (
          <div key={field} className={styles.line} data-off={!values.chosen.includes(field) || undefined}>
            <Checkbox
              label={t(LABELS[field])}
              aria-label={t('employment.bulk.change', { field: t(LABELS[field]) })}
              checked={values.chosen.includes(field)}
              onChange={() => toggle(field)}
            />
            {values.chosen.includes(field) && (
              <div className={styles.lineInput}>
                <BulkInput form={form} field={field} label={t(LABELS[field])} />
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
  const empty = t('employment.bulk.emptyText')
  if (field === 'team') return <TeamField {...fieldOf(form, 'team')} placeholder={empty} />
  if (field === 'rank_id') return <RankField {...fieldOf(form, 'rank_id')} placeholder={empty} />
  if (field === 'joined_date')
    return <DayPicker ariaLabel={label} clearable {...fieldOf(form, 'joined_date')} />
  if (field === 'work_check')
    return (
      <Select
        aria-label={label}
        data={workChecks.map((value) => ({ value, label: t(`directory.field.workChecks.${value}`) }))}
        allowDeselect={false}
        {...form.getInputProps('work_check')}
      />
    )
  if (field === 'work_type' || field === 'enter_adjust' || field === 'exit_adjust')
    return (
      <Select
        aria-label={label}
        data={workValues[field].map((value) => ({ value, label: workValueText(t, value) }))}
        placeholder={t('directory.field.asCompany')}
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
        allowDeselect={false}
        value={form.values.dash_available ? 'yes' : 'no'}
        onChange={(value) => form.setFieldValue('dash_available', value === 'yes')}
      />
    )
  return <TextInput aria-label={label} placeholder={empty} maxLength={50} {...form.getInputProps(field)} />
}
