import { type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from 'react'
import { createGestures } from './chart-gestures.ts'
import { walk } from './chart-keys.ts'
import type { ChartTeam, DrawnChart } from './chart-model.ts'
import { fitAll, type Viewport, zoomBy } from './chart-viewport.ts'
import type { useTeamDrag } from './use-team-drag.ts'

export interface Hands {
  chart: DrawnChart
  viewport: Viewport
  activeId: number
  teamDrag: ReturnType<typeof useTeamDrag>
  isMovable: (team: ChartTeam | undefined) => boolean
  setActive: (id: number) => void
  stepTo: (id: number) => void
  toggle: (team: ChartTeam) => void
  /** What the keys b and m ask for. */
  branch: (team: ChartTeam) => void
  askMove: (team: ChartTeam) => void
}

const ZOOM_STEP = 1.3

/** What pointers and keys do on the frame: pan, walk, open, and drag a team where that is allowed. */
export function useChartHands(hands: Hands) {
  const { chart, viewport, activeId, teamDrag, isMovable } = hands
  const [gestures] = useState(() => createGestures(viewport))
  const teamAt = (event: { target: EventTarget }): ChartTeam | undefined => {
    const id = (event.target as Element).closest<HTMLElement>('[data-team]')?.dataset.team
    return id === undefined ? undefined : chart.teams.get(Number(id))
  }
  const keyAct = (event: KeyboardEvent, team: ChartTeam | undefined): (() => void) | undefined => {
    const next = walk(chart, activeId, event.key)
    if (next !== null) return () => hands.stepTo(next)
    if (event.key === '+' || event.key === '=') return () => zoomBy(viewport, ZOOM_STEP)
    if (event.key === '-') return () => zoomBy(viewport, 1 / ZOOM_STEP)
    if (event.key === '0') return () => fitAll(viewport)
    if (!team?.node) return undefined
    if (event.key === 'Enter' || event.key === ' ') return () => hands.toggle(team)
    // By place on the keyboard: a Korean one sends ㅠ and ㅡ.
    if (event.code === 'KeyB' && team.id > 0) return () => hands.branch(team)
    return event.code === 'KeyM' && isMovable(team) ? () => hands.askMove(team) : undefined
  }
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
      const act = keyAct(event, chart.teams.get(activeId))
      if (!act && !event.key.startsWith('Arrow')) return
      event.preventDefault()
      act?.()
    },
    onClick: (event: MouseEvent) => {
      const team = teamAt(event)
      if (gestures.wasDrag()) return event.preventDefault()
      if (!team || (event.target as Element).closest('a')) return
      hands.setActive(team.id)
      hands.toggle(team)
    },
    onPointerDown: (event: PointerEvent) => {
      const team = teamAt(event)
      gestures.press(event, !isMovable(team))
      if (event.button === 0 && isMovable(team)) teamDrag.press(event, team!)
    },
    onPointerMove: (event: PointerEvent) => {
      gestures.move(event)
      teamDrag.move(event)
    },
    onPointerUp: (event: PointerEvent) => {
      gestures.release(event)
      teamDrag.release(true)
    },
    onPointerCancel: (event: PointerEvent) => {
      gestures.release(event)
      teamDrag.release(false)
    },
  }
}
