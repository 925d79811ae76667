import { SegmentedControl } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { duration } from '../../../../text/formats.ts'
import { DayPicker } from '../../../../ui/time/day-picker.tsx'
import { ALTER_UNITS, earnsDaysOff, type LeaveDraft } from '../leave-draft.ts'
import styles from '../leave-request.module.css'

interface AlternativeFieldsProps {
  form: UseFormReturnType<LeaveDraft>
  /** Time off that the request would earn. */
  earned: number
  /** What stands against what is chosen. */
  refusal: string | null
}

/** When the time off that weekend work earns is taken: asked for together with it, it is approved together with it. */
export function AlternativeFields({ form, earned, refusal }: AlternativeFieldsProps) {
  const { t } = useTranslation()
  const { alterDay, alterUnit, wk_end_date: last } = form.values
  if (!earnsDaysOff(form.values) || earned === 0) return null
  return (
    <div className={styles.occasion}>
      <DayPicker
        label={t('leave.alternative.day')}
        value={alterDay || null}
        min={last ? Temporal.PlainDate.from(last).add({ days: 1 }).toString() : undefined}
        onChange={(day) => form.setValues({ alterDay: day ?? '', alterRest: undefined })}
        error={form.errors.alterDay ?? refusal}
        clearable
      />
      {alterDay && (
        <SegmentedControl
          aria-label={t('leave.alternative.unit')}
          data={ALTER_UNITS.map((value) => ({ value, label: t(`leave.workUnit.${value}`) }))}
          value={alterUnit}
          onChange={(unit) => form.setValues({ alterUnit: unit, alterRest: undefined })}
        />
      )}
      <p className={styles.quiet}>{t('leave.alternative.hint', { time: duration(earned) })}</p>
    </div>
  )
}
