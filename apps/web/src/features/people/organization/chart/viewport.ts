/** How the chart lies in its frame: a point of the chart is drawn at `point * scale + (x, y)`. */
export interface View {
  x: number
  y: number
  scale: number
}

export interface Size {
  width: number
  height: number
}

export interface Area extends Size {
  x: number
  y: number
}

export const SMALLEST = 0.04
export const LARGEST = 1.75
/** Smaller than this people are hard to read: a jump comes closer. */
const READABLE = 0.8
/** From these on a name, and then everything in a box, can be read. */
const NAMES_FROM = 0.22
const ALL_FROM = 0.42
const MARGIN = 32

/** Zooms so that what lies under the point stays there. */
export function zoomAt(view: View, at: { x: number; y: number }, factor: number): View {
  const scale = Math.min(LARGEST, Math.max(SMALLEST, view.scale * factor))
  const ratio = scale / view.scale
  return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }
}

/** The whole chart in the frame, not larger than life. */
export function fitView(chart: Size, frame: Size): View {
  const room = { width: frame.width - 2 * MARGIN, height: frame.height - 2 * MARGIN }
  const wanted = Math.min(room.width / Math.max(chart.width, 1), room.height / Math.max(chart.height, 1), 1)
  const scale = Math.max(SMALLEST, wanted)
  return { scale, x: (frame.width - chart.width * scale) / 2, y: MARGIN }
}

/** What is seen first: everything where the names of teams can be read, else the top of the chart, from where one pans. */
export function firstView(chart: Size, top: Area, frame: Size): View {
  const whole = fitView(chart, frame)
  if (whole.scale >= NAMES_FROM) return whole
  return { scale: READABLE, x: frame.width / 2 - (top.x + top.width / 2) * READABLE, y: MARGIN }
}

/** The box in the middle of the frame, its head in sight when it is taller, at a size that can be read. */
export function centerOn(view: View, box: Area, frame: Size): View {
  const scale = Math.max(view.scale, READABLE)
  const x = frame.width / 2 - (box.x + box.width / 2) * scale
  const tall = box.height * scale > frame.height - 2 * MARGIN
  const y = tall ? MARGIN - box.y * scale : frame.height / 2 - (box.y + box.height / 2) * scale
  return { scale, x, y }
}

/** The least movement that brings the box into the frame. */
export function reveal(view: View, box: Area, frame: Size): View {
  const left = box.x * view.scale + view.x
  const top = box.y * view.scale + view.y
  const right = left + box.width * view.scale
  const bottom = top + box.height * view.scale
  return {
    scale: view.scale,
    x: view.x + shift(left, right, frame.width),
    y: view.y + shift(top, bottom, frame.height),
  }
}

function shift(from: number, to: number, length: number): number {
  if (from < MARGIN) return MARGIN - from
  return to > length - MARGIN ? Math.max(MARGIN - from, length - MARGIN - to) : 0
}

/** Keeps a corner of the chart in the frame, so that nobody loses it. */
export function keepInSight(view: View, chart: Size, frame: Size): View {
  const edge = 80
  const limit = (at: number, length: number, room: number) =>
    Math.min(room - edge, Math.max(edge - length * view.scale, at))
  return {
    scale: view.scale,
    x: limit(view.x, chart.width, frame.width),
    y: limit(view.y, chart.height, frame.height),
  }
}

/** The part of the chart that the frame shows, with so many frames more on every side. */
export function shownArea(view: View, frame: Size, more = 0): Area {
  return {
    x: (-view.x - frame.width * more) / view.scale,
    y: (-view.y - frame.height * more) / view.scale,
    width: (frame.width * (1 + 2 * more)) / view.scale,
    height: (frame.height * (1 + 2 * more)) / view.scale,
  }
}

export function touches(one: Area, other: Area): boolean {
  return (
    one.x <= other.x + other.width &&
    one.x + one.width >= other.x &&
    one.y <= other.y + other.height &&
    one.y + one.height >= other.y
  )
}

export function holds(outer: Area, inner: Area): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}

/** How much of a box is worth drawing: everything, its name, or its colour alone. */
export type Detail = 'full' | 'name' | 'block'

export function detailAt(scale: number): Detail {
  if (scale >= ALL_FROM) return 'full'
  return scale >= NAMES_FROM ? 'name' : 'block'
}
