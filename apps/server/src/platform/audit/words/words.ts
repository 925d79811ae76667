import type { Language } from '../../../http/context.ts'

/** Korean, Japanese, English. */
export type Words = readonly [ko: string, ja: string, en: string]

const AT: Record<Language, 0 | 1 | 2> = { ko: 0, ja: 1, en: 2 }

export const inLanguage = (words: Words, language: Language): string => words[AT[language]]
