import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { readableStep } from './readable-step.ts'

// Whichever language the file before this one left behind.
beforeAll(async () => void (await i18next.init({ lng: 'ko', resources: {} })))

const read = (input: string, effect: string) =>
  readableStep({ rule: 'DAY_GROSS', article: '', input, effect }, (basis) => `<${basis}>`)

test('minutes become hours, an option its words, and times stay', () => {
  expect(read('835', '-60')).toEqual({ input: '13시간 55분', effect: '−1시간' })
  expect(read('OVERLAP_TIME_IF_REQ', '90')).toEqual({ input: '<OVERLAP_TIME_IF_REQ>', effect: '1시간 30분' })
  expect(read('09:05 ~ 23:10', '09:05 ~ 23:00')).toEqual({ input: '09:05 ~ 23:10', effect: '09:05 ~ 23:00' })
  expect(read('-00:30 ~ 07:30', '-00:30 ~ 07:30').input).toBe('전일 23:30 ~ 07:30')
})
