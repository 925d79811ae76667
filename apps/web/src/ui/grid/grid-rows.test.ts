import { expect, test } from 'vitest'
import { inPlaces } from './grid-rows.tsx'

const SLOTS = 20

/** The elements in their order in the document: those of the rows from the first one in sight. */
const slotsFrom = (first: number, start: number) =>
  inPlaces(
    Array.from({ length: SLOTS }, (_, at) => ({ rowIdx: first + at })),
    SLOTS,
    start,
  ).map(({ rowIdx }) => rowIdx)

test('no element changes its place, however far the rows go', () => {
  const slots = slotsFrom(7, 7).map((row) => row % SLOTS)
  for (const first of [8, 24, 7, 0, 9000, 6])
    expect(slotsFrom(first, 7).map((row) => row % SLOTS)).toEqual(slots)
})

test('from where they rest they are in order', () => {
  for (const first of [0, 7, 41])
    expect(slotsFrom(first, first)).toEqual(slotsFrom(first, first).toSorted((a, b) => a - b))
})
