import { expect, test } from 'vitest'
import { askedEvent } from './asked-event.ts'

const fills = { days: 'when', start_time: 'from' } as const

test('answers say which leave, on which days and from when', () => {
  const effect = { key: 'EVENT' as const, code: 'VACATION:ANNUAL:QUARTER', fills }
  expect(askedEvent(effect, { when: '2026-12-04', from: '14:00' })).toEqual({
    code: 'VACATION:ANNUAL:QUARTER',
    from: '2026-12-04',
    to: '2026-12-04',
    start: '14:00',
    end: '',
  })
  const days = { from: '2026-12-04', to: '2026-12-07' }
  expect(askedEvent(effect, { when: days })).toMatchObject({ ...days, start: '' })
  expect(askedEvent(effect, {})).toMatchObject({ from: '', to: '' })
})

test('a choice says the code once it is made, and other forms ask for nothing', () => {
  const choice = { field: 'kind', codes: { 연차: 'VACATION:ANNUAL:FULL' } }
  expect(askedEvent({ key: 'EVENT', choice, fills }, { kind: '연차' })?.code).toBe('VACATION:ANNUAL:FULL')
  expect(askedEvent({ key: 'EVENT', choice, fills }, { kind: null })).toBeNull()
  expect(askedEvent({ key: 'CORRECTION', fills: { day: 'when' } }, { when: '2026-12-04' })).toBeNull()
  expect(askedEvent(null, {})).toBeNull()
})
