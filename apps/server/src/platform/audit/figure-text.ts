import { clockText } from '../../clock-text.ts'
import type { Language } from '../../http/context.ts'

/** Numbers that are minutes since the midnight of the day that they belong to. */
const CLOCK = /(^|_)(in|out|start|end|change|digest)_minute$|^(in|out|start|end|minute)$|^(start|end)Minute$/

/** Numbers that are a length of time in minutes. */
const LENGTH = /(^|_)minutes$|Minutes$|^available(Before|After)$|^more$|^(gate_(in|out)_option)$/

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
