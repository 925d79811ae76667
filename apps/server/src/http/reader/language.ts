import type { Language } from '../context.ts'

/** The first of ko, ja, en that the Accept-Language header prefers; Korean when it names none of them. */
export function languageOf(header: string | undefined): Language {
  if (!header) return 'ko'
  let best: Language = 'ko'
  let weight = 0
  for (const part of header.slice(0, 200).split(',')) {
    const [tag = '', ...parameters] = part.trim().split(';')
    const language = tag.slice(0, 2).toLowerCase()
    if (language !== 'ko' && language !== 'ja' && language !== 'en') continue
    const quality = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find(Boolean)
    const q = quality === undefined ? 1 : Number(quality)
    if (q > weight) {
      best = language
      weight = q
    }
  }
  return best
}
