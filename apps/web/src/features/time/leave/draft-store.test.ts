import { expect, test } from 'vitest'
import { readDraft } from './draft-store.ts'
import { EMPTY_DRAFT } from './leave-draft.ts'

test('a kept draft comes back as it was', () => {
  const draft = { ...EMPTY_DRAFT, unit: 'PM', from: '2026-12-23', to: '2026-12-23', reason: '병원' }
  expect(readDraft(JSON.stringify(draft))).toEqual(draft)
})

test.each([
  ['nothing', null],
  ['an empty draft', JSON.stringify(EMPTY_DRAFT)],
  ['an unknown unit', JSON.stringify({ ...EMPTY_DRAFT, unit: 'DECADE', from: '2026-12-23' })],
  ['a missing field', JSON.stringify({ unit: 'FULL', from: '2026-12-23' })],
  ['a wrong type', JSON.stringify({ ...EMPTY_DRAFT, from: 20261223 })],
  ['no object', '"PM"'],
])('%s is not taken over', (_, stored) => {
  expect(readDraft(stored)).toBeNull()
})
