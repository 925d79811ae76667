import type { TFunction } from 'i18next'
import { citeLaw } from '#rules/cite-law.ts'
import type { ScheduleConflict } from '#rules/work-time/schedule-conflicts.ts'
import { duration } from '../../../text/formats.ts'

const TEXTS = {
  REST: 'schedules.conflicts.rest',
  WEEK: 'schedules.conflicts.week',
  MONTH: 'schedules.conflicts.month',
} as const

/** What is wrong on a day, with the article as the reader's language cites it. */
export function conflictText(
  { kind, minutes, article }: ScheduleConflict,
  language: string,
  t: TFunction,
): string {
  const time = duration(Math.max(0, minutes))
  return t(TEXTS[kind], { time, article: citeLaw(article, language as 'ko' | 'ja' | 'en') })
}
