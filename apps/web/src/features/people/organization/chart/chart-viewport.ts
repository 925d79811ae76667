import {
  type Area,
  detailAt,
  type Detail,
  fitView,
  holds,
  keepInSight,
  shownArea,
  type Size,
  type View,
  zoomAt,
} from './viewport.ts'

/** What is in the document: an area beyond the frame, so that a pan seldom has to draw anew. */
export interface Drawn {
  area: Area
  detail: Detail
  /** Known when the chart has come to rest. */
  scale: number
}

export interface Viewport {
  /** For the element through which one looks, and for the one that holds the chart. */
  frame: (element: HTMLDivElement | null) => () => void
  layer: (element: HTMLDivElement | null) => void
  element(): HTMLDivElement | null
  /** For useSyncExternalStore: what is to be drawn. */
  subscribe(listener: () => void): () => void
  drawn(): Drawn
  view(): View
  size(): Size
  set(next: View): void
  setChart(chart: Size): void
  chart(): Size
}

const BEYOND = 0.6
const SETTLES_AFTER = 160

/**
 * Where the chart lies in its frame. Moving only sets the transform of the layer, at most once per frame of the screen;
 * listeners are told when the frame leaves what is drawn, or another amount of detail is wanted.
 */
export function createViewport(): Viewport {
  let frame: HTMLDivElement | null = null
  let layer: HTMLDivElement | null = null
  let chart: Size = { width: 1, height: 1 }
  let view: View = { x: 0, y: 0, scale: 1 }
  const drawn = watched<Drawn>({ area: { x: 0, y: 0, width: 0, height: 0 }, detail: 'full', scale: 1 })
  let asked = 0
  let settling: ReturnType<typeof setTimeout> | undefined

  const size = (): Size => ({ width: frame?.clientWidth ?? 0, height: frame?.clientHeight ?? 0 })
  const apply = () => {
    asked = 0
    if (layer) layer.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
    const room = size()
    const detail = detailAt(view.scale)
    const { area, detail: before } = drawn.get()
    if (detail === before && holds(area, shownArea(view, room))) return
    drawn.set({ ...drawn.get(), area: shownArea(view, room, BEYOND), detail })
  }
  const settle = () => {
    layer?.removeAttribute('data-moving')
    if (drawn.get().scale !== view.scale) drawn.set({ ...drawn.get(), scale: view.scale })
  }
  const set = (next: View) => {
    view = keepInSight(next, chart, size())
    asked ||= requestAnimationFrame(apply)
    // A layer of its own while it moves; letters are drawn sharp again when it rests.
    layer?.setAttribute('data-moving', '')
    clearTimeout(settling)
    settling = setTimeout(settle, SETTLES_AFTER)
  }
  const zoomTo = (at: { x: number; y: number }, factor: number) => set(zoomAt(view, at, factor))
  return {
    frame: (element) => {
      frame = element
      const unwatch = element ? watchFrame(element, { onResize: () => set(view), onZoom: zoomTo }) : undefined
      return () => {
        unwatch?.()
        cancelAnimationFrame(asked)
        clearTimeout(settling)
        asked = 0
        frame = null
      }
    },
    layer: (element) => {
      layer = element
    },
    element: () => frame,
    subscribe: drawn.subscribe,
    drawn: drawn.get,
    view: () => view,
    size,
    set,
    setChart: (next) => {
      chart = next
    },
    chart: () => chart,
  }
}

/** A value that tells its listeners when it changes. */
function watched<T>(value: T) {
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next: T) => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Closer or farther, around the middle of the frame. */
export function zoomBy(viewport: Viewport, factor: number): void {
  const { width, height } = viewport.size()
  viewport.set(zoomAt(viewport.view(), { x: width / 2, y: height / 2 }, factor))
}

/** Everything in the frame. */
export function fitAll(viewport: Viewport): void {
  viewport.set(fitView(viewport.chart(), viewport.size()))
}

interface FrameEvents {
  onResize: () => void
  onZoom: (at: { x: number; y: number }, factor: number) => void
}

function watchFrame(element: HTMLDivElement, { onResize, onZoom }: FrameEvents): () => void {
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    const { left, top } = element.getBoundingClientRect()
    // A notch of a wheel is some 100 px; a trackpad sends many small ones, and pinches as ctrl + wheel.
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016))
    onZoom({ x: event.clientX - left, y: event.clientY - top }, factor)
  }
  const watch = new ResizeObserver(onResize)
  watch.observe(element)
  // React listens passively, which would scroll the page as well.
  element.addEventListener('wheel', wheel, { passive: false })
  return () => {
    element.removeEventListener('wheel', wheel)
    watch.disconnect()
  }
}
