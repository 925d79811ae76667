import { expect, test } from 'vitest'
import { type Cursor, cursorAt, moveCursor } from './grid-cursor.ts'

const hours = { start: 420, end: 1320 }
const rows = { lanes: 3, hours, axis: 'horizontal' } as const
const columns = { lanes: 7, hours, axis: 'vertical' } as const
const at: Cursor = { lane: 1, start: 600, end: 630 }

test('arrows move along the time and across the lanes', () => {
  expect(moveCursor(at, 'ArrowRight', false, rows)).toEqual({ lane: 1, start: 630, end: 660 })
  expect(moveCursor(at, 'ArrowDown', false, rows)).toEqual({ lane: 2, start: 600, end: 630 })
})

test('in columns down is later and right is the next day', () => {
  expect(moveCursor(at, 'ArrowDown', false, columns)).toEqual({ lane: 1, start: 630, end: 660 })
  expect(moveCursor(at, 'ArrowRight', false, columns)).toEqual({ lane: 2, start: 600, end: 630 })
})

test('the cell stays inside', () => {
  expect(moveCursor({ lane: 0, start: 420, end: 450 }, 'ArrowUp', false, rows)?.lane).toBe(0)
  expect(moveCursor({ lane: 0, start: 420, end: 450 }, 'ArrowLeft', false, rows)?.start).toBe(420)
  expect(moveCursor({ lane: 2, start: 1290, end: 1320 }, 'PageDown', false, rows)).toMatchObject({
    lane: 2,
    end: 1320,
  })
})

test('shift makes it longer, never shorter than one step', () => {
  const longer = moveCursor(at, 'ArrowRight', true, rows)!
  expect(longer).toEqual({ lane: 1, start: 600, end: 660 })
  expect(moveCursor(moveCursor(longer, 'ArrowLeft', true, rows)!, 'ArrowLeft', true, rows)).toEqual(at)
})

test('it starts at the given minute or at nine', () => {
  expect(cursorAt(0, 617, hours)).toEqual({ lane: 0, start: 600, end: 630 })
  expect(cursorAt(0, 1400, hours).start).toBe(540)
})

test('other keys are not its business', () => {
  expect(moveCursor(at, 'a', false, rows)).toBeUndefined()
})
