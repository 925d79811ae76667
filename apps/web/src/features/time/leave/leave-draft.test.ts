import { expect, test } from 'vitest'
import {
  bodyOf,
  codeOf,
  EMPTY_DRAFT,
  isLeave,
  missingIn,
  unitOf,
  wantedOf,
  withDays,
  withKind,
  withUnit,
} from './leave-draft.ts'

const draft = { ...EMPTY_DRAFT, wk_start_date: '2026-12-23', wk_end_date: '2026-12-28' }

test.each(['FULL', 'AM', 'PM', 'QUARTER', 'ONEHOUR', 'TIME'] as const)(
  '%s is named by its code and back',
  (unit) => {
    expect(codeOf({ ...EMPTY_DRAFT, unit })).toBe(`VACATION:ANNUAL:${unit}`)
    expect(unitOf(codeOf({ ...EMPTY_DRAFT, unit }))).toBe(unit)
  },
)

test('days are a range in the order of the calendar, however they were picked', () => {
  expect(withDays(EMPTY_DRAFT, '2026-12-28', '2026-12-23')).toMatchObject({
    wk_start_date: '2026-12-23',
    wk_end_date: '2026-12-28',
  })
})

test('a range that is half picked is one day', () => {
  expect(withDays(draft, '2026-12-01', null)).toMatchObject({
    wk_start_date: '2026-12-01',
    wk_end_date: '2026-12-01',
  })
  expect(withDays(draft, null, null)).toMatchObject({ wk_start_date: '', wk_end_date: '' })
})

test('a part of a day has one day, whatever was chosen before', () => {
  expect(withUnit(draft, 'PM')).toMatchObject({
    unit: 'PM',
    wk_start_date: '2026-12-23',
    wk_end_date: '2026-12-23',
  })
  expect(withDays(withUnit(draft, 'AM'), '2026-12-01', '2026-12-03')).toMatchObject({
    wk_end_date: '2026-12-01',
  })
})

test('times stay as long as the unit needs them', () => {
  const timed = { ...withUnit(draft, 'TIME'), start: '09:00', end: '11:00' }
  expect(withUnit(timed, 'QUARTER')).toMatchObject({ start: '09:00', end: '' })
  expect(withUnit(timed, 'PM')).toMatchObject({ start: '', end: '' })
})

test('what is missing is named in the order of the form', () => {
  expect(missingIn(EMPTY_DRAFT)).toBe('day')
  expect(missingIn(withUnit(draft, 'QUARTER'))).toBe('start')
  expect(missingIn({ ...withUnit(draft, 'TIME'), start: '09:00' })).toBe('end')
  expect(missingIn(draft)).toBeNull()
})

test('nothing is asked of the server before everything is chosen', () => {
  expect(wantedOf(withUnit(draft, 'ONEHOUR'))).toBeNull()
})

test('only the times that the unit needs are sent', () => {
  const messy = { ...draft, unit: 'PM' as const, start: '09:00', end: '10:00', reason: '  병원  ' }
  expect(bodyOf(messy)).toEqual({
    wk_event: 'VACATION:ANNUAL:PM',
    wk_start_date: '2026-12-23',
    wk_end_date: '2026-12-28',
    wk_comment: '병원',
  })
  expect(bodyOf({ ...messy, unit: 'TIME' })).toMatchObject({ evt_start_time: '09:00', evt_end_time: '10:00' })
})

test('something else is asked for in a unit that it knows, and overtime by its times', () => {
  const quarter = { ...EMPTY_DRAFT, unit: 'QUARTER', wk_start_date: '2026-11-25', start: '10:00' } as const
  const home = withKind(quarter, 'HOME', ['FULL', 'AM', 'PM', 'TIME'])
  expect(home).toMatchObject({ kind: 'HOME', unit: 'FULL', wk_start_date: '2026-11-25', start: '' })
  expect(codeOf(home)).toBe('HOME:FULL')
  const overtime = withKind(quarter, 'WORK:EXTENDED', [])
  expect([codeOf(overtime), missingIn(overtime)]).toEqual(['WORK:EXTENDED', 'end'])
})

test('only who is out says where', () => {
  const out = { ...EMPTY_DRAFT, wk_start_date: '2026-11-25', kind: 'OUT', location: ' 부산 ' }
  expect(bodyOf(out).wk_location).toBe('부산')
  expect(bodyOf({ ...out, kind: 'HOME' })).not.toHaveProperty('wk_location')
})

test('leave around a birth needs its day, and names a case only where the law of that day knows it', () => {
  const birth = {
    ...EMPTY_DRAFT,
    kind: 'SP:MATERNITY',
    wk_start_date: '2026-12-01',
    wk_end_date: '2027-02-28',
  }
  expect(missingIn(birth)).toBe('occasion')
  const known = { ...birth, occasion: '2027-01-10', occasionCase: 'PREMATURE' as const }
  expect(wantedOf(known)).toMatchObject({
    code: 'SP:MATERNITY:FULL',
    wk_occasion_date: '2027-01-10',
    wk_occasion_case: 'PREMATURE',
  })
  expect(wantedOf({ ...known, wk_start_date: '2024-12-01' })).not.toHaveProperty('wk_occasion_case')
  expect(wantedOf({ ...known, kind: 'HOME' })).not.toHaveProperty('wk_occasion_date')
})

test('leave by law is leave like the annual one; work elsewhere and more of it is not', () => {
  expect(['VACATION:ANNUAL', 'SP:MATERNITY', 'HEALTH:MENSTRUAL', 'PUBLIC:DUTY'].every(isLeave)).toBe(true)
  expect(['HOME', 'OUT', 'OUT:TRIP', 'WORK:EXTENDED', 'CUSTOM:4'].some(isLeave)).toBe(false)
})
