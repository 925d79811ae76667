import { type ChartLayout, type ChartNode, layOutChart } from './lay-out-chart.ts'

export interface Room {
  width: number
  height: number
}

export interface ChartPage {
  layout: ChartLayout
  /** Points per pixel of the layout. */
  scale: number
  /** Boxes whose teams below are drawn on another page: id to that page, from 1. */
  continued: ReadonlyMap<number, number>
}

interface Plan {
  roots: readonly ChartNode[]
  layout: ChartLayout
  cut: ReadonlySet<number>
}

/**
 * Spreads a chart over pages of one size so that it stays legible: whole when it fits at the smallest scale, else branch by
 * branch; a branch that finds no room any more is drawn from its own page on. What cannot be cut is made smaller.
 * @param smallest points per pixel below which nobody can read it
 */
export function splitPages(roots: readonly ChartNode[], room: Room, smallest: number): ChartPage[] {
  const plans: Plan[] = []
  planPage(roots, { width: room.width / smallest, height: room.height / smallest }, plans)
  const pageOf = new Map(plans.flatMap((plan, at) => plan.roots.map((root) => [root.id, at + 1] as const)))
  return plans.map(({ layout, cut }) => ({
    layout,
    scale: scaleTo(layout, room),
    continued: new Map([...cut].map((id) => [id, pageOf.get(id)!])),
  }))
}

/** The largest scale at which a layout fits; nothing is drawn larger than 0.9. */
export function scaleTo(layout: Room, room: Room): number {
  return Math.min(0.9, room.width / Math.max(layout.width, 1), room.height / Math.max(layout.height, 1))
}

function planPage(roots: readonly ChartNode[], room: Room, plans: Plan[]): void {
  const whole = layOutChart(roots)
  const cut = new Set<number>()
  if (fits(whole, room)) {
    plans.push({ roots, layout: whole, cut })
    return
  }
  // All that could be cut is cut, then put back one by one while there is room.
  const cuttable = roots.flatMap((root) => root.children.filter((child) => child.children.length > 0))
  for (const child of cuttable) cut.add(child.id)
  let layout = layOutChart(roots.map((root) => withoutCut(root, cut)))
  for (const child of fits(layout, room) ? cuttable : []) {
    cut.delete(child.id)
    const tried = layOutChart(roots.map((root) => withoutCut(root, cut)))
    if (fits(tried, room)) layout = tried
    else cut.add(child.id)
  }
  plans.push({ roots, layout, cut })
  for (const child of cuttable) if (cut.has(child.id)) planPage([child], room, plans)
}

function withoutCut(root: ChartNode, cut: ReadonlySet<number>): ChartNode {
  const children = root.children.map((child) => (cut.has(child.id) ? { ...child, children: [] } : child))
  return { ...root, children }
}

function fits(layout: Room, room: Room): boolean {
  return layout.width <= room.width && layout.height <= room.height
}
