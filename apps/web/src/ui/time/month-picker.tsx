import { MonthPickerInput } from '@mantine/dates'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { monthName } from '../../text/formats.ts'
import { useCalendar } from './calendar.ts'

interface MonthPickerProps {
  /** yyyy-MM */
  value: string | null
  onChange: (month: string | null) => void
  label?: ReactNode
  ariaLabel?: string
  description?: ReactNode
  error?: ReactNode
  /** yyyy-MM */
  min?: string
  max?: string
  disabled?: boolean
  required?: boolean
  clearable?: boolean
}

export function MonthPicker({ value, onChange, min, max, ariaLabel, ...rest }: MonthPickerProps) {
  const { t } = useTranslation()
  const { locale, yearLabelFormat, ariaLabels, clearButtonProps } = useCalendar()
  return (
    <MonthPickerInput
      {...rest}
      {...{ locale, yearLabelFormat, ariaLabels, clearButtonProps }}
      aria-label={ariaLabel}
      value={value && `${value.slice(0, 7)}-01`}
      onChange={(month) => onChange(month && month.slice(0, 7))}
      minDate={min && `${min.slice(0, 7)}-01`}
      maxDate={max && `${max.slice(0, 7)}-01`}
      valueFormatter={({ date }) => (typeof date === 'string' ? monthName(date) : '')}
      monthsListFormat={locale === 'en' ? 'MMM' : locale === 'ko' ? 'M월' : 'M月'}
      placeholder={t('kit.day.month')}
      popoverProps={{ shadow: 'sm' }}
    />
  )
}
