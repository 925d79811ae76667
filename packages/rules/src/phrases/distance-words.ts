import { AFTER, COUNTED, DAY_COUNTS, ENGLISH_MANY, numberOf } from './number-words.ts'
import type { Matcher, SaidDay, Token } from './tokens.ts'
import {
  ENGLISH_DAY,
  englishDay,
  JAPANESE,
  readRunOfDays,
  RUN_OF_DAYS,
  weekdayOf,
  WEEKDAYS,
} from './weekday-runs.ts'

const day = (said: SaidDay): Token => ({ is: 'day', day: said })

/** 3일 뒤, 사흘 뒤, 2주 후 월요일, 三日後, in three days, monday in two weeks */
export function distanceMatchers(): Matcher[] {
  const weeks = `(${COUNTED})\\s*(?:주일?|週間?)\\s*${AFTER}`
  const ofWeek = `${weeks}\\s*[에의の]?\\s*`
  const inWeeks = `in\\s+(${ENGLISH_MANY})\\s+weeks?`
  const away = (days: number) => day({ by: 'days', days })
  const ofEnglish = (many: string, name: string) =>
    day({ by: 'week', weeks: numberOf(many), weekday: englishDay(name) })
  return [
    [
      new RegExp(`${ofWeek}(${RUN_OF_DAYS})`, 'y'),
      (m) => readRunOfDays(m[2]!, m[0], { by: 'week', weeks: numberOf(m[1]!) }, 2),
    ],
    [
      new RegExp(`${ofWeek}([${WEEKDAYS}${JAPANESE}])(?:요일|욜|曜日?|(?![\\p{L}\\p{N}]|\\s*[:시]))`, 'uy'),
      (m) => day({ by: 'week', weeks: numberOf(m[1]!), weekday: weekdayOf(m[2]!) }),
    ],
    [
      new RegExp(`${ofWeek}(?:주말|週末)`, 'y'),
      (m) => day({ by: 'week', weeks: numberOf(m[1]!), weekend: true }),
    ],
    [new RegExp(weeks, 'y'), (m) => away(numberOf(m[1]!) * 7)],
    [new RegExp(`(${COUNTED})\\s*[일日]\\s*${AFTER}`, 'y'), (m) => away(numberOf(m[1]!))],
    [new RegExp(`(${Object.keys(DAY_COUNTS).join('|')})\\s*${AFTER}`, 'y'), (m) => away(DAY_COUNTS[m[1]!]!)],
    [new RegExp(`${inWeeks}(?:\\s+on)?\\s+${ENGLISH_DAY}`, 'y'), (m) => ofEnglish(m[1]!, m[2]!)],
    [new RegExp(`${ENGLISH_DAY}\\s+${inWeeks}`, 'y'), (m) => ofEnglish(m[2]!, m[1]!)],
    [
      new RegExp(`in\\s+(${ENGLISH_MANY})\\s+(day|week)s?`, 'y'),
      (m) => away(numberOf(m[1]!) * (m[2] === 'day' ? 1 : 7)),
    ],
  ]
}
