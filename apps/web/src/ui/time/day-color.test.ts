import { expect, test } from 'vitest'
import { dayColor, planColor } from './day-color.ts'

test('Sundays and holidays have one colour, Saturdays that are no holiday another', () => {
  const colors = ['2026-11-20', '2026-11-21', '2026-11-22'].map((day) => dayColor(day))
  expect(colors).toEqual([undefined, 'saturday', 'holiday'])
  expect(['2026-11-20', '2026-11-21'].map((day) => dayColor(day, true))).toEqual(['holiday', 'holiday'])
})

test('a day of a person is coloured by what is planned for them, not by its name', () => {
  const color = (day: string, is_work_day: boolean, is_holiday: boolean) =>
    planColor(day, { is_work_day, is_holiday })
  expect(color('2026-11-22', true, false)).toBeUndefined()
  expect(color('2026-11-21', true, false)).toBeUndefined()
  expect(color('2026-11-25', false, true)).toBe('holiday')
  expect(color('2026-11-22', false, true)).toBe('holiday')
  expect(color('2026-11-21', false, false)).toBe('saturday')
})
