import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { badgeOf, partOf } from './partly-confirmed.ts'

const t = ((key: string, values: object = {}) =>
  [key, ...Object.values(values)].join(' ')) as unknown as TFunction
const told = (days: Parameters<typeof partOf>[0]) => [badgeOf(days, t).label, partOf(days, t)]
const whole = { start_date: '2026-10-01', end_date: '2026-10-31' }

test('all, nothing, the first days, or others are confirmed', () => {
  expect(told({ is_confirmed: true, id: 7, confirmed_until: '2026-10-31', open_days: [] })).toEqual([
    'closing.own.confirmed',
    null,
  ])
  expect(told({ is_confirmed: false, id: null, confirmed_until: null, open_days: [whole] })).toEqual([
    'closing.own.open',
    null,
  ])
  const later = { start_date: '2026-10-11', end_date: '2026-10-31' }
  expect(told({ is_confirmed: false, id: 7, confirmed_until: '2026-10-10', open_days: [later] })).toEqual([
    'closing.own.partly',
    'closing.own.until 10월 10일(토)',
  ])
  const first = { start_date: '2026-10-01', end_date: '2026-10-04' }
  expect(told({ is_confirmed: false, id: 7, confirmed_until: null, open_days: [first] })).toEqual([
    'closing.own.partly',
    'closing.own.openDays 10월 1일(목) ~ 10월 4일(일)',
  ])
})
