import { expect, test } from 'vitest'
import { askedEffect } from './asked-effect.ts'

const fills = { days: 'when', start_time: 'from' } as const

test('answers say which leave, on which days and from when', () => {
  const effect = { key: 'EVENT' as const, code: 'VACATION:ANNUAL:QUARTER', fills }
  expect(askedEffect(effect, { when: '2026-12-04', from: '14:00' })).toEqual({
    code: 'VACATION:ANNUAL:QUARTER',
    from: '2026-12-04',
    to: '2026-12-04',
    start: '14:00',
    end: '',
    reason: '',
  })
  const days = { from: '2026-12-04', to: '2026-12-07' }
  expect(askedEffect(effect, { when: days })).toMatchObject({ ...days, start: '' })
  expect(askedEffect(effect, {})).toMatchObject({ from: '', to: '' })
})

test('a choice says the code once it is made, and other forms ask for nothing', () => {
  const choice = { field: 'kind', codes: { 연차: 'VACATION:ANNUAL:FULL' } }
  expect(askedEffect({ key: 'EVENT', choice, fills }, { kind: '연차' })?.code).toBe('VACATION:ANNUAL:FULL')
  expect(askedEffect({ key: 'EVENT', choice, fills }, { kind: null })).toBeNull()
  expect(askedEffect(null, {})).toBeNull()
})

test('a correction says its day and times, an absence its kind and days, and neither anything without a day', () => {
  const times = { day: 'when', in_time: 'in', out_time: 'out', reason: 'why' } as const
  const correction = { key: 'CORRECTION' as const, fills: times }
  expect(askedEffect(correction, { when: '2026-12-04', out: '18:30', why: '누락' })).toEqual({
    code: '',
    from: '2026-12-04',
    to: '2026-12-04',
    start: '',
    end: '18:30',
    reason: '누락',
  })
  expect(askedEffect(correction, { out: '18:30' })).toBeNull()
  const absence = { key: 'ABSENCE' as const, code: 'CHILDCARE', fills: { days: 'when' } as const }
  const when = { from: '2026-12-01', to: '2027-05-31' }
  expect(askedEffect(absence, { when })).toMatchObject({ code: 'CHILDCARE', ...when })
  expect(askedEffect(absence, {})).toBeNull()
})
