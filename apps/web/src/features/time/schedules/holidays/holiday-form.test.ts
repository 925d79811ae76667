import { expect, test } from 'vitest'
import { bodyOf, hasEffects, holidayForm, missingIn } from './holiday-form.ts'
import { readHolidaySearch } from './holiday-search.ts'

test('each kind needs its own, and sends nothing else', () => {
  const form = { ...holidayForm(undefined), name: ' 창립기념일 ', substitute_date: '2026-12-28' }
  expect(missingIn(form)).toEqual(['date'])
  const own = { ...form, date: '2026-12-04' }
  expect([missingIn(own), bodyOf(own)]).toEqual([[], { kind: 'OWN', date: '2026-12-04', name: '창립기념일' }])
  expect(bodyOf({ ...own, part: 'PM' })).toMatchObject({ kind: 'OWN', free_half: 'PM' })
  expect(bodyOf({ ...own, part: 'PM', kind: 'UNKEPT' })).toEqual({ kind: 'UNKEPT', date: '2026-12-04' })
  expect(missingIn({ ...own, kind: 'SWAP' })).toEqual(['agreed_date'])
  expect(bodyOf({ ...own, kind: 'SWAP', agreed_date: '2026-11-20' })).toEqual({
    kind: 'SWAP',
    date: '2026-12-04',
    substitute_date: '2026-12-28',
    agreed_date: '2026-11-20',
  })
  expect(bodyOf({ ...own, kind: 'UNKEPT' })).toEqual({ kind: 'UNKEPT', date: '2026-12-04' })
})

test('nobody is asked about what changes nothing', () => {
  const none = {
    is_written: false,
    recounted_count: 0,
    freed_user_count: 0,
    around_user_count: 0,
    half_due_user_count: 0,
  }
  expect(hasEffects(none)).toBe(false)
  expect(hasEffects({ ...none, around_user_count: 1 })).toBe(true)
  expect(hasEffects({ ...none, half_due_user_count: 1 })).toBe(true)
})

test('a year that the calendar does not know is no address', () => {
  expect(readHolidaySearch({ year: '2027' })).toEqual({ year: 2027 })
  for (const year of ['2023', '2031', 'x']) expect(readHolidaySearch({ year })).toEqual({})
})
