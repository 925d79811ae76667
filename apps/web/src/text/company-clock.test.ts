import i18next from 'i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepZone, noteServerTime } from './company-clock.ts'
import { moment, today } from './formats.ts'

const HOUR = 3_600_000
// In Seoul it is half past eight on Monday morning, in Los Angeles still Sunday.
const NOW = Date.parse('2026-11-23T08:30+09:00')
const { TZ } = process.env

const answered = (at: number) => new Response(null, { headers: { date: new Date(at).toUTCString() } })

beforeEach(async () => {
  await i18next.init({ lng: 'ko', resources: {} })
  process.env.TZ = 'America/Los_Angeles'
  vi.useFakeTimers({ now: NOW })
  keepZone('Asia/Seoul')
})

afterEach(() => {
  vi.useRealTimers()
  keepZone(undefined)
  noteServerTime(answered(Date.now()), Date.now())
  if (TZ === undefined) delete process.env.TZ
  else process.env.TZ = TZ
})

test('days and moments are those of the company, wherever the device is', () => {
  expect(today()).toBe('2026-11-23')
  expect(moment('2026-11-22T15:05:00Z')).toBe('11월 23일(월) 00:05')
  expect(moment('2025-12-31T23:59:00+09:00')).toBe('2025년 12월 31일(수) 23:59')
  keepZone('America/Los_Angeles')
  expect(today()).toBe('2026-11-22')
  expect(moment('2026-11-22T15:05:00Z')).toBe('11월 22일(일) 07:05')
})

test.each([24, -24])(
  'a clock that is wrong by %i hours is set right by the answers of the server',
  (wrong) => {
    vi.setSystemTime(NOW + wrong * HOUR)
    const sentAt = Date.now()
    expect(today()).not.toBe('2026-11-23')
    noteServerTime(answered(NOW), sentAt)
    expect(today()).toBe('2026-11-23')
  },
)

test('an answer that takes long does not set the clock, and one without a time leaves it', () => {
  vi.setSystemTime(NOW + 24 * HOUR)
  noteServerTime(answered(NOW), Date.now())
  noteServerTime(new Response(null), Date.now())
  expect(today()).toBe('2026-11-23')
  // Somebody has mended the clock; a file then travels for an hour, around midnight.
  const sentAt = Date.parse('2026-11-23T23:30+09:00')
  vi.setSystemTime(sentAt + HOUR)
  noteServerTime(answered(sentAt + HOUR / 2), sentAt)
  expect(today()).toBe('2026-11-24')
})
