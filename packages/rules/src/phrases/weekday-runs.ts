import type { SaidDay, Token } from './tokens.ts'

export const WEEKDAYS = '월화수목금토일'
export const JAPANESE = '月火水木金土日'
const ENGLISH = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
export const ENGLISH_DAY = '(mon|tue|wed|thu|fri|sat|sun)(?:day|sday|nesday|rsday|urday|s|rs|r)?\\.?'

export const weekdayOf = (letter: string): number =>
  WEEKDAYS.indexOf(letter) + 1 || JAPANESE.indexOf(letter) + 1
export const englishDay = (said: string): number => ENGLISH.indexOf(said.slice(0, 3)) + 1

const LETTER = `[${WEEKDAYS}${JAPANESE}]`
const BETWEEN = '\\s*[,、·/]?\\s*'
const NAMED_DAY = `${LETTER}(?:요일|욜|曜日?)`
/** Days of the week beside each other: 월화수, 월·화·수요일; of whole names three, as two may also mean either. */
export const RUN_OF_DAYS = `(?:${NAMED_DAY}(?:${BETWEEN}${NAMED_DAY}){2,}|${LETTER}(?:${BETWEEN}${LETTER})+(?:요일|욜|曜日?)?)`

const lettersOf = (said: string): number[] =>
  [...said.replaceAll(/요일|욜|曜日?/g, '')].map(weekdayOf).filter((which) => which > 0)

/**
 * 월화수 is one period, 월수금 is none. Letters that do not follow each other in the week are no days at all.
 * @param phrase what is told as not understood where it is no period
 * @param least how many letters it takes to be days that are no period
 */
export function readRunOfDays(
  run: string,
  phrase: string,
  of: { by: 'weekday' } | { by: 'week'; weeks: number },
  least: number,
): Token | null {
  const days = lettersOf(run)
  const [weekday] = days as [number]
  if (days.every((which, at) => which === weekday + at)) {
    const day: SaidDay = { ...of, weekday, until: days.at(-1)! }
    return { is: 'day', day }
  }
  const isAscending = days.every((which, at) => at === 0 || which > days[at - 1]!)
  return isAscending && days.length >= least ? { is: 'scattered', said: phrase.trim() } : null
}
