import { dayText } from '../../day-text.ts'
import type { Reader } from './tell-event.ts'

/** A moment by the clock of the company: 11월 26일(목) 09:00 */
export function momentText(at: Temporal.Instant, { language, timezone, today }: Reader): string {
  const local = at.toZonedDateTimeISO(timezone)
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' })
  return `${dayText(local.toPlainDate(), language, today.year)} ${time}`
}
