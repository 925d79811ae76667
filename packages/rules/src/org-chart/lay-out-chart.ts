import { BOX } from './box-size.ts'

/** A box to be placed, with those below it in their order. */
export interface ChartNode {
  id: number
  width: number
  height: number
  children: readonly ChartNode[]
}

export interface PlacedBox {
  id: number
  parentId: number | null
  x: number
  y: number
  width: number
  height: number
  /** From 1 at the top. */
  level: number
  /** Place among the boxes under the same one, from 1, and how many those are. */
  position: number
  siblings: number
}

/** The lines from a box to those below it, as one SVG path, with the area that they cover. */
export interface ChartLines {
  id: number
  path: string
  x: number
  y: number
  width: number
  height: number
}

export interface ChartLayout {
  boxes: PlacedBox[]
  lines: ChartLines[]
  width: number
  height: number
}

const GAP_X = 24
const GAP_Y = 44
/** Boxes in a column stand closer, and to the right of the line that runs down beside them. */
const STACK_GAP = 12
const STACK_INDENT = 20
/** So many boxes without any below them stand in columns rather than in a row. */
const STACK_FROM = 3
/** Ten closed teams; opened ones take more room, so that fewer stand in a column. */
const STACK_HEIGHT = 10 * (BOX.head + STACK_GAP)

interface Block {
  top: ChartNode
  width: number
  columns: ChartNode[][] | null
  children: Block[]
}

/**
 * Places the boxes of an organisation chart: whoever is above stands centred over those below; last levels stand in columns,
 * so that a chart of hundreds of teams stays within reach. Takes time in proportion to the boxes. Top left is 0, 0.
 */
export function layOutChart(roots: readonly ChartNode[]): ChartLayout {
  const layout: ChartLayout = { boxes: [], lines: [], width: 0, height: 0 }
  let x = 0
  for (const [at, root] of roots.entries()) {
    const block = measure(root)
    place(layout, block, { x, y: 0, level: 1, parentId: null, position: at + 1, siblings: roots.length })
    x += block.width + GAP_X
  }
  layout.width = Math.max(0, x - GAP_X)
  layout.height = layout.boxes.reduce((most, box) => Math.max(most, box.y + box.height), 0)
  return layout
}

function measure(top: ChartNode): Block {
  const columns = stackOf(top.children)
  if (columns) {
    const width = columns.reduce((sum, column) => sum + STACK_INDENT + widest(column) + GAP_X, -GAP_X)
    return { top, width: Math.max(top.width, width), columns, children: [] }
  }
  const children = top.children.map(measure)
  const width = children.reduce((sum, child) => sum + child.width + GAP_X, -GAP_X)
  return { top, width: Math.max(top.width, width), columns: null, children }
}

function stackOf(children: readonly ChartNode[]): ChartNode[][] | null {
  if (children.length < STACK_FROM || children.some((child) => child.children.length > 0)) return null
  const rest = (from: number) => children.slice(from).reduce((sum, one) => sum + one.height + STACK_GAP, 0)
  const count = Math.ceil(rest(0) / STACK_HEIGHT)
  const columns: ChartNode[][] = []
  for (let at = 0; at < children.length;) {
    // What is left is spread evenly over the columns that are left.
    const goal = Math.min(STACK_HEIGHT, rest(at) / Math.max(1, count - columns.length))
    const column: ChartNode[] = []
    let height = 0
    while (at < children.length && (height === 0 || height + children[at]!.height / 2 < goal)) {
      column.push(children[at]!)
      height += children[at]!.height + STACK_GAP
      at += 1
    }
    columns.push(column)
  }
  return columns
}

function widest(nodes: readonly ChartNode[]): number {
  return nodes.reduce((most, top) => Math.max(most, top.width), 0)
}

interface Spot {
  /** Left edge of the room for the whole block. */
  x: number
  y: number
  level: number
  parentId: number | null
  position: number
  siblings: number
}

function place(layout: ChartLayout, block: Block, spot: Spot): PlacedBox {
  const { top } = block
  const { level, parentId, position, siblings, y } = spot
  const box: PlacedBox = {
    id: top.id,
    parentId,
    x: spot.x + (block.width - top.width) / 2,
    y,
    width: top.width,
    height: top.height,
    level,
    position,
    siblings,
  }
  layout.boxes.push(box)
  if (block.columns) placeColumns(layout, block, box, spot.x)
  else if (block.children.length > 0) placeRow(layout, block, box, spot.x)
  return box
}

function placeRow(layout: ChartLayout, block: Block, box: PlacedBox, left: number): void {
  const width = block.children.reduce((sum, child) => sum + child.width + GAP_X, -GAP_X)
  let x = left + (block.width - width) / 2
  const below = block.children.map((child, at) => {
    const spot = { x, y: box.y + box.height + GAP_Y, level: box.level + 1, parentId: box.id }
    x += child.width + GAP_X
    return place(layout, child, { ...spot, position: at + 1, siblings: block.children.length })
  })
  const [from, middle] = stem(box)
  const tops = below.map((one) => one.x + one.width / 2)
  const drops = tops.map((at) => `M${at} ${middle}V${middle + GAP_Y / 2}`).join('')
  addLines(layout, box, `M${from} ${box.y + box.height}V${middle}${bar([from, ...tops], middle)}${drops}`, {
    xs: [from, ...tops],
    bottom: middle + GAP_Y / 2,
  })
}

function placeColumns(layout: ChartLayout, block: Block, box: PlacedBox, left: number): void {
  const [from, middle] = stem(box)
  const columns = block.columns ?? []
  const siblings = columns.reduce((sum, column) => sum + column.length, 0)
  const width = columns.reduce((sum, column) => sum + STACK_INDENT + widest(column) + GAP_X, -GAP_X)
  let x = left + (block.width - width) / 2
  let position = 0
  let path = ''
  let bottom = middle
  const spines: number[] = []
  for (const column of columns) {
    const spine = x + STACK_INDENT / 2
    let y = middle + GAP_Y / 2
    let end = middle
    for (const top of column) {
      const { id, width: wide, height } = top
      position += 1
      const place = { x: x + STACK_INDENT, y, level: box.level + 1, parentId: box.id, position, siblings }
      layout.boxes.push({ id, width: wide, height, ...place })
      // Boxes may be tall when their people are shown: the line meets them at their head.
      end = y + Math.min(height, BOX.head) / 2
      path += `M${spine} ${end}H${x + STACK_INDENT}`
      y += height + STACK_GAP
    }
    path += `M${spine} ${middle}V${end}`
    bottom = Math.max(bottom, end)
    spines.push(spine)
    x += STACK_INDENT + widest(column) + GAP_X
  }
  const line = `M${from} ${box.y + box.height}V${middle}${bar([from, ...spines], middle)}`
  addLines(layout, box, line + path, {
    xs: [from, ...spines.flatMap((at) => [at, at + STACK_INDENT])],
    bottom,
  })
}

/** Where the line leaves a box, and how far down it branches. */
function stem(box: PlacedBox): [x: number, middle: number] {
  return [box.x + box.width / 2, box.y + box.height + GAP_Y / 2]
}

function bar(xs: readonly number[], y: number): string {
  return `M${Math.min(...xs)} ${y}H${Math.max(...xs)}`
}

function addLines(
  layout: ChartLayout,
  box: PlacedBox,
  path: string,
  { xs, bottom }: { xs: readonly number[]; bottom: number },
): void {
  const x = Math.min(...xs)
  const y = box.y + box.height
  layout.lines.push({ id: box.id, path, x, y, width: Math.max(...xs) - x, height: bottom - y })
}
