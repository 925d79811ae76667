import { useTranslation } from 'react-i18next'
import { TypedField, type TypedFieldProps } from '../form/typed-field.tsx'
import { parseTime, stepTime } from './parse-time.ts'

/** The value is HH:mm, null while empty. */
interface TimeFieldProps extends TypedFieldProps<string> {
  /** Where the arrow keys start in an empty field; 09:00 until then. */
  start?: string
  /** 23, or up to 29 where a day goes on beyond midnight. */
  lastHour?: number
}

/** A time typed as 0930; the arrow keys move it by 10 minutes, with Shift by an hour. */
export function TimeField({ start = '09:00', lastHour = 23, ...field }: TimeFieldProps) {
  const { t } = useTranslation()
  return (
    <TypedField
      {...field}
      title={t('kit.time.hint')}
      placeholder={field.placeholder ?? t('kit.time.placeholder')}
      reading={{
        parse: (typed) => parseTime(typed, lastHour),
        show: (time) => time,
        inputMode: 'numeric',
        problemOf: (time) => (time === null ? t('kit.time.wrong') : undefined),
        step: (time, by, isLarge) =>
          time === null ? start : stepTime(time, by * (isLarge ? 60 : 10), lastHour),
      }}
    />
  )
}
