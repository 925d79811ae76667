import { expect, test } from 'vitest'
import { readableStep, type Words } from './readable-step.ts'

const words: Words = {
  rule: (name) => (name === 'UNKNOWN' ? undefined : `<${name}>`),
  days: (days) => `${days}일`,
  day: (date) => `[${date}]`,
  range: (from, to) => `${from}부터 ${to}까지`,
  event: () => '연차',
  grant: (kind) => kind,
  served: (years) => `근속 ${years}년`,
  perDay: (days, each) => `${days} × ${each}`,
}
const step = (rule: string, input: string, effect: string) =>
  readableStep({ rule, article: '근로기준법 제60조', input, effect }, words, 480)

test('minutes become days of the standard day', () => {
  expect(step('LEAVE_COUNTED', '3 x 240', '720')).toMatchObject({ input: '3 × 0.5', effect: '1.5일' })
})

test('days and spans are written out', () => {
  expect(step('LEAVE_SKIPS_HOLIDAY', '2026-12-25', '0')).toMatchObject({
    input: '[2026-12-25]',
    effect: '0일',
  })
  expect(step('COMPLETED_YEAR', '2: 2026-02-03 ~ 2027-02-02', '15').input).toBe(
    '근속 2년 · 2026-02-03부터 2027-02-02까지',
  )
})

test('a rule without words keeps its name, an effect that is no number stays', () => {
  expect(step('UNKNOWN', '', 'PAID')).toMatchObject({ rule: 'UNKNOWN', effect: 'PAID' })
})
