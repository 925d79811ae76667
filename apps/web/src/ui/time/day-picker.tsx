import { DateInput } from '@mantine/dates'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { longDay, today } from '../../text/formats.ts'
import { type Holidays, useCalendar } from './calendar.ts'
import { parseDay } from './parse-day.ts'
import { useTypedDay } from './use-typed-day.ts'

interface DayPickerProps {
  /** yyyy-MM-dd */
  value: string | null
  onChange: (day: string | null) => void
  label?: ReactNode
  ariaLabel?: string
  description?: ReactNode
  error?: ReactNode
  min?: string
  max?: string
  holidays?: Holidays
  /** Days that cannot be chosen. */
  isExcluded?: (day: string) => boolean
  disabled?: boolean
  required?: boolean
  clearable?: boolean
}

/**
 * A day, typed (1121, 2026-11-21) or chosen from the calendar. Typed text that is no day to choose stays, with a
 * sentence, and keeps the form around it from being sent.
 */
export function DayPicker(props: DayPickerProps) {
  const { holidays, min, max, isExcluded, ariaLabel, ...rest } = props
  const { t } = useTranslation()
  const { input, ...typed } = useTypedDay(props)
  const calendar = useCalendar(holidays)
  return (
    <DateInput
      {...rest}
      {...calendar}
      ref={input}
      aria-label={ariaLabel}
      error={typed.sentence ?? props.error}
      onChange={typed.onChange}
      onInput={typed.onInput}
      onBlur={typed.onBlur}
      fixOnBlur={!typed.isWrong}
      valueFormat={longDay}
      dateParser={(text) => parseDay(text, today())}
      minDate={min}
      maxDate={max}
      excludeDate={isExcluded}
      placeholder={t('kit.day.placeholder')}
      popoverProps={{ shadow: 'sm' }}
    />
  )
}
