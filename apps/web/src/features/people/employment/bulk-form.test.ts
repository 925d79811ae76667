import { expect, test } from 'vitest'
import { bulkChanges, emptyBulk, unfilled } from './bulk-form.ts'

const TODAY = '2026-11-23'

test('only what was chosen is sent, for each of the people', () => {
  const form = { ...emptyBulk(TODAY), chosen: ['rank_id' as const], rank_id: 3, position: '팀장' }
  expect(bulkChanges([1, 2], form, TODAY)).toEqual([
    { user_id: 1, rank_id: 3 },
    { user_id: 2, rank_id: 3 },
  ])
})

test('what is chosen needs a value or is emptied on purpose, and nothing chosen is nothing sent', () => {
  expect(bulkChanges([1], emptyBulk(TODAY), TODAY)).toEqual([])
  const chosen = ['team' as const, 'position' as const, 'dash_available' as const]
  const form = { ...emptyBulk(TODAY), chosen, position: '  ', dash_available: false }
  expect(unfilled(form)).toEqual(['team', 'position'])
  expect(bulkChanges([1], form, TODAY)).toEqual([])
  const emptied = { ...form, team: 7, emptied: ['team' as const, 'position' as const] }
  expect(unfilled(emptied)).toEqual([])
  expect(bulkChanges([1], emptied, TODAY)).toEqual([
    { user_id: 1, team: null, position: '', dash_available: false },
  ])
})

test('a day goes along with what holds from a day on, and with nothing else', () => {
  const later = { ...emptyBulk(TODAY), from: '2027-01-01' }
  expect(bulkChanges([1], { ...later, chosen: ['position'], position: '파트장' }, TODAY)).toEqual([
    { user_id: 1, position: '파트장', from: '2027-01-01' },
  ])
  expect(bulkChanges([1], { ...later, chosen: ['dash_available'], dash_available: false }, TODAY)).toEqual([
    { user_id: 1, dash_available: false },
  ])
})
