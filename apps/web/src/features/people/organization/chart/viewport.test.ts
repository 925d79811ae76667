import { expect, test } from 'vitest'
import {
  centerOn,
  detailAt,
  firstView,
  fitView,
  holds,
  keepInSight,
  LARGEST,
  reveal,
  shownArea,
  SMALLEST,
  touches,
  zoomAt,
} from './viewport.ts'

const frame = { width: 1000, height: 600 }
const view = { x: 100, y: 50, scale: 1 }

test('what lies under the pointer stays under it', () => {
  const at = { x: 400, y: 300 }
  const before = { x: (at.x - view.x) / view.scale, y: (at.y - view.y) / view.scale }
  const next = zoomAt(view, at, 1.5)
  expect(next.scale).toBe(1.5)
  expect([(at.x - next.x) / next.scale, (at.y - next.y) / next.scale]).toEqual([before.x, before.y])
})

test('closer and farther have an end', () => {
  expect(zoomAt(view, { x: 0, y: 0 }, 100).scale).toBe(LARGEST)
  expect(zoomAt(view, { x: 0, y: 0 }, 0.0001).scale).toBe(SMALLEST)
})

test('everything fits, and a small chart is not blown up', () => {
  expect(fitView({ width: 1872, height: 400 }, frame)).toEqual({ scale: 0.5, x: 32, y: 32 })
  expect(fitView({ width: 200, height: 100 }, frame)).toEqual({ scale: 1, x: 400, y: 32 })
  expect(fitView({ width: 0, height: 0 }, { width: 0, height: 0 }).scale).toBe(SMALLEST)
})

test('a large chart begins at its top, where it can be read', () => {
  const top = { x: 8900, y: 0, width: 200, height: 76 }
  expect(firstView({ width: 18_000, height: 1200 }, top, frame)).toEqual({ scale: 0.8, x: -6700, y: 32 })
})

test('a chart opens whole while the names of its teams can be read, and at its top centre when it is larger', () => {
  const top = { x: 2400, y: 0, width: 200, height: 76 }
  const whole = { width: 4200, height: 900 }
  expect(fitView(whole, frame).scale).toBeCloseTo(0.223)
  expect(firstView(whole, top, frame)).toEqual(fitView(whole, frame))
  const chart = { width: 5000, height: 900 }
  const first = firstView(chart, top, frame)
  expect(first).toMatchObject({ scale: 0.8, y: 32 })
  expect((top.x + top.width / 2) * first.scale + first.x).toBeCloseTo(frame.width / 2)
})

test('a jump comes close enough to read, a tall box shows its head', () => {
  const small = centerOn({ x: 0, y: 0, scale: 0.1 }, { x: 1000, y: 1000, width: 200, height: 80 }, frame)
  expect(small.scale).toBe(0.8)
  expect(1100 * small.scale + small.x).toBe(500)
  expect(1040 * small.scale + small.y).toBe(300)
  const tall = centerOn({ x: 0, y: 0, scale: 1 }, { x: 0, y: 500, width: 200, height: 4000 }, frame)
  expect(500 + tall.y).toBe(32)
})

test('a step moves no more than it must', () => {
  const box = { x: 0, y: 0, width: 200, height: 80 }
  expect(reveal(view, box, frame)).toEqual(view)
  expect(reveal({ ...view, x: -500 }, box, frame).x).toBe(32)
  expect(reveal({ ...view, x: 990 }, box, frame).x).toBe(1000 - 32 - 200)
})

test('nobody loses the chart', () => {
  const chart = { width: 2000, height: 1000 }
  expect(keepInSight({ x: -9999, y: 9999, scale: 1 }, chart, frame)).toEqual({ x: -1920, y: 520, scale: 1 })
  expect(keepInSight(view, chart, frame)).toEqual(view)
})

test('what is drawn reaches beyond what is shown', () => {
  const shown = shownArea(view, frame)
  expect(shown).toEqual({ x: -100, y: -50, width: 1000, height: 600 })
  const drawn = shownArea(view, frame, 0.5)
  expect(holds(drawn, shown)).toBe(true)
  expect(holds(shown, drawn)).toBe(false)
  expect(touches(shown, { x: 899, y: 0, width: 10, height: 10 })).toBe(true)
  expect(touches(shown, { x: 901, y: 0, width: 10, height: 10 })).toBe(false)
})

test('from afar less is drawn', () => {
  expect([1, 0.42, 0.41, 0.22, 0.1].map(detailAt)).toEqual(['full', 'full', 'name', 'name', 'block'])
})
