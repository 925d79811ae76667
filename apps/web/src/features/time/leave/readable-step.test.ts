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
  partTime: ({ days, week, hours, times }) => `${times}: ${days}일, 주 ${week}시간, ${hours}시간`,
  weekOf: (hours) => `주 ${hours}시간`,
  settled: (due, given) => `${due} − ${given}`,
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

test('the arithmetic of part-time work is written out, of one grant and of months alike', () => {
  expect(step('PART_TIME', '15 x 20 / 40 x 8 = 60', '15').input).toBe('1: 15일, 주 20시간, 60시간')
  expect(step('PART_TIME', '3 x (1 x 17.5 / 40 x 8 = 4)', '3').input).toBe('3: 1일, 주 17.5시간, 4시간')
  expect(step('RETIREMENT_SETTLEMENT_HOURS', '268 - 238.48', '3.69').input).toBe('268 − 238.48')
  expect(step('BELOW_WEEKLY_HOURS', '14.5', '0')).toMatchObject({ input: '주 14.5시간', effect: '0일' })
})

test('a rule without words keeps its name, an effect that is no number stays', () => {
  expect(step('UNKNOWN', '', 'PAID')).toMatchObject({ rule: 'UNKNOWN', effect: 'PAID' })
})
