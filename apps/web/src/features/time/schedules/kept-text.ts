import type { TFunction } from 'i18next'
import { number } from '../../../text/formats.ts'
import type { ScheduleDraft } from './use-schedule-draft.ts'

const MOST_NAMES = 3

/** Whose days, and how many, a plan passes by because they are closed. */
export function keptText(kept: ScheduleDraft['kept'], t: TFunction): string {
  const people = kept
    .slice(0, MOST_NAMES)
    .map(({ row, n }) => t('schedules.kept.one', { name: row.username, n: number(n) }))
    .join(', ')
  const rest = kept.length - MOST_NAMES
  return t('schedules.kept.text', {
    people: rest > 0 ? `${people} ${t('schedules.kept.more', { n: number(rest) })}` : people,
  })
}
