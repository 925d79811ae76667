import type { Language } from './http/context.ts'

const BETWEEN: Record<Language, string> = { ko: ' ~ ', ja: '～', en: ' – ' }

const WEEKDAYS: Record<Language, readonly string[]> = {
  ko: ['월', '화', '수', '목', '금', '토', '일'],
  ja: ['月', '火', '水', '木', '金', '土', '日'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 11월 29일(일), with the year when it is another one than `year`. */
export function dayText(day: Temporal.PlainDate, language: Language, year: number): string {
  const weekday = WEEKDAYS[language][day.dayOfWeek - 1]
  const isOther = day.year !== year
  if (language === 'ko') return `${isOther ? `${day.year}년 ` : ''}${day.month}월 ${day.day}일(${weekday})`
  if (language === 'ja') return `${isOther ? `${day.year}年` : ''}${day.month}月${day.day}日（${weekday}）`
  return `${weekday} ${day.day} ${MONTHS[day.month - 1]}${isOther ? ` ${day.year}` : ''}`
}

/** From one end to the other: 09:00 ~ 18:00 */
export function fromTo(from: string, to: string, language: Language): string {
  return `${from}${BETWEEN[language]}${to}`
}

/** A day for a notification, which everybody reads in a language of their own. */
export function inEveryLanguage(
  day: Temporal.PlainDate,
  today: Temporal.PlainDate,
): Record<Language, string> {
  const text = (language: Language) => dayText(day, language, today.year)
  return { ko: text('ko'), ja: text('ja'), en: text('en') }
}
