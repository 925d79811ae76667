import type { Language } from './http/context.ts'

const DAY_MINUTES = 1440

const OTHER_DAY: Record<Language, readonly [before: string, after: string]> = {
  ko: ['전일 {time}', '익일 {time}'],
  ja: ['前日{time}', '翌日{time}'],
  en: ['{time} on the day before', '{time} on the next day'],
}

/** A minute since the midnight of the day that it belongs to, as people say it: 08:53, 익일 05:30, 전일 23:50. */
export function clockText(minute: number, language: Language): string {
  const day = Math.floor(minute / DAY_MINUTES)
  const within = minute - day * DAY_MINUTES
  const two = (figure: number) => String(figure).padStart(2, '0')
  // The end of a day is that day's, not the beginning of the next.
  if (minute === DAY_MINUTES) return '24:00'
  const time = `${two(Math.floor(within / 60))}:${two(within % 60)}`
  if (day === 0) return time
  return OTHER_DAY[language][day < 0 ? 0 : 1].replace('{time}', time)
}

/** The same as a spreadsheet shows it of a cell that holds days: it can be reckoned with, says 24:00 at midnight and 익일 past it. */
export function clockFormat(language: Language): string {
  const [before, after] = OTHER_DAY[language][1].split('{time}').map((text) => (text ? `"${text}"` : ''))
  // Of exactly a day that one's length is what it is called: 24:00.
  return `[=1][h]:mm;[>1]${before}hh:mm${after};hh:mm`
}
