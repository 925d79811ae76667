import { expect, test } from 'vitest'
import { byDay, toldSentence } from './by-day.ts'

test('selected rows are told by their day', () => {
  expect(byDay(['2026-11-24 3', '2026-11-23 3', '2026-11-24 5'])).toEqual([
    { date: '2026-11-24', user_ids: [3, 5] },
    { date: '2026-11-23', user_ids: [3] },
  ])
})

test('who was told today already is named, and nobody is said to have been told where nobody was', () => {
  expect([toldSentence(2, 0), toldSentence(2, 1), toldSentence(0, 3)]).toEqual([
    'dayLists.told',
    'dayLists.toldBut',
    'dayLists.toldNone',
  ])
})
