import type { z } from 'zod'
import { shapes } from '#contract/fields.ts'
import type { Language } from './context.ts'

type Sentence = Record<Language, string>
type Issue = z.core.$ZodRawIssue

/** What is wrong with a value, as its person is told it; {n} and {values} are filled in. */
const sentences = {
  WRONG: {
    ko: '입력한 값을 확인해 주십시오.',
    ja: '入力した値を確認してください。',
    en: 'Check this value.',
  },
  MISSING: { ko: '값을 입력해 주십시오.', ja: '値を入力してください。', en: 'Enter a value.' },
  TEXT: { ko: '텍스트로 입력해 주십시오.', ja: 'テキストで入力してください。', en: 'Enter text.' },
  NUMBER: { ko: '숫자로 입력해 주십시오.', ja: '数値で入力してください。', en: 'Enter a number.' },
  WHOLE: { ko: '정수로 입력해 주십시오.', ja: '整数で入力してください。', en: 'Enter a whole number.' },
  YES_NO: {
    ko: '예 또는 아니요로 입력해 주십시오.',
    ja: '「はい」か「いいえ」で入力してください。',
    en: 'Answer yes or no.',
  },
  LIST: { ko: '목록으로 입력해 주십시오.', ja: 'リストで入力してください。', en: 'Enter a list.' },
  CHOICE: {
    ko: '{values} 중에서 선택해 주십시오.',
    ja: '{values}の中から選択してください。',
    en: 'Choose one of {values}.',
  },
  LONG: {
    ko: '{n}자 이하로 입력해 주십시오.',
    ja: '{n}文字以内で入力してください。',
    en: 'Use at most {n} characters.',
  },
  SHORT: {
    ko: '{n}자 이상 입력해 주십시오.',
    ja: '{n}文字以上で入力してください。',
    en: 'Use at least {n} characters.',
  },
  MANY: {
    ko: '{n}개 이하로 입력해 주십시오.',
    ja: '{n}個以内で入力してください。',
    en: 'Enter at most {n}.',
  },
  FEW: { ko: '{n}개 이상 입력해 주십시오.', ja: '{n}個以上入力してください。', en: 'Enter at least {n}.' },
  HIGH: { ko: '{n} 이하로 입력해 주십시오.', ja: '{n}以下で入力してください。', en: 'Enter {n} or less.' },
  LOW: { ko: '{n} 이상으로 입력해 주십시오.', ja: '{n}以上で入力してください。', en: 'Enter {n} or more.' },
  STEP: {
    ko: '{n} 단위로 입력해 주십시오.',
    ja: '{n}単位で入力してください。',
    en: 'Enter a multiple of {n}.',
  },
  EMAIL: {
    ko: '올바른 이메일 주소를 입력해 주십시오.',
    ja: '正しいメールアドレスを入力してください。',
    en: 'Enter a valid email address.',
  },
  PHONE: {
    ko: '010-1234-5678과 같은 올바른 전화번호를 입력해 주십시오.',
    ja: '010-1234-5678のような正しい電話番号を入力してください。',
    en: 'Enter a phone number, such as 010-1234-5678.',
  },
  DAY: {
    ko: '2026-11-21과 같은 올바른 날짜를 입력해 주십시오.',
    ja: '2026-11-21のような正しい日付を入力してください。',
    en: 'Enter a date that exists, such as 2026-11-21.',
  },
  MONTH: {
    ko: '2026-11과 같은 올바른 연월을 입력해 주십시오.',
    ja: '2026-11のような正しい年月を入力してください。',
    en: 'Enter a month, such as 2026-11.',
  },
  TIME: {
    ko: '09:00과 같은 올바른 시각을 입력해 주십시오.',
    ja: '09:00のような正しい時刻を入力してください。',
    en: 'Enter a time of day, such as 09:00.',
  },
  WORK_TIME: {
    ko: '09:00과 같은 올바른 시각을 입력해 주십시오. 자정을 넘긴 시각은 25:30처럼 입력합니다.',
    ja: '09:00のような正しい時刻を入力してください。翌日にかかる時刻は25:30のように入力してください。',
    en: 'Enter a time, such as 09:00, or 25:30 for half past one of the next day.',
  },
  UNKNOWN: {
    ko: '사용할 수 없는 항목이 있습니다: {values}. 제외하고 다시 시도해 주십시오.',
    ja: '使用できない項目があります：{values}。除いてもう一度お試しください。',
    en: 'These fields are not known: {values}. Leave them out and try again.',
  },
  TURNED: {
    ko: '시작일보다 빠를 수 없습니다.',
    ja: '開始日より前にはできません。',
    en: 'This cannot be before the first day.',
  },
  NEEDS_PART: {
    ko: '{values} 항목을 한 번 포함하여 올바른 형식으로 입력해 주십시오.',
    ja: '{values}を1回含む正しい形式で入力してください。',
    en: 'Enter a valid format that has {values} once.',
  },
} as const satisfies Record<string, Sentence>

type Fault = keyof typeof sentences
type Said = Fault | [Fault, string]

const OF_TYPE: Record<string, Fault> = {
  string: 'TEXT',
  number: 'NUMBER',
  int: 'WHOLE',
  boolean: 'YES_NO',
  array: 'LIST',
}
const OF_FORMAT: Record<string, Fault> = { email: 'EMAIL', date: 'DAY' }
const OF_PATTERN: Record<string, Fault> = {
  [String(shapes.day)]: 'DAY',
  [String(shapes.month)]: 'MONTH',
  [String(shapes.time)]: 'TIME',
  [String(shapes.workTime)]: 'WORK_TIME',
  [String(shapes.decimal)]: 'NUMBER',
  [String(shapes.phone)]: 'PHONE',
}
/** More choices than these nobody reads. */
const MOST_VALUES = 12
/** What is named back is what came, which may be long. */
const MOST_CHARACTERS = 40

/** The sentence for what a schema says of a value, in a reader's language. */
export function inputSentence(issue: Issue, language: Language): string {
  const said = faultOf(issue)
  const [fault, filled] = typeof said === 'string' ? [said, ''] : said
  return sentences[fault][language].replace(/\{\w+\}/, () => filled)
}

function faultOf(issue: Issue): Said {
  if (issue.code === 'invalid_type') {
    const isMissing = issue.input === undefined || issue.input === null
    return isMissing ? 'MISSING' : (OF_TYPE[String(issue.expected)] ?? 'WRONG')
  }
  if (issue.code === 'invalid_value') return choice((issue.values as unknown[]) ?? [])
  if (issue.code === 'too_big') return [largest(issue.origin), String(issue.maximum)]
  if (issue.code === 'too_small') {
    const isEmpty = issue.origin === 'string' && issue.input === ''
    return isEmpty ? 'MISSING' : [least(issue.origin), String(issue.minimum)]
  }
  if (issue.code === 'not_multiple_of') return ['STEP', String(issue.divisor)]
  if (issue.code === 'invalid_format')
    return OF_FORMAT[String(issue.format)] ?? OF_PATTERN[String(issue.pattern)] ?? 'WRONG'
  if (issue.code === 'unrecognized_keys') return ['UNKNOWN', listed((issue.keys as string[]) ?? [])]
  if (issue.code === 'custom' && issue.params?.['problem'] === 'ORDER') return 'TURNED'
  if (issue.code === 'custom' && typeof issue.params?.['needs'] === 'string')
    return ['NEEDS_PART', issue.params['needs']]
  return 'WRONG'
}

const largest = (origin: unknown): Fault =>
  origin === 'string' ? 'LONG' : origin === 'array' ? 'MANY' : 'HIGH'
const least = (origin: unknown): Fault => (origin === 'string' ? 'SHORT' : origin === 'array' ? 'FEW' : 'LOW')

function choice(values: readonly unknown[]): Said {
  const named = values.filter((value) => typeof value === 'string' && value !== '')
  if (named.length === 0 || named.length > MOST_VALUES) return 'WRONG'
  return ['CHOICE', listed(named as string[])]
}

const listed = (names: readonly string[]) =>
  names
    .slice(0, MOST_VALUES)
    .map((name) => name.slice(0, MOST_CHARACTERS).toWellFormed())
    .join(', ')
