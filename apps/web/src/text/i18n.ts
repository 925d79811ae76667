import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { particles, withParticle } from './particle.ts'

export const languages = ['ko', 'ja', 'en'] as const
export type Language = (typeof languages)[number]
export const languageNames: Record<Language, string> = { ko: '한국어', ja: '日本語', en: 'English' }

/** What was chosen before signing in, until somebody has. */
const CHOSEN = 'gyeol-language'
/** The language of who is signed in; it goes with the session. */
const OWN = 'gyeol:language'
const NAMESPACE = 'translation'

interface TextFiles {
  /** The few words that every page needs. */
  common: object
  /** By path: meeting-rooms.ko.ts holds the texts whose keys begin with meetingRooms. */
  files: Record<string, () => Promise<Record<string, object>>>
}
type Sources = Record<Language, () => Promise<TextFiles>>
let sources: Sources

/**
 * The language of who is signed in, else the one chosen here, else the first that the browser prefers and we speak. A browser
 * that prefers only others is answered in English, by the server as well (http/reader/language.ts).
 */
function firstLanguage(): Language {
  const wanted = [localStorage.getItem(OWN), localStorage.getItem(CHOSEN), ...navigator.languages]
  return wanted.map(asLanguage).find(Boolean) ?? (navigator.languages.length > 0 ? 'en' : 'ko')
}

function asLanguage(tag: string | null): Language | undefined {
  return languages.find((language) => language === tag?.split('-')[0])
}

/** What a visitor has chosen here; undefined for who has not. */
export function chosenHere(): Language | undefined {
  return asLanguage(localStorage.getItem(CHOSEN))
}

/** The language of who is signed in here, once it is known; undefined on a new device. */
export function ownHere(): Language | undefined {
  return asLanguage(localStorage.getItem(OWN))
}

/** A visitor chooses: kept on the device until somebody signs in, whose choice it is then. */
export function chooseHere(language: Language): Promise<void> {
  localStorage.setItem(CHOSEN, language)
  return changeLanguage(language)
}

/** Goes on in the language of who is signed in; the next one on this device does not inherit it. */
export function followOwn(language: Language): Promise<void> {
  localStorage.setItem(OWN, language)
  localStorage.removeItem(CHOSEN)
  return changeLanguage(language)
}

/** Starts with the words that every page needs; the others come with the pages that show them. */
export async function startTexts(from: Sources): Promise<void> {
  sources = from
  const language = firstLanguage()
  document.documentElement.lang = language
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: {},
    interpolation: { escapeValue: false },
    returnNull: false,
    showSupportNotice: false,
  } as Parameters<typeof i18next.init>[0])
  // {{name, object}} in the Korean texts: whether 을 or 를 follows depends on what is filled in.
  for (const particle of particles)
    i18next.services.formatter?.add(particle, (text: string) => withParticle(text, particle))
  // {{n, counted(single: person is; plural: people are)}} in the English ones.
  i18next.services.formatter?.add(
    'counted',
    (n: number | string, _language, { single, plural }) => `${n} ${Number(n) === 1 ? single : plural}`,
  )
  await loadTexts(['common'])
}

/** Brings texts in the language in use; those that are there cost nothing. Whoever shows them waits for it. */
export async function loadTexts(names: readonly TextName[]): Promise<void> {
  const language = i18next.language as Language
  await Promise.all(names.map((name) => add(language, name)))
  // Chosen anew meanwhile: what was on the screen came in the new language, this did not.
  if (i18next.language !== language) await loadTexts(names)
}

let chosen: Language | undefined

/** Switches the language of texts, answers (Accept-Language) and formats: all that is there comes in it first. */
export async function changeLanguage(language: Language): Promise<void> {
  chosen = language
  if (language === i18next.language) return
  let brought: readonly TextName[] = []
  // What arrives in the old language meanwhile is brought as well.
  for (let there = present(); there.length > brought.length; there = present()) {
    await Promise.all(there.map((name) => add(language, name)))
    brought = there
    // Another one was chosen while this one was on its way.
    if (chosen !== language) return
  }
  document.documentElement.lang = language
  await i18next.changeLanguage(language)
}

function present(): TextName[] {
  return Object.keys(i18next.getResourceBundle(i18next.language, NAMESPACE) ?? {}) as TextName[]
}

async function add(language: Language, name: TextName): Promise<void> {
  if (i18next.getResource(language, NAMESPACE, name) !== undefined) return
  const { common, files } = await sources[language]()
  const file = `/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.${language}.ts`
  const path = Object.keys(files).find((path) => path.endsWith(file))
  const texts = name === 'common' ? { common } : await files[path!]!()
  i18next.addResourceBundle(language, NAMESPACE, texts, true, true)
}
