import { useLayoutEffect, useRef, useState } from 'react'
import type { Viewport } from './chart-viewport.ts'
import type { DrawnChart } from './chart-model.ts'
import { centerOn, firstView, reveal, type View } from './viewport.ts'

/** Which box the keys stand on, and how the chart lies after its boxes have moved. */
export function useChartFocus(chart: DrawnChart, viewport: Viewport) {
  const first = chart.layout.boxes[0]?.id ?? 0
  const [wanted, setActive] = useState(first)
  const activeId = chart.boxes.has(wanted) ? wanted : first
  const shown = useRef<DrawnChart>(null)
  const goal = useRef<number | null>(null)

  useLayoutEffect(() => {
    const before = shown.current
    if (before === chart) return
    shown.current = chart
    viewport.setChart(chart.layout)
    const box = goal.current === null ? undefined : chart.boxes.get(goal.current)
    goal.current = null
    const stays = before && stayingOn(before, chart, activeId, viewport.view())
    const [top = { x: 0, y: 0, width: 0, height: 0 }] = chart.layout.boxes
    const next = stays ?? firstView(chart.layout, top, viewport.size())
    viewport.set(box ? centerOn(next, box, viewport.size()) : next)
  }, [chart, activeId, viewport])

  return {
    activeId,
    /** The keys stand on the box at the top. */
    isRoot: activeId === first,
    setActive,
    /** Stands on a box and brings it into the frame. */
    stepTo: (id: number) => {
      setActive(id)
      const box = chart.boxes.get(id)
      if (box) viewport.set(reveal(viewport.view(), box, viewport.size()))
    },
    /** Puts a box in the middle; after the next drawing when the chart is about to change. */
    jumpTo: (id: number, isAboutToChange: boolean) => {
      setActive(id)
      const box = chart.boxes.get(id)
      if (isAboutToChange) goal.current = id
      else if (box) viewport.set(centerOn(viewport.view(), box, viewport.size()))
    },
  }
}

/** The view in which the box stays where it is on the screen while what is around it makes room; null for another chart. */
function stayingOn(before: DrawnChart, after: DrawnChart, id: number, view: View): View | null {
  const [was, is] = [before.boxes.get(id), after.boxes.get(id)]
  if (!was || !is || before.layout.boxes[0]?.id !== after.layout.boxes[0]?.id) return null
  const shift = was.x + was.width / 2 - is.x - is.width / 2
  return { ...view, x: view.x + shift * view.scale, y: view.y + (was.y - is.y) * view.scale }
}
