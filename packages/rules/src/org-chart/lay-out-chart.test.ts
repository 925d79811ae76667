import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ChartNode, layOutChart, type PlacedBox } from './lay-out-chart.ts'

const box = (id: number, children: ChartNode[] = [], width = 100, height = 40): ChartNode => ({
  id,
  width,
  height,
  children,
})
const placed = (boxes: readonly PlacedBox[], id: number) => boxes.find((one) => one.id === id)!

test('nobody, and one box', () => {
  expect(layOutChart([])).toEqual({ boxes: [], lines: [], width: 0, height: 0 })
  const { boxes, lines, width, height } = layOutChart([box(1)])
  expect([boxes[0]!.x, boxes[0]!.y, width, height, lines]).toEqual([0, 0, 100, 40, []])
})

test('whoever is above stands centred over those below', () => {
  const { boxes, lines, width } = layOutChart([box(1, [box(2), box(3)])])
  expect(width).toBe(224)
  expect(placed(boxes, 1)).toMatchObject({ x: 62, y: 0, level: 1, parentId: null })
  expect(placed(boxes, 2)).toMatchObject({ x: 0, y: 84, level: 2, parentId: 1, position: 1, siblings: 2 })
  expect(placed(boxes, 3)).toMatchObject({ x: 124, y: 84, position: 2 })
  expect(lines).toEqual([
    { id: 1, path: 'M112 40V62M50 62H174M50 62V84M174 62V84', x: 50, y: 40, width: 124, height: 44 },
  ])
})

test('three boxes with nothing below stand in a column', () => {
  const { boxes, height } = layOutChart([box(1, [box(2), box(3), box(4)])])
  expect([2, 3, 4].map((id) => [placed(boxes, id).x, placed(boxes, id).y])).toEqual([
    [20, 84],
    [20, 136],
    [20, 188],
  ])
  expect(height).toBe(228)
})

test('a column grows to ten, then there are two of equal length', () => {
  const leaves = (count: number) => Array.from({ length: count }, (_, at) => box(at + 2, [], 100, 76))
  const xs = (count: number) =>
    new Set(
      layOutChart([box(1, leaves(count))])
        .boxes.slice(1)
        .map((one) => one.x),
    ).size
  expect([xs(10), xs(11), xs(20), xs(21)]).toEqual([1, 2, 2, 3])
})

const tree: fc.Memo<ChartNode> = fc.memo((depth) =>
  fc.record({
    id: fc.constant(0),
    width: fc.integer({ min: 60, max: 400 }),
    height: fc.integer({ min: 40, max: 600 }),
    children: depth > 1 ? fc.array(tree(depth - 1), { maxLength: 6 }) : fc.constant([]),
  }),
)

function numbered(node: ChartNode, next: { id: number }): ChartNode {
  next.id += 1
  const id = next.id
  return { ...node, id, children: node.children.map((child) => numbered(child, next)) }
}

test('no box lies upon another, every box is inside, every parent above its children', () => {
  fc.assert(
    fc.property(fc.array(tree(4), { maxLength: 3 }), (roots) => {
      const count = { id: 0 }
      const layout = layOutChart(roots.map((root) => numbered(root, count)))
      expect(layout.boxes).toHaveLength(count.id)
      const parents = new Map(layout.boxes.map((one) => [one.id, one]))
      for (const one of layout.boxes) {
        expect(one.x).toBeGreaterThanOrEqual(-0.001)
        expect(one.x + one.width).toBeLessThanOrEqual(layout.width + 0.001)
        const parent = one.parentId === null ? { y: 0, height: 0 } : parents.get(one.parentId)!
        expect(one.y).toBeGreaterThanOrEqual(parent.y + parent.height)
      }
      const sorted = layout.boxes.toSorted((a, b) => a.x - b.x)
      for (const [at, a] of sorted.entries()) {
        for (const b of sorted.slice(at + 1)) {
          if (b.x >= a.x + a.width - 0.001) break
          expect(b.y >= a.y + a.height || a.y >= b.y + b.height).toBe(true)
        }
      }
    }),
    { numRuns: 60 },
  )
})

test('eight hundred teams stay within reach', () => {
  const wide = Array.from({ length: 8 }, (_, a) =>
    box(
      a + 1,
      Array.from({ length: 9 }, (_, b) =>
        box(
          100 + a * 10 + b,
          Array.from({ length: 10 }, (_, c) => box(1000 + a * 100 + b * 10 + c)),
        ),
      ),
    ),
  )
  const { boxes, width } = layOutChart([box(0, wide)])
  expect(boxes).toHaveLength(801)
  expect(width).toBeLessThan(72 * 150)
})
