import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CellText, cellsOfClipboard, edited, NO_EDITS, redone, saved, undone } from './grid-edits.ts'

test.each([
  ['한 칸', [['한 칸']]],
  [
    'a\tb\nc\td\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb\r\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\t\tc', [['a', '', 'c']]],
  ['a\t', [['a', '']]],
  ['"두\n줄"\t"그는 ""네"" 하였다"', [['두\n줄', '그는 "네" 하였다']]],
  ['a\n\nb', [['a'], [''], ['b']]],
  ['"열린', [['"열린']]],
])('%j is pasted as %j', (text, cells) => {
  expect(cellsOfClipboard(text)).toEqual(cells)
})

const step = fc.array(
  fc.record<CellText>({
    row: fc.integer({ min: 1, max: 3 }),
    column: fc.constantFrom('a', 'b'),
    text: fc.option(fc.string({ maxLength: 2 }), { nil: undefined }),
  }),
  { maxLength: 4 },
)

test('any number of steps is taken back to where it began, and done again to where it ended', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const end = steps.reduce((edits, cells) => edited(edits, cells), NO_EDITS)
      let now = end
      while (now.undo.length > 0) now = undone(now)
      expect(now.typed).toEqual(NO_EDITS.typed)
      while (now.redo.length > 0) now = redone(now)
      expect(now.typed).toEqual(end.typed)
    }),
  )
})

test('what a drag goes over is one step with its beginning', () => {
  const before = edited(NO_EDITS, [{ row: 1, column: 'a', text: 'w' }])
  const begun = edited(before, [{ row: 1, column: 'a', text: 'x' }])
  const dragged = edited(begun, [{ row: 1, column: 'b', text: 'x' }], true)
  expect(undone(dragged).typed).toEqual(before.typed)
  expect(redone(undone(dragged)).typed).toEqual(dragged.typed)
})

test('a new step forgets what could have been done again', () => {
  const one = edited(NO_EDITS, [{ row: 1, column: 'a', text: 'x' }])
  const back = undone(one)
  expect(edited(back, [{ row: 2, column: 'a', text: 'y' }]).redo).toEqual([])
})

test('a step that changes nothing is none', () => {
  const one = edited(NO_EDITS, [{ row: 1, column: 'a', text: 'x' }])
  expect(edited(one, [{ row: 1, column: 'a', text: 'x' }])).toBe(one)
})

test('what is typed while the cells are being saved stays', () => {
  const sent = edited(NO_EDITS, [
    { row: 1, column: 'a', text: 'x' },
    { row: 2, column: 'a', text: 'y' },
  ])
  const meanwhile = edited(sent, [
    { row: 2, column: 'a', text: 'z' },
    { row: 3, column: 'b', text: 'w' },
  ])
  expect(saved(meanwhile, sent.typed).typed).toEqual(
    new Map([
      [2, { a: 'z' }],
      [3, { b: 'w' }],
    ]),
  )
})
