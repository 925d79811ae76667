import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DaySpan } from '../work-time/day-schedule.ts'
import { commonSpans, lastMinutes, mergeSpans, minutesOf, spansWithout } from './spans.ts'

const LAST = 60
const minute = fc.integer({ min: 0, max: LAST })
// In any order, empty, reversed, touching and on top of each other.
const spans = fc.array(fc.record({ start: minute, end: minute }), { maxLength: 6 })

const minutes = Array.from({ length: LAST }, (_, at) => at)
/** The minutes of spans one by one: what all of these functions are about. */
const within = (list: readonly DaySpan[]) =>
  minutes.filter((at) => list.some(({ start, end }) => start <= at && at < end))

function expectMerged(list: readonly DaySpan[]): void {
  const ends = list.flatMap(({ start, end }) => [start, end])
  expect(ends).toEqual([...new Set(ends)].toSorted((a, b) => a - b))
}

test('merged spans hold the same minutes, sorted and apart', () => {
  fc.assert(
    fc.property(spans, (list) => {
      const before = structuredClone(list)
      const merged = mergeSpans(list)
      expectMerged(merged)
      expect(within(merged)).toEqual(within(list))
      expect(minutesOf(list)).toBe(within(list).length)
      expect(mergeSpans(merged)).toEqual(merged)
      expect(list).toEqual(before)
    }),
  )
})

test('what two lists share and what one has left without the other make up the first', () => {
  fc.assert(
    fc.property(spans, spans, (some, others) => {
      const [common, left] = [commonSpans(some, others), spansWithout(some, others)]
      const [ours, theirs] = [within(some), new Set(within(others))]
      expect(within(common)).toEqual(ours.filter((at) => theirs.has(at)))
      expect(within(left)).toEqual(ours.filter((at) => !theirs.has(at)))
      expectMerged(common)
      expectMerged(left)
      expect(minutesOf(common) + minutesOf(left)).toBe(minutesOf(some))
    }),
  )
})

test('the last minutes are the latest that there are', () => {
  fc.assert(
    fc.property(spans, fc.integer({ min: -5, max: 70 }), (list, wanted) => {
      const taken = lastMinutes(list, wanted)
      const all = within(list)
      expect(within(taken)).toEqual(wanted <= 0 ? [] : all.slice(-wanted))
    }),
  )
})
