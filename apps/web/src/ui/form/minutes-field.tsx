import { useTranslation } from 'react-i18next'
import { duration } from '../../text/formats.ts'
import { parseMinutes } from './parse-minutes.ts'
import { TypedField, type TypedFieldProps } from './typed-field.tsx'

interface MinutesFieldProps extends TypedFieldProps<number> {
  /** What a bare number counts; minutes until told. */
  bare?: 'hours' | 'minutes'
  /** Minutes. */
  min?: number
  max?: number
  /** Minutes that an arrow key adds or takes; an hour with Shift. */
  step?: number
}

/** A length of time in minutes, typed as 1:30, 90 or 1시간 30분. */
export function MinutesField(props: MinutesFieldProps) {
  const { bare = 'minutes', min = 0, max = 44_640, step = 10, ...field } = props
  const { t } = useTranslation()
  return (
    <TypedField
      {...field}
      placeholder={field.placeholder ?? t(`kit.minutes.${bare}`)}
      reading={{
        parse: (typed) => parseMinutes(typed, bare),
        show: duration,
        inputMode: 'text',
        problemOf: (minutes) => {
          if (minutes === null) return t('kit.minutes.wrong')
          if (minutes < min) return t('kit.minutes.tooShort', { time: duration(min) })
          return minutes > max ? t('kit.minutes.tooLong', { time: duration(max) }) : undefined
        },
        step: (minutes, by, isLarge) =>
          Math.min(max, Math.max(min, (minutes ?? min) + by * (isLarge ? 60 : step))),
      }}
    />
  )
}
