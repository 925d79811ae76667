import { expect, test } from 'vitest'
import type { LeaveEvent, LeaveInfo, LeaveYear } from '../index.ts'
import { explainFigure, type FigureWords, usableGrants } from './explain-figure.ts'

const words: FigureWords = {
  rule: (name) => name,
  days: (days) => `${days}일`,
  day: (date) => date,
  range: (from, to) => `${from}~${to}`,
  event: () => '연차',
  grant: (kind) => kind,
  served: String,
  perDay: () => '',
  partTime: ({ days, week, hours }) => `${days}일, 주 ${week}시간, ${hours}시간`,
  weekOf: String,
  settled: (due, given) => `${due} − ${given}`,
  figure: (figure) => figure,
  rest: '다른 해',
  deducted: '조정',
  seniority: (served, base, more) => `${served}년: ${base} + ${more}`,
}
const info = {
  total_days: 15,
  used_vac_days: 5.5,
  held_vac_days: 0,
  uncovered_days: 0,
  available_days: 9.5,
  trace: [] as LeaveInfo['trace'],
} as LeaveInfo
const grant = {
  kind: 'ANNUAL',
  granted_on: '2026-02-03',
  expires_on: '2027-02-02',
  granted_days: 15,
  deducted_days: 0,
  days: 15,
  article: '제60조',
}
const event = (status: string, applied_days: number, day: string) =>
  ({ drf_status: status, applied_days, wk_start_date: day, wk_end_date: day }) as LeaveEvent

test('what is left is the total less what is used and asked for', () => {
  expect(explainFigure('available_days', info, [], [], words).map(({ effect }) => effect)).toEqual([
    '15일',
    '−5.5일',
    '0일',
    '9.5일',
  ])
})

test('what was used beyond all leave is told apart, so that the sum is what is left', () => {
  const beyond = { ...info, uncovered_days: 1, available_days: 8.5 }
  const steps = explainFigure('available_days', beyond, [], [], words)
  expect(steps.map(({ effect }) => effect)).toEqual(['15일', '−5.5일', '0일', '−1일', '8.5일'])
})

test('a sum is told by its requests, in order, and by what other years add', () => {
  const events = [
    event('APPROVED', 2, '2026-11-02'),
    event('REQUESTED', 1, '2026-12-01'),
    event('APPROVED', 3, '2026-10-07'),
  ]
  expect(explainFigure('used_vac_days', info, [], events, words)).toMatchObject([
    { input: '2026-10-07~2026-10-07', effect: '3일' },
    { input: '2026-11-02~2026-11-02', effect: '2일' },
    { rule: '다른 해', effect: '0.5일' },
  ])
})

test('what the law gives stays what it is, and what the company took back stands for itself', () => {
  const lessened = [{ ...grant, deducted_days: 1, days: 14 }] as LeaveYear['grants']
  expect(explainFigure('total_days', info, lessened, [], words)).toMatchObject([
    { rule: 'ANNUAL', article: '제60조', effect: '15일' },
    { rule: '조정', effect: '−1일' },
  ])
})

test('the total is told by the grants that can be used today, each with its article', () => {
  const years = [
    { grants: [grant, { ...grant, granted_on: '2025-02-03', expires_on: '2026-02-02' }] },
  ] as LeaveYear[]
  const usable = usableGrants(years, '2026-11-21')
  expect(usable).toHaveLength(1)
  expect(usableGrants(years, '2026-02-02')).toMatchObject([{ granted_on: '2025-02-03' }])
  expect(explainFigure('total_days', info, usable, [], words)).toMatchObject([
    { article: '제60조', effect: '15일' },
  ])
})

test('a grant of many years tells the base and what the years add', () => {
  const trace = [
    { rule: 'COMPLETED_YEAR', article: '제60조', input: '4: 2025-02-03 ~ 2026-02-02', effect: '16' },
    { rule: 'COMPLETED_YEAR', article: '제60조', input: '5: 2026-02-03 ~ 2027-02-02', effect: '17' },
  ]
  const long = {
    ...grant,
    kind: 'ANNUAL' as const,
    granted_days: 17,
    days: 17,
    used_days: 0,
    held_days: 0,
    memo: '',
  }
  const [step, ...more] = explainFigure('total_days', { ...info, trace }, [long], [], words)
  expect(more).toEqual([])
  expect(step).toMatchObject({ input: '5년: 15 + 2 · 2026-02-03~2027-02-02', effect: '17일' })
  const short = { ...long, granted_days: 8.5, days: 8.5 }
  expect(explainFigure('total_days', { ...info, trace }, [short], [], words)[0]?.input).toBe(
    '2026-02-03~2027-02-02',
  )
})
