import { expect, test } from 'vitest'
import { unitOfEventCode } from '../leave/leave-unit.ts'
import {
  BUILT_IN_CODES,
  builtInCodeOf,
  codesOfUnits,
  customCode,
  customCodeOf,
  unitsAllowed,
} from './event-codes.ts'
import { EVENT_GROUPS } from './event-groups.ts'
import { LEAVE_FIGURES, STATUTORY_LEAVES, statutoryLeave } from './statutory-leave.ts'

test('every built-in code stands in a group (R-COMPANY-003), once, and ends in its unit (R-WORK-015)', () => {
  const codes = BUILT_IN_CODES.flatMap((kind) => codesOfUnits(kind.code, kind.units))
  expect(new Set(codes).size).toBe(codes.length)
  for (const kind of BUILT_IN_CODES) {
    expect(EVENT_GROUPS).toContain(kind.group)
    for (const unit of kind.units) expect(unitOfEventCode(`${kind.code}:${unit}`)).toBe(unit)
  }
})

test.each([
  ['VACATION:ANNUAL:QUARTER', 'VACATION:ANNUAL'],
  ['OUT:AM', 'OUT'],
  ['OUT:TRIP:FULL', 'OUT:TRIP'],
  ['WORK:EXTENDED', 'WORK:EXTENDED'],
  ['WORK:WEEKEND:TIME', 'WORK:WEEKEND'],
  ['OUT:TRIP:AM', undefined],
  ['OUT', undefined],
  ['CUSTOM:3:FULL', undefined],
  ['', undefined],
])('%j is of the kind %j', (code, kind) => {
  expect(builtInCodeOf(code)?.code).toBe(kind)
})

test.each([
  ['CUSTOM:12:FULL', { id: 12, unit: 'FULL' }],
  ['CUSTOM:12:TIME', { id: 12, unit: 'TIME' }],
  ['CUSTOM:12', undefined],
  ['CUSTOM:012:FULL', undefined],
  ['CUSTOM:0:FULL', undefined],
  ['CUSTOM:12:WEEK', undefined],
  ['CUSTOM:-1:FULL', undefined],
  ['XCUSTOM:12:FULL', undefined],
])('%j is read as %j', (code, read) => {
  expect(customCodeOf(code)).toEqual(read)
})

test('allowed units become codes', () => {
  const all = { full: true, half: true, quarter: true, oneHour: true, time: true }
  expect(codesOfUnits(customCode(7), unitsAllowed(all))).toEqual([
    'CUSTOM:7:FULL',
    'CUSTOM:7:AM',
    'CUSTOM:7:PM',
    'CUSTOM:7:QUARTER',
    'CUSTOM:7:ONEHOUR',
    'CUSTOM:7:TIME',
  ])
  expect(unitsAllowed({ full: false, half: false, quarter: false, oneHour: false, time: false })).toEqual([])
})

test.each([
  ['PATERNITY', '2025-02-22', 10, 10],
  ['PATERNITY', '2025-02-23', 20, 20],
  ['FERTILITY', '2025-02-22', 3, 1],
  ['FERTILITY', '2025-02-23', 6, 2],
  ['MISCARRIAGE', '2025-02-22', 5, 60],
  ['MISCARRIAGE', '2025-02-23', 10, 60],
  ['FAMILY_CARE', '2020-01-01', 10, 0],
  ['MENSTRUAL', '2026-11-21', 1, 0],
  ['MATERNITY', '2026-11-21', 90, 60],
] as const)('%s on %s is %i days, %i of them paid', (kind, on, days, paid) => {
  expect(statutoryLeave(kind, Temporal.PlainDate.from(on))).toMatchObject({ days, paidDays: paid })
})

test('every figure names its article, and no kind goes without one', () => {
  for (const kind of STATUTORY_LEAVES)
    for (const row of LEAVE_FIGURES[kind]) expect(row.article).toMatch(/법 제\d+조/)
  expect(BUILT_IN_CODES.filter((kind) => kind.statutory).map((kind) => kind.statutory)).toEqual([
    ...STATUTORY_LEAVES,
  ])
  expect(() => statutoryLeave('FAMILY_CARE', Temporal.PlainDate.from('2019-12-31'))).toThrow(RangeError)
})
