import { distanceMatchers } from './distance-words.ts'
import { AFTER, COUNTED, DAY_COUNTS, ENGLISH_NUMBER, NATIVE_NUMBER, numberOf } from './number-words.ts'
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

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = `(${MONTHS.join('|')})[a-z]*\\.?`
const RELATIVE: Readonly<Record<string, number>> = {
  그저께: -2,
  그제: -2,
  어제: -1,
  오늘: 0,
  금일: 0,
  당일: 0,
  내일모레: 2,
  내일: 1,
  명일: 1,
  낼: 1,
  모레: 2,
  그글피: 4,
  글피: 3,
  一昨日: -2,
  おととい: -2,
  昨日: -1,
  きのう: -1,
  今日: 0,
  本日: 0,
  きょう: 0,
  明後日: 2,
  あさって: 2,
  明日: 1,
  あした: 1,
  'the day after tomorrow': 2,
  'day after tomorrow': 2,
  'day before yesterday': -2,
  yesterday: -1,
  today: 0,
  tomorrow: 1,
  tmr: 1,
}

const WEEKS: Readonly<Record<string, number>> = {
  지지난: -2,
  지난: -1,
  저번: -1,
  전: -1,
  이번: 0,
  금: 0,
  다다음: 2,
  다음: 1,
  담: 1,
  차: 1,
  先々: -2,
  先: -1,
  今: 0,
  来: 1,
  再来: 2,
  last: -1,
  this: 0,
  next: 1,
}

const YEARS: Readonly<Record<string, number>> = {
  재작년: -2,
  지지난해: -2,
  작년: -1,
  지난해: -1,
  '지난 해': -1,
  올해: 0,
  금년: 0,
  '이번 해': 0,
  내년: 1,
  명년: 1,
  다음해: 1,
  '다음 해': 1,
  내후년: 2,
  一昨年: -2,
  去年: -1,
  昨年: -1,
  今年: 0,
  本年: 0,
  来年: 1,
  再来年: 2,
  'last year': -1,
  'this year': 0,
  'next year': 1,
}

const NAMED: readonly (readonly [RegExp, SaidDay])[] = [
  [/연말|年末|year[- ]end|end of (?:the )?year/y, { by: 'date', month: 12, day: 31 }],
  [/연초|年始/y, { by: 'date', month: 1, day: 1 }],
  [/크리스마스|성탄절|クリスマス|christmas/y, { by: 'date', month: 12, day: 25 }],
  [/월말|말일|月末|end of (?:the )?month/y, { by: 'month', months: 0, day: 'last' }],
  [/월초|月初/y, { by: 'month', months: 0, day: 1 }],
]

const day = (said: SaidDay): Token => ({ is: 'day', day: said })
const anyOf = (words: Readonly<Record<string, unknown>>) =>
  Object.keys(words)
    .toSorted((a, b) => b.length - a.length)
    .join('|')

/** A date that exists in some year; with a year, one that exists in that one. */
function date(said: string, month: number, dayOfMonth: number, year?: number): Token {
  const longest =
    month >= 1 && month <= 12 ? Temporal.PlainYearMonth.from({ year: year ?? 2000, month }) : null
  if (!longest || dayOfMonth < 1 || dayOfMonth > longest.daysInMonth)
    return { is: 'noDay', said: said.trim() }
  return day({ by: 'date', month, day: dayOfMonth, ...(year !== undefined && { year }) })
}

function ofMonth(months: number, said: string | undefined): Token | null {
  if (said === undefined) return day({ by: 'month', months })
  if (!/^\d/.test(said)) return day({ by: 'month', months, day: 'last' })
  const number = Number(said)
  return number >= 1 && number <= 31 ? day({ by: 'month', months, day: number }) : null
}

/** Days in Korean, Japanese and English. A longer way to say something stands before the shorter one in it. */
export const DAY_MATCHERS: readonly Matcher[] = [
  [
    /(\d{4})\s*(?:[-./년年])\s*(\d{1,2})\s*(?:[-./월月])\s*(\d{1,2})(?!\d)\s*[일日]?/y,
    (m) => date(m[0], Number(m[2]), Number(m[3]), Number(m[1])),
  ],
  [/(\d{1,2})\s*[월月]\s*(\d{1,2})\s*[일日]/y, (m) => date(m[0], Number(m[1]), Number(m[2]))],
  [/(\d{1,2})[-./](\d{1,2})(?!\d)\s*[일日]?/y, (m) => date(m[0], Number(m[1]), Number(m[2]))],
  [
    new RegExp(`${MONTH}\\s*(\\d{1,2})(?!\\d)(?:st|nd|rd|th)?`, 'y'),
    (m) => date(m[0], MONTHS.indexOf(m[1]!) + 1, Number(m[2])),
  ],
  [
    new RegExp(`(\\d{1,2})(?:st|nd|rd|th)?\\s*(?:of\\s+)?${MONTH}`, 'y'),
    (m) => date(m[0], MONTHS.indexOf(m[2]!) + 1, Number(m[1])),
  ],
  ...distanceMatchers(),
  ...weekMatchers(),
  ...yearMatchers(),
  ...monthMatchers(),
  ...NAMED.map(([pattern, said]): Matcher => [pattern, () => day(said)]),
  [new RegExp(anyOf(RELATIVE), 'y'), (m) => day({ by: 'days', days: RELATIVE[m[0]]! })],
  [
    /(?:(오는|이번|다음)\s*)?([월화수목금토일])(?:요일|욜)/y,
    (m) =>
      m[1] === '이번'
        ? day({ by: 'week', weeks: 0, weekday: WEEKDAYS.indexOf(m[2]!) + 1 })
        : weekday(WEEKDAYS.indexOf(m[2]!) + 1, m[1] === '다음'),
  ],
  [/([月火水木金土日])曜日?/y, (m) => weekday(JAPANESE.indexOf(m[1]!) + 1, false)],
  [
    new RegExp(`(?:(next|this|coming|on)\\s+)?${ENGLISH_DAY}`, 'y'),
    (m) =>
      m[1] === 'this'
        ? day({ by: 'week', weeks: 0, weekday: englishDay(m[2]!) })
        : weekday(englishDay(m[2]!), m[1] === 'next'),
  ],
  // Work of a weekend is another word.
  [
    /주말(?!\s*근[무로])|週末(?!出勤|労働|勤務)|weekend(?!\s*work)/y,
    () => day({ by: 'week', weeks: 0, weekend: true }),
  ],
  [
    new RegExp(`(${COUNTED})\\s*(?:일|日)\\s*(?:간|동안|間)(?!\\s*${AFTER})`, 'y'),
    (m) => counted(numberOf(m[1]!)),
  ],
  [new RegExp(`(${ENGLISH_NUMBER})\\s+days?(?![a-z])`, 'y'), (m) => counted(numberOf(m[1]!))],
  [
    new RegExp(`(\\d|${NATIVE_NUMBER}|일(?=주일))\\s*주일?\\s*(?:간|동안)?(?!\\s*${AFTER})`, 'y'),
    (m) => counted(numberOf(m[1]!) * 7),
  ],
  [new RegExp(`(${COUNTED})\\s*週間(?!\\s*${AFTER})`, 'y'), (m) => counted(numberOf(m[1]!) * 7)],
  [
    new RegExp(`(${anyOf(DAY_COUNTS)})\\s*(?:간|동안)?(?!\\s*${AFTER})`, 'y'),
    (m) => counted(DAY_COUNTS[m[1]!]!),
  ],
  [
    /(\d{1,2})\s*[일日]/y,
    (m) => {
      const number = Number(m[1])
      return number >= 1 && number <= 31 ? day({ by: 'day', day: number }) : null
    },
  ],
  [
    new RegExp(RUN_OF_DAYS, 'y'),
    // 수금 is a word, 월수금 hardly.
    (m) => readRunOfDays(m[0], m[0], { by: 'weekday' }, 3),
  ],
  [
    /[월화수목금토일月火水木金土日](?![\p{L}\p{N}])/uy,
    ([said]) => ({ is: 'letter', weekday: weekdayOf(said), said }),
  ],
  [/\d{1,2}(?![\d:월月])/y, ([said]) => ({ is: 'number', number: Number(said), said })],
]

const weekday = (which: number, isNext: boolean): Token =>
  day({ by: 'weekday', weekday: which, ...(isNext && { next: true as const }) })

const counted = (days: number): Token | null => (days >= 1 ? { is: 'count', days } : null)

/** 다음 주 월요일, 이번 주말, 来週の金曜, friday next week */
function weekMatchers(): Matcher[] {
  const names = '지지난|지난|저번|이번|다다음|다음|담'
  const week = (weeks: number, rest: string | undefined) => {
    if (!rest) return day({ by: 'week', weeks })
    if (/말|末|end/.test(rest)) return day({ by: 'week', weeks, weekend: true })
    const first = rest.trim().replace(/^の/, '')
    const which = weekdayOf(first[0]!) || englishDay(first)
    return day({ by: 'week', weeks, weekday: which })
  }
  return [
    [
      new RegExp(`(?:(${names}|금|차|전)\\s*주|(再来|先々|来|今|先)週)\\s*の?(${RUN_OF_DAYS})`, 'y'),
      (m) => readRunOfDays(m[3]!, m[0], { by: 'week', weeks: WEEKS[m[1] ?? m[2]!]! }, 2),
    ],
    [
      new RegExp(
        `(${names}|금|차|전)\\s*주\\s*(말|[월화수목금토일](?:요일|욜)?(?![\\p{L}\\p{N}]|\\s*[:시])|[월화수목금토일](?:요일|욜))?`,
        'uy',
      ),
      (m) => week(WEEKS[m[1]!]!, m[2]),
    ],
    [
      /(再来|先々|来|今|先)週(の?[月火水木金土日]曜日?|の?[月火水木金土日](?!\p{L})|末)?/uy,
      (m) => week(WEEKS[m[1]!]!, m[2]),
    ],
    [new RegExp(`${ENGLISH_DAY}\\s+(next|this|last)\\s+week`, 'y'), (m) => week(WEEKS[m[2]!]!, m[1])],
    [new RegExp(`(next|this|last)\\s+week\\s+${ENGLISH_DAY}`, 'y'), (m) => week(WEEKS[m[1]!]!, m[2])],
    [/(next|this|last)\s+week(end)?/y, (m) => week(WEEKS[m[1]!]!, m[2])],
  ]
}

/** 내년, 올해 말, 来年の初め, end of next year; the day of a year stands beside it */
function yearMatchers(): Matcher[] {
  const years = anyOf(YEARS)
  const edge = (away: number, isEnd: boolean) =>
    day({ by: 'date', year: { away }, month: isEnd ? 12 : 1, day: isEnd ? 31 : 1 })
  return [
    [new RegExp(`(${years})\\s*の?\\s*(?:(말|末)|초|初め)`, 'y'), (m) => edge(YEARS[m[1]!]!, !!m[2])],
    [/(end|start) of ((?:next|this|last) year)/y, (m) => edge(YEARS[m[2]!]!, m[1] === 'end')],
    [/((?:next|this|last) year)[- ]end/y, (m) => edge(YEARS[m[1]!]!, true)],
    [
      new RegExp(`(${years})(?:\\s*의|の)?`, 'y'),
      (m) => day({ by: 'year', year: { away: YEARS[m[1]!]! }, said: m[1]! }),
    ],
  ]
}

/** 다음 달 3일, 이번 달 말, 12월, 来月, next month */
function monthMatchers(): Matcher[] {
  return [
    [
      /(지난|저번|이번|다다음|다음|담)\s*달\s*(?:(\d{1,2})\s*일|(말))?/y,
      (m) => ofMonth(WEEKS[m[1]!]!, m[2] ?? m[3]),
    ],
    [/(再来|来|今|先)月\s*(?:(\d{1,2})日|(末))?/y, (m) => ofMonth(WEEKS[m[1]!]!, m[2] ?? m[3])],
    [/(next|this|last)\s+month/y, (m) => ofMonth(WEEKS[m[1]!]!, undefined)],
    [
      /(?:(\d{4})\s*[년年]\s*)?(\d{1,2})\s*[월月](?:\s*(말|末))?/y,
      (m) => {
        const month = Number(m[2])
        if (month < 1 || month > 12) return null
        return day({
          by: 'month',
          month,
          ...(m[1] && { year: Number(m[1]) }),
          ...(m[3] && { day: 'last' as const }),
        })
      },
    ],
  ]
}
