// Formats that know no language in use, so that what is drawn before the scripts writes as the screens do.

export type Lang = 'ko' | 'ja' | 'en'
export type DayLike = string | { toString(): string }

const WEEKDAYS: Record<Lang, readonly string[]> = {
  ko: ['일', '월', '화', '수', '목', '금', '토'],
  ja: ['日', '月', '火', '水', '木', '金', '土'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
}
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export function partsOf(day: DayLike) {
  const [year = 0, month = 1, date = 1] = day.toString().slice(0, 10).split('-').map(Number)
  return { year, month, date, weekday: new Date(Date.UTC(year, month - 1, date)).getUTCDay() }
}

export function weekdayIn(lang: Lang, day: DayLike): string {
  return WEEKDAYS[lang][partsOf(day).weekday] ?? ''
}

/** 11월 21일(토) */
export function dayIn(lang: Lang, day: DayLike): string {
  const { month, date } = partsOf(day)
  const name = weekdayIn(lang, day)
  if (lang === 'en') return `${name} ${date} ${MONTHS[month - 1]}`
  return lang === 'ko' ? `${month}월 ${date}일(${name})` : `${month}月${date}日（${name}）`
}

/** 09:00 from minutes after midnight or from HH:mm:ss; beyond midnight it goes on: 25:30 */
export function clock(time: number | string): string {
  if (typeof time === 'string') return time.slice(0, 5)
  return `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`
}

const DAY_MINUTES = 1440

/** Minutes of the working day from HH:mm:ss; 25:30 is half past one of the next day, -00:10 ten minutes before its midnight. */
export function minutesOf(time: string): number {
  if (time.startsWith('-')) return -minutesOf(time.slice(1))
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const BESIDES: Record<Lang, readonly [dayBefore: string, nextDay: string]> = {
  ko: ['전일 {time}', '익일 {time}'],
  ja: ['前日 {time}', '翌日 {time}'],
  en: ['{time} day before', '{time} next day'],
}

/** 18:00, or 익일 01:30 for what lies on the next calendar day, 전일 23:50 for what lies on the one before. */
export function workClockIn(lang: Lang, time: string | number): string {
  const minute = typeof time === 'number' ? time : minutesOf(time)
  const days = Math.floor(minute / DAY_MINUTES)
  const shown = clock(minute - days * DAY_MINUTES)
  return days === 0 ? shown : BESIDES[lang][days < 0 ? 0 : 1].replace('{time}', shown)
}

/** 09:00 ~ 18:00 */
export function fromToIn(lang: Lang, ...ends: string[]): string {
  return ends.join({ ko: ' ~ ', ja: '～', en: ' – ' }[lang])
}

/** 0.5일 */
export function daysIn(lang: Lang, count: number): string {
  const shown = grouped(count)
  return lang === 'en' ? `${shown} ${count === 1 ? 'day' : 'days'}` : `${shown}${lang === 'ko' ? '일' : '日'}`
}

/**
 * 1,234.5, to three places. By hand, because the first number that a browser writes for a language costs a slow phone a
 * twentieth of a second, in the middle of the first sight of the start page.
 */
export function grouped(value: number): string {
  const [whole = '', part] = String(Math.round(Math.abs(value) * 1000) / 1000).split('.')
  const shown = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') + (part ? `.${part}` : '')
  return value < 0 && shown !== '0' ? `-${shown}` : shown
}
