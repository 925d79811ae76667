import { expect, test } from 'vitest'
import type { Language } from '../../../http/context.ts'
import { leaveTitle } from './leave-text.ts'

const title = (from: string, to: string, language: Language = 'ko') =>
  leaveTitle({
    unit: 'FULL',
    from: Temporal.PlainDate.from(from),
    to: Temporal.PlainDate.from(to),
    language,
    askedOn: Temporal.PlainDate.from('2026-11-23'),
  })

test('a title reads its days as a person does, with the year only when it is another one', () => {
  expect(title('2026-12-15', '2026-12-17')).toBe('연차 · 12월 15일(화) ~ 12월 17일(목)')
  expect(title('2026-12-15', '2026-12-15')).toBe('연차 · 12월 15일(화)')
  expect(title('2026-12-31', '2027-01-04')).toBe('연차 · 12월 31일(목) ~ 2027년 1월 4일(월)')
  expect(title('2026-12-15', '2026-12-15', 'en')).toBe('Annual leave · Tue 15 Dec')
  expect(title('2027-01-04', '2027-01-05', 'en')).toBe('Annual leave · Mon 4 Jan 2027 – Tue 5 Jan 2027')
  expect(title('2026-12-15', '2026-12-15', 'ja')).toBe('年次有給休暇 · 12月15日（火）')
})
