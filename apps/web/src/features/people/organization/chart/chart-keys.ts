import type { PlacedBox } from '#rules/org-chart/lay-out-chart.ts'
import type { DrawnChart } from './chart-model.ts'

/**
 * Where a key walks from a box: up to the team above, down to the first one below, left and right among the teams of one
 * parent; Home and End to the first and the last team. null when there is nothing that way.
 */
export function walk(chart: DrawnChart, from: number, key: string): number | null {
  const box = chart.boxes.get(from)
  const first = chart.layout.boxes[0]?.id ?? null
  if (!box) return first
  if (key === 'Home') return first
  if (key === 'End') return chart.layout.boxes.at(-1)?.id ?? null
  if (key === 'ArrowUp') return box.parentId
  if (key === 'ArrowDown') return chart.teams.get(from)?.childIds[0] ?? null
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
  return step ? beside(chart, box, step) : null
}

/** The next one under the same parent; at the end of the row the next one of the same level. */
function beside(chart: DrawnChart, box: PlacedBox, step: number): number | null {
  const siblings =
    box.parentId === null
      ? chart.layout.boxes.filter((one) => one.parentId === null).map((one) => one.id)
      : (chart.teams.get(box.parentId)?.childIds ?? [])
  const next = siblings[siblings.indexOf(box.id) + step]
  if (next !== undefined) return next
  const level = chart.layout.boxes.filter((one) => one.level === box.level)
  return level[level.indexOf(box) + step]?.id ?? null
}
