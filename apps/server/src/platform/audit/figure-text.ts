import type { Language } from '../../http/context.ts'

const DAY_MINUTES = 1440

/** Numbers that are minutes since the midnight of the day that they belong to. */
const CLOCK = /(^|_)(in|out|start|end|change|digest)_minute$|^(in|out|start|end|minute)$|^(start|end)Minute$/

/** Numbers that are a length of time in minutes. */
const LENGTH = /(^|_)minutes$|Minutes$|^available(Before|After)$|^more$|^(gate_(in|out)_option)$/

const OTHER_DAY: Record<Language, readonly [before: string, after: string]> = {
  ko: ['전일 {time}', '익일 {time}'],
  ja: ['前日{time}', '翌日{time}'],
  en: ['{time} on the day before', '{time} on the next day'],
}

const UNITS: Record<Language, readonly [hours: string, minutes: string, between: string]> = {
  ko: ['시간', '분', ' '],
  ja: ['時間', '分', ''],
  en: ['h', 'min', ' '],
}

/** A number that stands for a time or a length of time by its name, as people say it: 08:53, 익일 05:30, 8시간 30분. */
export function figureText(key: string, value: number, language: Language): string | undefined {
  if (CLOCK.test(key)) return clockText(value, language)
  return LENGTH.test(key) ? lengthText(value, language) : undefined
}

function clockText(minute: number, language: Language): string {
  const day = Math.floor(minute / DAY_MINUTES)
  const within = minute - day * DAY_MINUTES
  const two = (figure: number) => String(figure).padStart(2, '0')
  // The end of a day is that day's, not the beginning of the next.
  if (minute === DAY_MINUTES) return '24:00'
  const time = `${two(Math.floor(within / 60))}:${two(within % 60)}`
  if (day === 0) return time
  return OTHER_DAY[language][day < 0 ? 0 : 1].replace('{time}', time)
}

function lengthText(minutes: number, language: Language): string {
  const [hours, left] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const [hour, minute, between] = UNITS[language]
  const space = language === 'en' ? ' ' : ''
  const parts = [
    ...(hours > 0 ? [`${hours}${space}${hour}`] : []),
    ...(left > 0 || hours === 0 ? [`${left}${space}${minute}`] : []),
  ]
  return `${minutes < 0 ? '-' : ''}${parts.join(between)}`
}
