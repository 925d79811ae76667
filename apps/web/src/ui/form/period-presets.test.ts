import { expect, test } from 'vitest'
import { periodPresets, presetOf, presetRange } from './period-presets.ts'

test('periods are whole months and years', () => {
  const on = '2026-01-31'
  expect(Object.fromEntries(periodPresets.map((preset) => [preset, presetRange(preset, on)]))).toEqual({
    thisMonth: { from: '2026-01-01', to: '2026-01-31' },
    lastMonth: { from: '2025-12-01', to: '2025-12-31' },
    last3Months: { from: '2025-11-01', to: '2026-01-31' },
    thisYear: { from: '2026-01-01', to: '2026-12-31' },
    lastYear: { from: '2025-01-01', to: '2025-12-31' },
  })
})

test('chosen days are called by the period that they are', () => {
  for (const preset of periodPresets)
    expect(presetOf(presetRange(preset, '2028-02-29'), '2028-02-29')).toBe(preset)
  expect(presetOf({ from: '2026-01-02', to: '2026-01-31' }, '2026-01-31')).toBeUndefined()
  expect(presetOf(null, '2026-01-31')).toBeUndefined()
})
