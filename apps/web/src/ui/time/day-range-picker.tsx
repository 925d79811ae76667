import { DatePickerInput } from '@mantine/dates'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fromTo, shortDay, today } from '../../text/formats.ts'
import { type Holidays, useCalendar } from './calendar.ts'

export interface DayRange {
  /** yyyy-MM-dd */
  from: string
  to: string
}

interface DayRangePickerProps {
  value: DayRange | null
  /** Called when both ends are chosen, or with null when cleared. */
  onChange: (range: DayRange | null) => void
  label?: ReactNode
  ariaLabel?: string
  description?: ReactNode
  error?: ReactNode
  min?: string
  max?: string
  holidays?: Holidays
  disabled?: boolean
  required?: boolean
  clearable?: boolean
}

// Mantine hands over what is chosen so far: one end, both or none.
function rangeText(chosen: unknown): string {
  const ends = (Array.isArray(chosen) ? chosen : [chosen]).filter((end) => typeof end === 'string')
  return fromTo(...ends.map((end) => shortDay(end, today())))
}

/** First and last day; one day is chosen by pressing it twice. */
export function DayRangePicker(props: DayRangePickerProps) {
  const { value, onChange, holidays, min, max, ariaLabel, ...rest } = props
  const { t } = useTranslation()
  const calendar = useCalendar(holidays)
  const [ends, setEnds] = useState<[string | null, string | null]>([value?.from ?? null, value?.to ?? null])
  useEffect(() => setEnds([value?.from ?? null, value?.to ?? null]), [value?.from, value?.to])
  return (
    <DatePickerInput
      {...rest}
      {...calendar}
      type="range"
      allowSingleDateInRange
      aria-label={ariaLabel}
      value={ends}
      onChange={(next) => {
        setEnds(next)
        const [from, to] = next
        if (from && to) onChange({ from, to })
        else if (!from && !to) onChange(null)
      }}
      valueFormatter={({ date }) => rangeText(date)}
      minDate={min}
      maxDate={max}
      placeholder={t('kit.day.range')}
      popoverProps={{ shadow: 'sm', onClose: () => setEnds([value?.from ?? null, value?.to ?? null]) }}
    />
  )
}
