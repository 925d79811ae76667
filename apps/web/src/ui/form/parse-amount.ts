/** Units of ten thousand in Korean and Japanese, and what people write for short. */
const UNITS: Readonly<Record<string, number>> = {
  십: 10,
  백: 100,
  천: 1000,
  만: 10_000,
  억: 100_000_000,
  조: 1_000_000_000_000,
  千: 1000,
  万: 10_000,
  億: 100_000_000,
  兆: 1_000_000_000_000,
  k: 1000,
  m: 1_000_000,
}

/**
 * The won that a person typed or pasted: 1,234,000, ₩1,234,000, 1234000원, 120만, 1억 2,500만, 1.5억, 3천만.
 * @returns whole won, null for what is no amount or has a rest below one won
 */
export function parseWon(typed: string): number | null {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/[,\s₩¥]|원|ウォン|krw/g, '')
  const sign = text.startsWith('-') ? -1 : 1
  const figures = text.replace(/^[-+]/, '')
  if (!/^(\d+(\.\d+)?[십백천만억조千万億兆km]*)+$/.test(figures)) return null
  let total = 0
  let last = Infinity
  for (const [, number = '', units = ''] of figures.matchAll(/(\d+(?:\.\d+)?)([십백천만억조千万億兆km]*)/g)) {
    const scale = [...units].reduce((product, unit) => product * UNITS[unit]!, 1)
    // 2만 3억 has no reading, and neither has 1억 2억.
    if (scale >= last) return null
    last = scale
    total += Number(number) * scale
  }
  const won = Math.round(total)
  return Math.abs(won - total) < 1e-6 && Number.isSafeInteger(won) ? sign * won : null
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
