import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type DayRange, DayRangePicker } from '../time/day-range-picker.tsx'
import styles from './form.module.css'
import { periodPresets, presetOf, presetRange } from './period-presets.ts'

interface PeriodFieldProps {
  value: DayRange | null
  onChange: (range: DayRange | null) => void
  /** What the period is of: "퇴직일". */
  label: string
  /** The day in the company: yyyy-MM-dd. */
  today: string
  clearable?: boolean
}

/** A period by its name, this month or last year, or by its two days. */
export function PeriodField({ value, onChange, label, today, clearable }: PeriodFieldProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.period} role="group" aria-label={label}>
      <Select
        className={styles.preset}
        aria-label={`${label}: ${t('kit.period.name')}`}
        placeholder={t('kit.period.name')}
        data={periodPresets.map((preset) => ({ value: preset, label: t(`kit.period.${preset}`) }))}
        value={presetOf(value, today) ?? null}
        onChange={(preset) => preset && onChange(presetRange(preset, today))}
        allowDeselect={false}
      />
      <div className={styles.days}>
        <DayRangePicker
          ariaLabel={`${label}: ${t('kit.period.days')}`}
          value={value}
          onChange={onChange}
          clearable={clearable ?? false}
        />
      </div>
    </div>
  )
}
