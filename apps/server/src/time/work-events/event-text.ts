import type { DaySpan } from '#rules/work-time/day-schedule.ts'
import { dueHours } from '#rules/work-time/due-on.ts'
import type { PlannedDay } from '#rules/work-time/plan-day.ts'
import { clockText } from '../../clock-text.ts'
import { dayText, fromTo } from '../../day-text.ts'
import type { Language } from '../../http/context.ts'

/** Working hours of a day as the clock shows them; of one of several days together with the day. */
export function hoursText(
  { from, to }: { from: Temporal.PlainDate; to: Temporal.PlainDate },
  day: Pick<PlannedDay, 'day' | 'startMinute' | 'endMinute' | 'schedule'>,
  language: Language,
): string {
  const { start, end }: DaySpan = dueHours(day)
  const hours = fromTo(clockText(start, language), clockText(end, language), language)
  return from.equals(to) ? hours : `${dayText(day.day, language, from.year)} ${hours}`
}

/** A number of days as a person reads it. */
export function daysText(days: number, language: Language): string {
  if (language === 'ko') return `${days}일`
  if (language === 'ja') return `${days}日`
  return days === 1 ? '1 day' : `${days} days`
}

const LENGTHS: Record<Language, [hours: string, minutes: string, between: string]> = {
  ko: ['시간', '분', ' '],
  ja: ['時間', '分', ''],
  en: [' h', ' min', ' '],
}

/** A length of time as a person reads it: 30분, 1시간 30분. */
export function lengthText(minutes: number, language: Language): string {
  const [hours, rest, between] = LENGTHS[language]
  const parts = [
    [Math.floor(minutes / 60), hours],
    [minutes % 60, rest],
  ] as const
  return parts.flatMap(([amount, unit]) => (amount > 0 ? [`${amount}${unit}`] : [])).join(between)
}

const TIME_NEEDED: Record<'start' | 'end', Record<Language, string>> = {
  start: {
    ko: '시작 시각을 입력해 주십시오.',
    ja: '開始時刻を入力してください。',
    en: 'Enter a start time.',
  },
  end: {
    ko: '종료 시각을 입력해 주십시오.',
    ja: '終了時刻を入力してください。',
    en: 'Enter an end time.',
  },
}

export function timeNeeded(which: 'start' | 'end', language: Language): string {
  return TIME_NEEDED[which][language]
}

const OCCASION_NEEDED: Record<Language, string> = {
  ko: '출산일 등 기준이 되는 날을 선택해 주십시오.',
  ja: '出産日など、基準になる日を選択してください。',
  en: 'Choose the day it is for, such as the birth.',
}

export function occasionNeeded(language: Language): string {
  return OCCASION_NEEDED[language]
}
