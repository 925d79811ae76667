import { expect, test } from 'vitest'
import { chosenOf, toggled } from './left-out.ts'
import type { HangingOf } from './repair-queries.ts'

const shown = {
  saved_lines: [{ line_id: 1 }, { line_id: 2 }] as HangingOf['saved_lines'],
  turns: [{ drf_id: 7 }, { drf_id: 8 }] as HangingOf['turns'],
}

test('everything goes unnamed; once something is left out, the rest is named', () => {
  expect(chosenOf(shown, { lines: [], documents: [] })).toEqual({})
  expect(chosenOf(shown, { lines: [2], documents: [] })).toEqual({ line_ids: [1] })
  expect(chosenOf(shown, { lines: [], documents: [7, 8] })).toEqual({ drf_ids: [] })
  expect(toggled(toggled([], 3), 3)).toEqual([])
})
