/** What Japanese writes for the Korean units. */
const KOREAN: Readonly<Record<string, string>> = { 千: '천', 万: '만', 億: '억', 兆: '조' }
const SHORT: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000 }

const GROUPS = /^(?:(.+)조)?(?:(.+)억)?(?:(.+)만)?(.+)?$/
const WITHIN = /^(?:(\d+(?:\.\d+)?)천)?(?:(\d+)백)?(?:(\d+)십)?(\d+(?:\.\d+)?)?$/

/**
 * The won that a person typed or pasted: 1,234,000, ₩1,234,000, 1234000원, 120만, 1억 2,500만, 1.5억, 3천만, 1천5백만.
 * @returns whole won; null for what is no amount, has a rest below one won, or is meant in one way and reads in another: 1억 5천
 */
export function parseWon(typed: string): number | null {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/[,\s₩¥]|원|ウォン|krw/g, '')
  const sign = text.startsWith('-') ? -1 : 1
  const figures = text.replace(/^[-+]/, '').replace(/[千万億兆]/g, (unit) => KOREAN[unit]!)
  const total = shortOf(figures) ?? groupsOf(figures)
  if (total === null) return null
  const won = Math.round(total)
  return Math.abs(won - total) < 1e-6 && Number.isSafeInteger(won) ? sign * won : null
}

function shortOf(figures: string): number | null {
  const [, number, unit] = /^(\d+(?:\.\d+)?)([km])$/.exec(figures) ?? []
  return number === undefined ? null : Number(number) * SHORT[unit!]!
}

function groupsOf(figures: string): number | null {
  const [, trillions, hundredMillions, tenThousands, rest] = GROUPS.exec(figures) ?? []
  const isBehindGroup = figures !== rest
  if (figures === '' || (isBehindGroup && /[천백십]/.test(rest ?? ''))) return null
  const groups = [trillions, hundredMillions, tenThousands, rest].map((group) =>
    group ? withinGroup(group) : 0,
  )
  // Number has no more than 15 sure digits: a trillion times ten thousand is within them.
  return groups.reduce<number | null>(
    (sum, group) => (sum === null || group === null ? null : sum * 10_000 + group),
    0,
  )
}

function withinGroup(text: string): number | null {
  const found = WITHIN.exec(text)
  if (!found) return null
  const [thousands = 0, hundreds = 0, tens = 0, ones = 0] = found.slice(1).map((part) => Number(part ?? 0))
  return thousands * 1000 + hundreds * 100 + tens * 10 + ones
}

const WORDS = { ko: ['만', '억', '조'], ja: ['万', '億', '兆'] } as const

/**
 * 1234000 as 123만 4,000, from ten thousand on; null below, where the figures read as easily, and in languages that count
 * in thousands, as the figures are grouped.
 */
export function wonInWords(won: number, language: string): string | null {
  const amount = Math.abs(won)
  if (amount < 10_000 || !(language === 'ko' || language === 'ja')) return null
  const [man, eok, jo] = WORDS[language]
  const parts = [
    [Math.floor(amount / 1_000_000_000_000), jo],
    [Math.floor(amount / 100_000_000) % 10_000, eok],
    [Math.floor(amount / 10_000) % 10_000, man],
    [amount % 10_000, ''],
  ] as const
  const words = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => count.toLocaleString('en-US') + unit)
  return (won < 0 ? '-' : '') + words.join(' ')
}
