import { expect, test } from 'vitest'
import { readDraft, startOf } from './draft-store.ts'
import { EMPTY_DRAFT, missingIn } from './leave-draft.ts'

test('a kept draft comes back as it was', () => {
  const draft = {
    ...EMPTY_DRAFT,
    unit: 'PM',
    wk_start_date: '2026-12-23',
    wk_end_date: '2026-12-23',
    reason: '병원',
  }
  expect(readDraft(JSON.stringify(draft))).toEqual(draft)
})

test('one that was kept when the days had other names comes back too', () => {
  const { wk_start_date: from, wk_end_date: to, ...rest } = { ...EMPTY_DRAFT, wk_start_date: '2026-12-23' }
  expect(readDraft(JSON.stringify({ ...rest, from, to }))).toMatchObject({
    wk_start_date: from,
    wk_end_date: to,
  })
})

test.each([
  ['nothing', null],
  ['an empty draft', JSON.stringify(EMPTY_DRAFT)],
  ['an unknown unit', JSON.stringify({ ...EMPTY_DRAFT, unit: 'DECADE', wk_start_date: '2026-12-23' })],
  ['a missing field', JSON.stringify({ unit: 'FULL', wk_start_date: '2026-12-23' })],
  ['a wrong type', JSON.stringify({ ...EMPTY_DRAFT, wk_start_date: 20261223 })],
  ['no object', '"PM"'],
])('%s is not taken over', (_, stored) => {
  expect(readDraft(stored)).toBeNull()
})

const LINKED = { kind: 'WORK:WEEKEND', wk_start_date: '2026-11-28', wk_end_date: '2026-11-28' }

test('a request that a link opens is no draft, also where the dialog is drawn anew and finds what it kept itself', () => {
  const { initial, isFromDraft } = startOf(LINKED, null)
  expect(initial).toMatchObject({ ...LINKED, unit: 'FULL' })
  expect([isFromDraft, startOf(LINKED, initial).isFromDraft]).toEqual([false, false])
})

test('what was typed before is said to be a draft, and goes on below what the screen has chosen', () => {
  const typed = { ...EMPTY_DRAFT, wk_start_date: '2026-12-01', wk_end_date: '2026-12-01', reason: '병원' }
  expect(startOf({}, typed)).toEqual({ initial: typed, isFromDraft: true })
  expect(startOf(LINKED, typed)).toMatchObject({
    initial: { ...LINKED, reason: '병원' },
    isFromDraft: true,
  })
  expect(startOf(LINKED, { ...typed, reason: '' }).isFromDraft).toBe(false)
  expect(startOf({}, null)).toEqual({ initial: EMPTY_DRAFT, isFromDraft: false })
})

test('overtime that a link opens asks for its times', () => {
  const { initial } = startOf(
    { kind: 'WORK:EXTENDED', wk_start_date: '2026-12-01', wk_end_date: '2026-12-01' },
    null,
  )
  expect([initial.unit, missingIn(initial)]).toEqual(['TIME', 'start'])
})
