import { useTranslation } from 'react-i18next'
import { duration } from '../../text/formats.ts'

/** Minutes as 8시간 30분, figures below each other. A missing value is a dash. */
export function DurationText({ minutes, strong }: { minutes: number | null; strong?: boolean }) {
  // Drawn again when the language changes.
  useTranslation()
  if (minutes === null) return <span className="quiet">–</span>
  const text = duration(minutes)
  return <span className="numeric">{strong ? <strong>{text}</strong> : text}</span>
}
