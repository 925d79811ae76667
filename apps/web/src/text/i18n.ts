import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'

export const languages = ['ko', 'ja', 'en'] as const
export type Language = (typeof languages)[number]
export const languageNames: Record<Language, string> = { ko: '한국어', ja: '日本語', en: 'English' }

const STORED = 'gyeol-language'
const entryTexts = {
  ko: () => import('./ko/entry.ts'),
  ja: () => import('./ja/entry.ts'),
  en: () => import('./en/entry.ts'),
}
const allTexts = { ko: () => import('./ko.ts'), ja: () => import('./ja.ts'), en: () => import('./en.ts') }

let wantsAll = false

/** The language a person chose on this device; Korean until then. */
export function storedLanguage(): Language {
  const stored = localStorage.getItem(STORED)
  return languages.find((language) => language === stored) ?? 'ko'
}

/** Starts with the few texts of the sign-in pages. */
export async function startTexts(): Promise<void> {
  const language = storedLanguage()
  document.documentElement.lang = language
  const { entry } = await entryTexts[language]()
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: entry } },
    interpolation: { escapeValue: false },
    returnNull: false,
    showSupportNotice: false,
  } as Parameters<typeof i18next.init>[0])
}

/** Adds the texts of the signed-in screens. */
export async function loadAllTexts(): Promise<void> {
  if (wantsAll) return
  await addAll(i18next.language as Language)
  wantsAll = true
}

/** Switches the language of texts, answers (Accept-Language) and formats. */
export async function changeLanguage(language: Language): Promise<void> {
  localStorage.setItem(STORED, language)
  if (wantsAll) await addAll(language)
  else i18next.addResourceBundle(language, 'translation', (await entryTexts[language]()).entry, true, true)
  document.documentElement.lang = language
  await i18next.changeLanguage(language)
}

async function addAll(language: Language): Promise<void> {
  i18next.addResourceBundle(language, 'translation', (await allTexts[language]()).texts, true, true)
}
