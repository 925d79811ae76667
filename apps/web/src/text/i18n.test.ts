import i18next from 'i18next'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import {
  changeLanguage,
  chooseHere,
  chosenHere,
  followOwn,
  type Language,
  languages,
  loadTexts,
  startTexts,
} from './i18n.ts'
import { particles, withParticle } from './particle.ts'

const stored = new Map<string, string>()
const fetched: string[] = []
const broken = new Set<string>()
/** What Japanese texts wait for. */
let held: Promise<void> | undefined

/** Two files in each language, which tell their own name. */
const filesOf = (language: Language) =>
  Object.fromEntries(
    ['meetingRooms', 'leave'].map((name) => {
      const file = name === 'leave' ? 'leave' : 'meeting-rooms'
      const load = async () => {
        fetched.push(`${file}.${language}`)
        if (language === 'ja') await held
        if (broken.has(file)) throw new TypeError('Failed to fetch')
        return { [name]: { title: `${name} in ${language}` } }
      }
      return [`../../features/${file}/text/${file}.${language}.ts`, load]
    }),
  )
const sourceOf = (language: Language) => async () => ({
  common: { product: `common in ${language}` },
  files: filesOf(language),
})

beforeEach(async () => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('navigator', { languages: ['fr-FR', 'ko-KR', 'en-US'] })
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  stored.clear()
  broken.clear()
  held = undefined
  for (const language of languages) i18next.removeResourceBundle?.(language, 'translation')
  await startTexts({ ko: sourceOf('ko'), ja: sourceOf('ja'), en: sourceOf('en') })
  fetched.length = 0
})
afterAll(async () => {
  // Other files of the worker go on in the language that they expect.
  await i18next.changeLanguage('ko')
  vi.unstubAllGlobals()
})

test('texts are fetched once, when they are wanted', async () => {
  expect(i18next.t('common.product')).toBe('common in ko')
  await loadTexts(['meetingRooms'])
  await loadTexts(['meetingRooms', 'common'])
  expect(i18next.t('meetingRooms.title')).toBe('meetingRooms in ko')
  expect(fetched).toEqual(['meeting-rooms.ko'])
})

test('another language brings all that is there, then switches', async () => {
  await loadTexts(['meetingRooms'])
  const switched = changeLanguage('ja')
  expect(i18next.t('meetingRooms.title')).toBe('meetingRooms in ko')
  await switched
  expect(i18next.t('meetingRooms.title')).toBe('meetingRooms in ja')
  expect(i18next.t('common.product')).toBe('common in ja')
  expect(fetched).not.toContain('leave.ja')
})

test('what was on its way when the language changed comes in the new one, too', async () => {
  await Promise.all([loadTexts(['leave']), changeLanguage('en')])
  expect(i18next.t('leave.title')).toBe('leave in en')
})

test('what arrives in the old language while the new one is fetched is there in the new one', async () => {
  await loadTexts(['meetingRooms'])
  const arrived = Promise.withResolvers<void>()
  held = arrived.promise
  const switched = changeLanguage('ja')
  await loadTexts(['leave'])
  arrived.resolve()
  await switched
  expect(i18next.t('leave.title')).toBe('leave in ja')
})

test('of two languages chosen in a row the second stays, also when the first comes later', async () => {
  await loadTexts(['meetingRooms'])
  const arrived = Promise.withResolvers<void>()
  held = arrived.promise
  const first = changeLanguage('ja')
  await changeLanguage('ko')
  arrived.resolve()
  await first
  expect(i18next.language).toBe('ko')
})

test('what could not be fetched is fetched when it is wanted again', async () => {
  broken.add('leave')
  await expect(loadTexts(['leave'])).rejects.toThrow('Failed to fetch')
  broken.clear()
  await loadTexts(['leave'])
  expect(i18next.t('leave.title')).toBe('leave in ko')
})

const begin = async (languages: readonly string[] = ['ko-KR']) => {
  vi.stubGlobal('navigator', { languages })
  await startTexts({ ko: sourceOf('ko'), ja: sourceOf('ja'), en: sourceOf('en') })
  return [i18next.language, document.documentElement.lang]
}

test('a stranger is spoken to as the browser prefers, and in English when we speak none of its languages', async () => {
  expect(await begin(['fr', 'ja-JP', 'ko'])).toEqual(['ja', 'ja'])
  expect(await begin(['fr', 'kok'])).toEqual(['en', 'en'])
  expect(await begin([])).toEqual(['ko', 'ko'])
})

test('every particle is at hand in the texts', () => {
  for (const particle of particles) {
    i18next.addResource('ko', 'translation', 'common.particle', `{{name, ${particle}}} .`)
    expect(i18next.t('common.particle' as never, { name: '휴가' } as never)).toBe(
      `${withParticle('휴가', particle)} .`,
    )
  }
})

test('what a visitor chooses stays on the device until somebody is signed in, whose own language leads then', async () => {
  await chooseHere('en')
  expect(chosenHere()).toBe('en')
  expect(await begin()).toEqual(['en', 'en'])
  await followOwn('ja')
  expect(chosenHere()).toBeUndefined()
  expect(await begin()).toEqual(['ja', 'ja'])
  // It goes with the session, as all that begins so.
  expect([...stored.keys()].every((key) => key.startsWith('gyeol:'))).toBe(true)
})
