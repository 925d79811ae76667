import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { withObjectParticle } from './object-particle.ts'

export const languages = ['ko', 'ja', 'en'] as const
export type Language = (typeof languages)[number]
export const languageNames: Record<Language, string> = { ko: '한국어', ja: '日本語', en: 'English' }

const STORED = 'gyeol-language'
const entryTexts = {
  ko: () => import('./ko/entry.ts'),
  ja: () => import('./ja/entry.ts'),
  en: () => import('./en/entry.ts'),
}
const dailyTexts = {
  ko: () => import('./daily/ko.ts'),
  ja: () => import('./daily/ja.ts'),
  en: () => import('./daily/en.ts'),
}
const administrationTexts = {
  ko: () => import('./administration/ko.ts'),
  ja: () => import('./administration/ja.ts'),
  en: () => import('./administration/en.ts'),
}

/** What has been asked for so far; a change of language brings the same again. */
const wanted = { daily: false, administration: false }

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
    // What is on the screen already takes in texts that arrive later.
    react: { bindI18nStore: 'added' },
    showSupportNotice: false,
  } as Parameters<typeof i18next.init>[0])
  // {{name, object}} in the Korean texts: whether 을 or 를 follows depends on what is filled in.
  i18next.services.formatter?.add('object', withObjectParticle)
}

/** Adds the texts of the screens that everybody sees every day. */
export async function loadDailyTexts(): Promise<void> {
  if (wanted.daily) return
  await addDaily(i18next.language as Language)
  wanted.daily = true
}

/** Adds the texts of people, settings and the own account. */
export async function loadAdministrationTexts(): Promise<void> {
  if (wanted.administration) return
  await addAdministration(i18next.language as Language)
  wanted.administration = true
}

/** Switches the language of texts, answers (Accept-Language) and formats. */
export async function changeLanguage(language: Language): Promise<void> {
  localStorage.setItem(STORED, language)
  if (wanted.daily) await addDaily(language)
  else i18next.addResourceBundle(language, 'translation', (await entryTexts[language]()).entry, true, true)
  if (wanted.administration) await addAdministration(language)
  document.documentElement.lang = language
  await i18next.changeLanguage(language)
}

async function addDaily(language: Language): Promise<void> {
  add(language, (await dailyTexts[language]()).daily)
}

async function addAdministration(language: Language): Promise<void> {
  add(language, (await administrationTexts[language]()).administration)
}

function add(language: Language, texts: object): void {
  i18next.addResourceBundle(language, 'translation', texts, true, true)
}
