import type { TFunction } from 'i18next'
import { dayRange, shortDay } from '../../../text/formats.ts'
import type { StatusMeaning } from '../../../ui/feedback/status-badge.tsx'
import type { Confirmation } from './closing-queries.ts'

type Days = Pick<Confirmation, 'is_confirmed' | 'id' | 'confirmed_until' | 'open_days'>

/** Whether all, a part or nothing of somebody's days is confirmed, as a badge says it. */
export function badgeOf({ is_confirmed, id }: Days, t: TFunction): { meaning: StatusMeaning; label: string } {
  if (is_confirmed) return { meaning: 'approved', label: t('closing.own.confirmed') }
  return id === null
    ? { meaning: 'waiting', label: t('closing.own.open') }
    : { meaning: 'progress', label: t('closing.own.partly') }
}

/** Where a part is: until when, or, where days before it are open, which ones are. */
export function partOf({ id, confirmed_until: until, open_days: open }: Days, t: TFunction): string | null {
  if (id === null || open.length === 0) return null
  if (until !== null && open.length === 1) return t('closing.own.until', { date: shortDay(until) })
  const days = open.map(({ start_date, end_date }) => dayRange(start_date, end_date))
  return t('closing.own.openDays', { days: days.join(', ') })
}
