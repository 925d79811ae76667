import type { Language } from '../context.ts'

/** The first of ko, ja, en that the Accept-Language header prefers; English when it names only others, Korean when none. */
export function languageOf(header: string | undefined): Language {
  if (!header) return 'ko'
  let best: Language | undefined
  let weight = 0
  let others = false
  for (const part of header.slice(0, 200).split(',')) {
    const [tag = '', ...parameters] = part.trim().split(';')
    const language = tag.split('-')[0]!.toLowerCase()
    if (language !== 'ko' && language !== 'ja' && language !== 'en') {
      others ||= /^[a-z]{2,3}$/.test(language)
      continue
    }
    const quality = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find(Boolean)
    const q = quality === undefined ? 1 : Number(quality)
    if (q > weight) {
      best = language
      weight = q
    }
  }
  return best ?? (others ? 'en' : 'ko')
}
