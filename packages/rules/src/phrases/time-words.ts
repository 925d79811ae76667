import { AFTER, ENGLISH_MANY, ENGLISH_NUMBER, HOURS, MINUTES, numberOf } from './number-words.ts'
import type { Half, Matcher, Token } from './tokens.ts'

const HALVES: Readonly<Record<string, Half>> = {
  오전: 'AM',
  아침: 'AM',
  새벽: 'AM',
  오후: 'PM',
  저녁: 'PM',
  밤: 'PM',
  午前: 'AM',
  朝: 'AM',
  午後: 'PM',
  夜: 'PM',
  morning: 'AM',
  afternoon: 'PM',
  am: 'AM',
  pm: 'PM',
}
const HALF = '오전|아침|새벽|오후|저녁|밤|午前|朝|午後|夜'

function time(hour: number, minute: number, half: Half | null): Token | null {
  // Half a day and an hour of the 24: 오후 14시 is said, 오전 14시 is a slip.
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0) || (half === 'AM' && hour > 12)) return null
  return { is: 'time', hour, minute, half }
}

const half = (said: string | undefined): Half | null => (said ? HALVES[said]! : null)

const length = (minutes: number): Token | null =>
  minutes > 0 && minutes <= 24 * 60 ? { is: 'length', minutes } : null

const minutesOf = (said: string | undefined): number => (said ? numberOf(said) : 0)

/** Times of day and lengths in Korean, Japanese and English. */
export const TIME_MATCHERS: readonly Matcher[] = [
  [
    new RegExp(`(${HOURS})\\s*(?:시간|時間)\\s*(?:(${MINUTES})\\s*[분分]|([반半])(?![차休]|\\s*반차))?`, 'y'),
    (m) => length(numberOf(m[1]!) * 60 + (m[3] ? 30 : minutesOf(m[2]))),
  ],
  [/half an hour|반\s*시간|半時間/y, () => length(30)],
  [/(?:one|1|an) and a half hours?|(?:an|one) hour and a half/y, () => length(90)],
  [/(\d{1,2}(?:\.5)?)\s*(?:hours?|hrs?|h)(?![a-z])/y, (m) => length(Number(m[1]) * 60)],
  [new RegExp(`(${ENGLISH_MANY})\\s+hours?(?![a-z])`, 'y'), (m) => length(numberOf(m[1]!) * 60)],
  [/(\d{1,3})\s*(?:minutes?|mins?)(?![a-z])/y, (m) => length(Number(m[1]))],
  [new RegExp(`(${MINUTES})\\s*[분分]`, 'y'), (m) => length(numberOf(m[1]!))],
  [
    new RegExp(`(${HALF})?\\s*(\\d{1,2}):(\\d{2})(?!\\d)\\s*(am|pm)?`, 'y'),
    (m) => time(Number(m[2]), Number(m[3]), half(m[1] ?? m[4])),
  ],
  [
    new RegExp(
      `(${HALF})?\\s*(${HOURS})\\s*[시時](?!\\s*[간間])\\s*(?:(${MINUTES})\\s*[분分]|([반半])(?![차休]|\\s*반차))?`,
      'y',
    ),
    (m) => time(numberOf(m[2]!), m[4] ? 30 : minutesOf(m[3]), half(m[1])),
  ],
  [new RegExp(`(${ENGLISH_NUMBER}) o'?clock`, 'y'), (m) => time(numberOf(m[1]!), 0, null)],
  [/(\d{1,2})\s*(am|pm)(?![a-z])/y, (m) => time(Number(m[1]), 0, half(m[2]))],
  [/정오|正午|noon/y, () => ({ is: 'time', hour: 12, minute: 0, half: 'PM' })],
  [/(오전|오후)\s*반차/y, (m) => ({ is: 'unit', unit: 'HALF', half: half(m[1]) })],
  [/(午前|午後)\s*半休/y, (m) => ({ is: 'unit', unit: 'HALF', half: half(m[1]) })],
  [
    /(morning|afternoon)\s+half(?:[- ]day)?(?:\s+off)?/y,
    (m) => ({ is: 'unit', unit: 'HALF', half: half(m[1]) }),
  ],
  // Before the time of a length is looked for: 시간연차 has none.
  [
    /시간\s*(?:단위\s*)?(?:연차|휴가)|時間(?:単位)?(?:の)?(?:年休|有給(?:休暇)?|休暇)|hourly (?:annual )?leave/y,
    () => ({ is: 'unit', unit: 'TIME', half: null }),
  ],
  [/0?\.5\s*(?:일|日|days?)(?![a-z])/y, () => ({ is: 'unit', unit: 'HALF', half: null })],
  [/0?\.25\s*(?:일|日|days?)(?![a-z])/y, () => ({ is: 'unit', unit: 'QUARTER', half: null })],
  [/반반차|四半休|quarter(?:[- ]day)?/y, () => ({ is: 'unit', unit: 'QUARTER', half: null })],
  [/반차|반나절|半休|半日|half(?:[- ]day)?(?:\s+off)?/y, () => ({ is: 'unit', unit: 'HALF', half: null })],
  [
    new RegExp(`하루\\s*종일|종일|하루(?!\\s*${AFTER})|終日|全日|1日中|all[- ]day|full[- ]day`, 'y'),
    () => ({ is: 'unit', unit: 'FULL', half: null }),
  ],
  [
    new RegExp(`${HALF}|(?:in\\s+the\\s+)?(?:morning|afternoon)|(?:am|pm)(?![a-z])`, 'y'),
    ([said]) => ({ is: 'half', half: HALVES[said.split(/\s/).at(-1)!]! }),
  ],
]
