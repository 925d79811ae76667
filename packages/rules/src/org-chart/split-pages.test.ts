import { expect, test } from 'vitest'
import { boxSize } from './box-size.ts'
import type { ChartNode } from './lay-out-chart.ts'
import { splitPages } from './split-pages.ts'

const A3 = { width: 1135, height: 740 }
let next = 0
function node(...below: number[]): ChartNode {
  next += 1
  const id = next
  const [count = 0, ...rest] = below
  return { id, ...boxSize(0), children: Array.from({ length: count }, () => node(...rest)) }
}
const idsOf = (one: ChartNode): number[] => [one.id, ...one.children.flatMap(idsOf)]

test('a small chart is one page, not larger than life', () => {
  const [page, ...more] = splitPages([node(2, 2)], A3, 0.42)
  expect(more).toEqual([])
  expect(page!.scale).toBe(0.9)
  expect(page!.continued.size).toBe(0)
})

test('a large chart is split by branches; every team is drawn whole exactly once', () => {
  const company = node(8, 9, 10)
  const pages = splitPages([company], A3, 0.42)
  expect(pages.length).toBeGreaterThan(4)
  for (const page of pages) {
    expect(page.scale).toBeGreaterThanOrEqual(0.42)
    expect(page.layout.width * page.scale).toBeLessThanOrEqual(A3.width + 0.01)
    expect(page.layout.height * page.scale).toBeLessThanOrEqual(A3.height + 0.01)
  }
  const whole = pages.flatMap((page) =>
    page.layout.boxes.map((box) => box.id).filter((id) => !page.continued.has(id)),
  )
  expect(whole.toSorted((a, b) => a - b)).toEqual(idsOf(company).toSorted((a, b) => a - b))
  // The number beside a cut branch is the page that begins with it.
  for (const page of pages)
    for (const [id, number] of page.continued) expect(pages[number - 1]!.layout.boxes[0]!.id).toBe(id)
})

test('what cannot be cut is made smaller', () => {
  const pages = splitPages([node(600)], A3, 0.42)
  expect(pages).toHaveLength(1)
  expect(pages[0]!.scale).toBeLessThan(0.42)
  expect(pages[0]!.layout.boxes).toHaveLength(601)
})
