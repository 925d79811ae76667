import i18next from 'i18next'
import { companyNow, inCompanyZone } from './company-clock.ts'
import {
  clock,
  type DayLike,
  dayIn,
  daysIn,
  fromToIn,
  grouped,
  type Lang,
  MONTHS,
  partsOf,
  weekdayIn,
  workClockIn,
} from './in-language.ts'

export { clock }

function lang(): Lang {
  return (i18next.language as Lang) ?? 'ko'
}

/** 토, 土, Sat */
export function weekdayName(day: DayLike): string {
  return weekdayIn(lang(), day)
}

/** 2026년 11월 21일(토): of a day to be read or typed by itself; what tells of a day uses {@link shortDay}. */
export function longDay(day: DayLike): string {
  const { year, month, date } = partsOf(day)
  const name = weekdayName(day)
  if (lang() === 'ko') return `${year}년 ${month}월 ${date}일(${name})`
  if (lang() === 'ja') return `${year}年${month}月${date}日（${name}）`
  return `${name} ${date} ${MONTHS[month - 1]} ${year}`
}

/** 11월 21일(토), with the year only when it is another one than that of `reference`: 2025년 11월 21일(금) */
export function shortDay(day: DayLike, reference: DayLike = today()): string {
  return partsOf(day).year === partsOf(reference).year ? dayInPeriod(day) : longDay(day)
}

/** 11월 21일(토), whatever the year: of days that stand in a month or week whose name tells it */
export function dayInPeriod(day: DayLike): string {
  return dayIn(lang(), day)
}

/** 11월 21일(토) ~ 11월 23일(월) */
export function dayRange(from: DayLike, to: DayLike): string {
  return from.toString() === to.toString() ? shortDay(from) : fromTo(shortDay(from), shortDay(to))
}

/** 2026.11.21, where two whole days have to stand beside each other in little room */
export function dotted(day: DayLike): string {
  return day.toString().replaceAll('-', '.')
}

/** From one end to the other, as the language in use writes it: 09:00 ~ 18:00 */
export function fromTo(...ends: string[]): string {
  return fromToIn(lang(), ...ends)
}

/** 18:00, or 익일 01:30 for what lies on the next calendar day, 전일 23:50 for what lies on the one before. */
export function workClock(time: string | number): string {
  return workClockIn(lang(), time)
}

/** 2026년 11월, for yyyy-MM or any of its days */
export function monthName(month: DayLike): string {
  const { year, month: m } = partsOf(`${month.toString().slice(0, 7)}-01`)
  if (lang() === 'ko') return `${year}년 ${m}월`
  if (lang() === 'ja') return `${year}年${m}月`
  return `${MONTHS[m - 1]} ${year}`
}

/** An instant as 11월 21일(토) 09:00, in the company's zone */
export function moment(instant: string): string {
  const at = inCompanyZone(Date.parse(instant))
  return `${shortDay(at.toPlainDate())} ${clock(at.hour * 60 + at.minute)}`
}

/** Minutes as 8시간 30분; hours of many people as 1,234시간 */
export function duration(minutes: number): string {
  const sign = minutes < 0 ? '-' : ''
  const hours = Math.floor(Math.abs(minutes) / 60)
  const rest = Math.abs(minutes) % 60
  const [h, m] = { ko: ['시간', '분'], ja: ['時間', '分'], en: ['h', 'm'] }[lang()]
  const parts = [hours > 0 && `${number(hours)}${h}`, (rest > 0 || hours === 0) && `${rest}${m}`]
  // Japanese sets no space between the parts.
  return sign + parts.filter(Boolean).join(lang() === 'ja' ? '' : ' ')
}

/** 1일, 0.5일, 1,020일 */
export function days(count: number): string {
  return daysIn(lang(), count)
}

/** 1,234,000원 */
export function won(amount: number): string {
  const digits = grouped(amount)
  if (lang() === 'ko') return `${digits}원`
  return lang() === 'ja' ? `${digits}ウォン` : `₩${digits}`
}

/** 2.4 MB, 812 KB: as files are sized, in steps of 1,024 */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const kibi = bytes / 1024
  return kibi < 1024 ? `${Math.round(kibi)} KB` : `${Math.round((kibi / 1024) * 10) / 10} MB`
}

/** 12,345 */
export function number(value: number): string {
  return grouped(value)
}

/** Today in the company as yyyy-MM-dd */
export function today(): string {
  return companyNow().toPlainDate().toString()
}

/** Compares names in Korean order (or the language in use). */
export function byName(a: string, b: string): number {
  return a.localeCompare(b, lang())
}
