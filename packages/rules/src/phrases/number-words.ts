const NATIVE = ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열', '열한', '열두']
const ENGLISH_NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const SINO = '일이삼사오육칠팔구'
const KANJI = '一二三四五六七八九'

const longestFirst = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length).join('|')

const KANJI_NUMBER = `[${KANJI}]?十[${KANJI}]?|[${KANJI}]`
const SINO_TENS = `[${SINO}]?십[${SINO}]?`

/** Hours of the day and how many of them: 3, 세, 열두, 십사, 三. 이 시 and 삼 시 are not said. */
export const HOURS = `\\d{1,2}|${longestFirst(NATIVE)}|${SINO_TENS}|${KANJI_NUMBER}`
/** Minutes: 30, 삼십, 十. 이 분 is a person. */
export const MINUTES = `\\d{1,3}|${SINO_TENS}|오|${KANJI_NUMBER}`
/** Days and weeks that are counted: 3, 삼, 두, 三. */
export const COUNTED = `\\d{1,3}|${longestFirst(NATIVE)}|${SINO_TENS}|[${SINO}]|${KANJI_NUMBER}`
/** Weeks by themselves: 이 주 is this one, and no number of them. */
export const NATIVE_NUMBER = longestFirst(NATIVE)
export const ENGLISH_NUMBER = `\\d{1,3}|${longestFirst(ENGLISH_NUMBERS)}`
export const ENGLISH_MANY = `${ENGLISH_NUMBER}|an?(?![a-z])`

/** Days in a row by their names. */
export const DAY_COUNTS: Readonly<Record<string, number>> = {
  하루: 1,
  이틀: 2,
  사흘: 3,
  나흘: 4,
  닷새: 5,
  엿새: 6,
  이레: 7,
  여드레: 8,
  아흐레: 9,
  열흘: 10,
  보름: 15,
}
/** What makes a distance of a length: 사흘 뒤. */
export const AFTER = '(?:뒤|후|後|있다가)'

/** The number that is told by digits or by its word. */
export function numberOf(said: string): number {
  if (/^\d/.test(said)) return Number(said)
  const word = [NATIVE, ENGLISH_NUMBERS].map((words) => words.indexOf(said) + 1).find((found) => found > 0)
  if (word !== undefined) return word
  if (/^an?$/.test(said)) return 1
  const [tens, ones] = /[십十]/.test(said) ? said.split(/[십十]/) : ['', said]
  const digit = (letter: string) => SINO.indexOf(letter) + 1 || KANJI.indexOf(letter) + 1
  const isTens = ones !== said
  return (isTens ? (tens ? digit(tens) : 1) * 10 : 0) + (ones ? digit(ones) : 0)
}

const SAYS_WHEN = new RegExp(
  [
    '\\d',
    `^(?:${COUNTED})$`,
    `(?:${COUNTED})\\s*(?:시|일|주|달|개월|시간|분|時|日|週|月|分)`,
    Object.keys(DAY_COUNTS).join('|'),
    '요일|曜|오늘|내일|모레|글피|어제|그제|주말|월말|다음|지난|이번|년|달|해$',
    '今日|明日|昨日|明後日|来週|今週|先週|来月|来年|年',
    `\\b(?:${longestFirst(ENGLISH_NUMBERS)}|today|tomorrow|yesterday|next|last|days?|weeks?|months?|years?|hours?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b`,
  ].join('|'),
)

/** Whether words that were not understood may say a day, a time or a number of them. */
export const maySayWhen = (words: readonly string[]): boolean => words.some((word) => SAYS_WHEN.test(word))
