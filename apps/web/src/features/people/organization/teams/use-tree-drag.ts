import { type PointerEvent, useState } from 'react'
import type { Team } from './team-rows.ts'
import { type DropZone, type Place, placeOf, zoneOf } from './tree-drop.ts'

/** The row that would take the dragged team in, and how. */
export interface DropMark {
  teamId: number
  zone: DropZone
}

const STARTS_AFTER = 5

/** Dragging a row of the tree by its handle: one handler for all rows, so that hundreds of them cost nothing. */
export function useTreeDrag(teams: readonly Team[], onDrop: (team: Team, place: Place) => void) {
  const [dragged, setDragged] = useState<Team | null>(null)
  const [mark, setMark] = useState<DropMark | null>(null)

  const target = (event: { clientX: number; clientY: number }, moved: Team) => {
    const row = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-row]')
    const on = row && teams.find((team) => team.team_id === Number(row.dataset.row))
    if (!row || !on || on.closed_on !== null) return null
    const zone = zoneOf(event.clientY, row.getBoundingClientRect())
    const place = placeOf(teams, moved, on, zone)
    return place && { mark: { teamId: on.team_id, zone }, place }
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>, moved: Team) => {
    if (event.button !== 0) return
    const handle = event.currentTarget
    const from = event.clientY
    let isDragging = false
    const move = (at: globalThis.PointerEvent) => {
      if (!isDragging && Math.abs(at.clientY - from) < STARTS_AFTER) return
      if (!isDragging) setDragged(moved)
      isDragging = true
      scrollAtEdge(at.clientY)
      setMark(target(at, moved)?.mark ?? null)
    }
    const end = (at: globalThis.PointerEvent) => {
      handle.removeEventListener('pointermove', move)
      removeEventListener('keydown', cancel, true)
      setDragged(null)
      setMark(null)
      const found = isDragging && at.type === 'pointerup' ? target(at, moved) : null
      if (found) onDrop(moved, found.place)
    }
    const cancel = (key: globalThis.KeyboardEvent) => {
      if (key.key !== 'Escape') return
      key.stopPropagation()
      handle.releasePointerCapture(event.pointerId)
    }
    handle.setPointerCapture(event.pointerId)
    handle.addEventListener('pointermove', move)
    handle.addEventListener('pointerup', end, { once: true })
    handle.addEventListener('lostpointercapture', end, { once: true })
    addEventListener('keydown', cancel, true)
  }
  return { dragged, mark, onPointerDown }
}

function scrollAtEdge(y: number): void {
  const edge = 60
  if (y < edge + 52) scrollBy(0, -12)
  else if (y > innerHeight - edge) scrollBy(0, 12)
}
