import { type PointerEvent, useRef, useState } from 'react'
import type { Viewport } from './chart-viewport.ts'
import { type ChartTeam, COMPANY_ID, type DrawnChart } from './chart-model.ts'

export interface TeamDrag {
  team: ChartTeam
  /** Where the pointer is in the frame. */
  x: number
  y: number
  /** In the right half, so that what is said beside it stands to the left. */
  isRight: boolean
  /** The box below it that would take the team in. */
  overId: number | null
}

const STARTS_AFTER = 6

/** Dragging a box onto another one, when teams may be moved. The page's own handlers pan everywhere else. */
export function useTeamDrag(
  viewport: Viewport,
  chart: DrawnChart,
  onDrop: (team: ChartTeam, parentId: number | null) => void,
) {
  const [drag, setDrag] = useState<TeamDrag | null>(null)
  // Who lets go right after a step drops where it led to, whether that is drawn yet or not.
  const held = useRef<TeamDrag | null>(null)
  const show = (next: TeamDrag | null) => {
    held.current = next
    setDrag(next)
  }
  const start = useRef<{ team: ChartTeam; x: number; y: number; pointer: number } | null>(null)

  const press = (event: PointerEvent, team: ChartTeam) => {
    start.current = { team, x: event.clientX, y: event.clientY, pointer: event.pointerId }
  }
  const move = (event: PointerEvent) => {
    const from = start.current
    const frame = viewport.element()
    if (!from || !frame || from.pointer !== event.pointerId) return
    if (!held.current && Math.hypot(event.clientX - from.x, event.clientY - from.y) < STARTS_AFTER) return
    if (!held.current) frame.setPointerCapture(event.pointerId)
    const { left, top } = frame.getBoundingClientRect()
    const box = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-team]')
    const overId = box ? Number(box.dataset.team) : null
    show({
      team: from.team,
      x: event.clientX - left,
      y: event.clientY - top,
      isRight: event.clientX - left > frame.clientWidth / 2,
      overId: overId !== null && mayTake(chart, from.team.id, overId) ? overId : null,
    })
  }
  const release = (isDropped: boolean) => {
    const last = held.current
    start.current = null
    show(null)
    if (isDropped && last && last.overId !== null)
      onDrop(last.team, last.overId === COMPANY_ID ? null : last.overId)
  }
  return { drag, press, move, release }
}

/** Not itself, nobody below it, not where it stands, and no place for those in no team. */
export function mayTake(chart: DrawnChart, teamId: number, overId: number): boolean {
  if (overId === 0 || chart.boxes.get(teamId)?.parentId === overId) return false
  for (let at: number | null = overId; at !== null; at = chart.boxes.get(at)?.parentId ?? null)
    if (at === teamId) return false
  return true
}
