import { useTranslation } from 'react-i18next'
import { days, duration } from '../../text/formats.ts'

interface DaysTextProps {
  /** 1, 0.5, 11.25; null is a dash. */
  count: number | null
  /** Shown after the days where leave is taken by the hour: 3일 2시간. */
  minutes?: number
  strong?: boolean
}

export function DaysText({ count, minutes = 0, strong }: DaysTextProps) {
  // Drawn again when the language changes.
  useTranslation()
  if (count === null) return <span className="quiet">–</span>
  const text =
    minutes === 0 ? days(count) : count === 0 ? duration(minutes) : `${days(count)} ${duration(minutes)}`
  return <span className="numeric">{strong ? <strong>{text}</strong> : text}</span>
}
