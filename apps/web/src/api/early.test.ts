import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetEarly, sessionNow, takeEarly } from './early.ts'

const SUMMARY = '/home/home/summary/'
let cookie = ''
let person: string | null = null

beforeEach(() => {
  vi.stubGlobal('document', {
    documentElement: { lang: 'ko' },
    querySelector: () => null,
    get cookie() {
      return cookie
    },
  })
  vi.stubGlobal('localStorage', { getItem: () => person })
})
afterEach(() => {
  forgetEarly()
  vi.unstubAllGlobals()
})

/** The page of a session asks early, as its first script does. */
function asked(token: string, who: string | null): void {
  ;[cookie, person] = [`csrftoken=${token}`, who]
  const answers = { [SUMMARY]: Promise.resolve(new Response('{}')) }
  globalThis.gyeolEarly = { language: 'ko', session: sessionNow(), sentAt: Date.now(), answers }
}

test('an early answer is taken once, by the session that asked for it', () => {
  asked('a', '1-3')
  expect(takeEarly('POST', SUMMARY)).toBeUndefined()
  asked('a', '1-3')
  expect(takeEarly('GET', SUMMARY)).toBeDefined()
  expect(takeEarly('GET', SUMMARY)).toBeUndefined()
})

test('who is not known when it is asked for may be known when it is taken', () => {
  asked('a', null)
  person = '1-3'
  expect(takeEarly('GET', SUMMARY)).toBeDefined()
})

test.each([
  ['another session', 'csrftoken=b', '1-3'],
  ['another company', 'csrftoken=a', '2-8'],
  ['nobody any more', '', null],
])('nothing early is taken by %s', (_who, then, personThen) => {
  asked('a', '1-3')
  ;[cookie, person] = [then, personThen]
  expect(takeEarly('GET', SUMMARY)).toBeUndefined()
})

test('it goes with the session, and lapses', () => {
  asked('a', '1-3')
  forgetEarly()
  expect(takeEarly('GET', SUMMARY)).toBeUndefined()
  asked('a', '1-3')
  globalThis.gyeolEarly!.sentAt -= 61_000
  expect(takeEarly('GET', SUMMARY)).toBeUndefined()
})
