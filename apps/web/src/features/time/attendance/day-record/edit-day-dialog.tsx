import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { correctWorkTime } from '#contract/time/attendance/corrections.ts'
import { useAction } from '../../../../api/use-action.ts'
import { shortDay } from '../../../../text/formats.ts'
import { EntityDialog } from '../../../../ui/form/entity-dialog.tsx'
import { FormField } from '../../../../ui/form/form-field.tsx'
import { RepeatedFields } from '../../../../ui/form/repeated-fields.tsx'
import { TimeField } from '../../../../ui/time/time-field.tsx'
import type { DayRecord } from './day-record-queries.ts'
import { ReasonField, TimesFields } from './day-times-fields.tsx'
import {
  editDayBody,
  type EditDayForm,
  editDayForm,
  type ExceptForm,
  isHalfFilled,
  LAST_HOUR,
} from './edit-day-form.ts'
import styles from './day-record.module.css'

/** A leader or admin enters the times of somebody's day, with a reason that stays readable. */
export function EditDayDialog({ record, onClose }: { record: DayRecord; onClose: () => void }) {
  const { t } = useTranslation()
  const correct = useAction(correctWorkTime, { errors: 'form' })
  const title = t('dayRecord.edit.title', { name: record.username, day: shortDay(record.date) })
  return (
    <EntityDialog<EditDayForm>
      isNew={false}
      words={{ add: title, edit: title, added: () => '' }}
      initialValues={editDayForm(record)}
      validate={{
        work_except: (rows) => (rows.some(isHalfFilled) ? t('dayRecord.edit.halfExcept') : null),
        reason: (reason) => (reason.trim() ? null : t('common.error.required')),
      }}
      onSave={(form) => correct.mutateAsync({ body: editDayBody(form, record.date, record.user_id) })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TimesFields form={form} record={record} hint={t('dayRecord.edit.nextDay')} />
          <FormField form={form} name="work_except">
            {(input) => <Exceptions items={input.value} onChange={input.onChange} error={input.error} />}
          </FormField>
          <ReasonField form={form} hint={t('dayRecord.edit.reasonHint')} />
        </>
      )}
    </EntityDialog>
  )
}

interface ExceptionsProps {
  items: readonly ExceptForm[]
  onChange: (items: ExceptForm[]) => void
  error?: React.ReactNode
}

function Exceptions({ items, onChange, error }: ExceptionsProps) {
  const { t } = useTranslation()
  return (
    <RepeatedFields<ExceptForm>
      legend={t('dayRecord.except')}
      items={items}
      keyOf={({ key }) => key}
      nameOf={({ title }, at) => title || t('dayRecord.edit.exceptOf', { n: at + 1 })}
      onChange={onChange}
      make={() => ({ key: crypto.randomUUID(), start: null, end: null, title: '' })}
      isFilled={({ start, end }) => start !== null && end !== null}
      addText={t('dayRecord.edit.addExcept')}
      most={20}
      error={error}
    >
      {(item, at, change) => {
        const n = at + 1
        return (
          <div className={styles.except}>
            <TimeField
              ariaLabel={t('dayRecord.edit.exceptFrom', { n })}
              lastHour={LAST_HOUR}
              value={item.start}
              onChange={(start) => change({ start })}
            />
            <TimeField
              ariaLabel={t('dayRecord.edit.exceptTo', { n })}
              lastHour={LAST_HOUR}
              value={item.end}
              onChange={(end) => change({ end })}
            />
            <TextInput
              aria-label={t('dayRecord.edit.exceptTitle', { n })}
              placeholder={t('dayRecord.edit.exceptHint')}
              maxLength={50}
              value={item.title}
              onChange={(event) => change({ title: event.currentTarget.value })}
            />
          </div>
        )
      }}
    </RepeatedFields>
  )
}
