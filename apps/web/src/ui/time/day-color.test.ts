import { expect, test } from 'vitest'
import { dayColor } from './day-color.ts'

test('Sundays and holidays have one colour, Saturdays that are no holiday another', () => {
  const colors = ['2026-11-20', '2026-11-21', '2026-11-22'].map((day) => dayColor(day))
  expect(colors).toEqual([undefined, 'saturday', 'holiday'])
  expect(['2026-11-20', '2026-11-21'].map((day) => dayColor(day, true))).toEqual(['holiday', 'holiday'])
})
