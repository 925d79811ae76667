import { Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { FormField } from '../../../../ui/form/form-field.tsx'
import { TimeField } from '../../../../ui/time/time-field.tsx'
import type { DayRecord } from './day-record-queries.ts'
import styles from './day-record.module.css'
import { LAST_HOUR } from './edit-day-form.ts'
import { SpanOfTimes } from './span-of-times.tsx'
import { TimesEffect } from './times-effect.tsx'

interface DayTimes extends Record<string, unknown> {
  wk_start_time: string | null
  wk_end_time: string | null
  reason: string
}

interface TimesFieldsProps<F extends DayTimes> {
  form: UseFormReturnType<F>
  record: DayRecord
  hint: string
}

/** When the day began and ended, what that is taken for, and a sentence on how these times are meant. */
export function TimesFields<F extends DayTimes>({ form, record, hint }: TimesFieldsProps<F>) {
  const { t } = useTranslation()
  return (
    <>
      <div className={styles.pair}>
        <FormField form={form} name="wk_start_time">
          {(input) => <TimeField label={t('dayRecord.in')} lastHour={LAST_HOUR} {...input} />}
        </FormField>
        <FormField form={form} name="wk_end_time">
          {(input) => <TimeField label={t('dayRecord.out')} lastHour={LAST_HOUR} {...input} />}
        </FormField>
      </div>
      <FormField form={form} name="wk_start_time">
        {({ value: start }) => (
          <FormField form={form} name="wk_end_time">
            {({ value: end }) => (
              <>
                <SpanOfTimes record={record} start={start} end={end} />
                <TimesEffect record={record} start={start} end={end} />
              </>
            )}
          </FormField>
        )}
      </FormField>
      <p className={styles.hint}>{hint}</p>
    </>
  )
}

/** Why the times change: it stays readable beside them. */
export function ReasonField<F extends DayTimes>({
  form,
  hint,
}: {
  form: UseFormReturnType<F>
  hint?: string
}) {
  const { t } = useTranslation()
  return (
    <FormField form={form} name="reason">
      {(input) => (
        <Textarea
          label={t('dayRecord.reason')}
          description={hint}
          required
          autosize
          minRows={2}
          maxLength={300}
          data-autofocus
          {...input}
        />
      )}
    </FormField>
  )
}
