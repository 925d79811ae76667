import { expect, test } from 'vitest'
import fc from 'fast-check'
import { MOST_OCCURRENCES, occurrences, type RepeatRule } from './occurrences.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const days = (first: string, rule: Partial<RepeatRule> & { until: Temporal.PlainDate }) =>
  occurrences(day(first), { frequency: 'WEEKLY', every: 1, weekdays: [], ...rule }).map(String)

test.each([
  // 2026-11-23 is a Monday.
  [
    'weekly on its own weekday',
    '2026-11-23',
    { until: day('2026-12-07') },
    ['2026-11-23', '2026-11-30', '2026-12-07'],
  ],
  [
    'on several weekdays, none before the first',
    '2026-11-25',
    { weekdays: [5, 1, 3], until: day('2026-12-02') },
    ['2026-11-25', '2026-11-27', '2026-11-30', '2026-12-02'],
  ],
  [
    'every other week',
    '2026-11-23',
    { every: 2, until: day('2026-12-21') },
    ['2026-11-23', '2026-12-07', '2026-12-21'],
  ],
  [
    'first day left out when its weekday is not named',
    '2026-11-23',
    { weekdays: [2], until: day('2026-12-01') },
    ['2026-11-24', '2026-12-01'],
  ],
  [
    'every third day',
    '2026-11-23',
    { frequency: 'DAILY', every: 3, until: day('2026-11-30') },
    ['2026-11-23', '2026-11-26', '2026-11-29'],
  ],
  [
    'monthly skips months without the 31st',
    '2026-10-31',
    { frequency: 'MONTHLY', until: day('2027-01-31') },
    ['2026-10-31', '2026-12-31', '2027-01-31'],
  ],
  [
    '29 February only in leap years',
    '2028-02-29',
    { frequency: 'MONTHLY', every: 12, until: day('2032-12-31') },
    ['2028-02-29', '2032-02-29'],
  ],
  ['nothing when it ends before it begins', '2026-11-23', { until: day('2026-11-22') }, []],
] as const)('%s', (_name, first, rule, expected) => {
  expect(days(first, rule)).toEqual(expected)
})

test('an endless rule stops at one more than the limit', () => {
  expect(days('2026-01-01', { frequency: 'DAILY', until: day('2199-12-31') })).toHaveLength(
    MOST_OCCURRENCES + 1,
  )
})

test('days come in order, once each, inside the range', () => {
  const rules = fc.record({
    frequency: fc.constantFrom('DAILY' as const, 'WEEKLY' as const, 'MONTHLY' as const),
    every: fc.integer({ min: 1, max: 12 }),
    weekdays: fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 7 }),
    length: fc.integer({ min: 0, max: 400 }),
    offset: fc.integer({ min: 0, max: 1500 }),
  })
  fc.assert(
    fc.property(rules, ({ length, offset, ...rule }) => {
      const first = day('2026-01-01').add({ days: offset })
      const until = first.add({ days: length })
      const found = occurrences(first, { ...rule, until }).map(String)
      expect(found).toEqual([...new Set(found)].sort())
      for (const text of found) expect(text >= first.toString() && text <= until.toString()).toBe(true)
    }),
  )
})
