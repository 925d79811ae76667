import { Select } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import type { LeaveCase } from '#rules/event-codes/statutory-leave.ts'
import { days } from '../../../text/formats.ts'
import { DayPicker } from '../../../ui/time/day-picker.tsx'
import { type LeaveDraft, occasionOf } from './leave-draft.ts'
import styles from './leave-request.module.css'

const LABELS = {
  'SP:MATERNITY': 'leave.occasion.maternity',
  'SP:MISCARRIAGE': 'leave.occasion.miscarriage',
  'SP:PATERNITY': 'leave.occasion.paternity',
} as const

/** The birth or loss that leave is for, which case it is by law, and by what it is shown. */
export function OccasionFields({ form }: { form: UseFormReturnType<LeaveDraft> }) {
  const { t } = useTranslation()
  const draft = form.values
  const occasion = occasionOf(draft)
  if (!occasion) return null
  const label = LABELS[draft.kind as keyof typeof LABELS]
  const cases = Object.entries(occasion.cases ?? {}) as [LeaveCase, { days: number }][]
  return (
    <div className={styles.occasion}>
      <DayPicker
        label={t(label)}
        required
        value={draft.occasion || null}
        onChange={(day) => form.setFieldValue('occasion', day ?? '')}
        error={form.errors.occasion}
      />
      {cases.length > 0 && (
        <Select
          label={t('leave.occasion.caseLabel')}
          data={cases.map(([value, given]) => ({
            value,
            label: t('leave.occasion.caseDays', {
              name: t(`leave.occasion.case.${value}`),
              days: days(given.days),
            }),
          }))}
          value={cases.some(([value]) => value === draft.occasionCase) ? draft.occasionCase : null}
          onChange={(value) => form.setFieldValue('occasionCase', (value ?? '') as LeaveCase | '')}
          placeholder={t('leave.occasion.caseOpen')}
          clearable
        />
      )}
      <p className={styles.quiet}>{t('leave.occasion.proof')}</p>
    </div>
  )
}
