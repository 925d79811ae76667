import { expect, test } from 'vitest'
import { leave } from './text/leave.ko.ts'
import { unitWords } from './unit-words.ts'

const kinds = [
  { code: 'SP:SICK', group: 'SP' },
  { code: 'HOME', group: 'HOME' },
  { code: 'WORK:WEEKEND', group: 'WORK' },
  { code: 'CUSTOM:4', group: 'OUT' },
] as const

test('half a day at home, outside or of holiday work is called no half day off', () => {
  const nameOf = (kind: string) => unitWords(kinds, kind, 'AM').name
  expect(nameOf('VACATION:ANNUAL')).toBe('leave.unit.AM')
  expect(nameOf('SP:SICK')).toBe('leave.unit.AM')
  for (const kind of ['HOME', 'WORK:WEEKEND', 'CUSTOM:4']) expect(nameOf(kind)).toBe('leave.workUnit.AM')
  expect(unitWords(kinds, 'HOME', 'PM').hint).toBe('leave.workUnitHint.PM')
  expect(Object.values({ ...leave.workUnit, ...leave.workUnitHint }).join()).not.toMatch(/휴가|반차/)
})
