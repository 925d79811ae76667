import type { CollisionDetection, DndContextProps } from '@dnd-kit/core'
import { useRef, useState } from 'react'
import { SILENT_DRAG, useDragSensors } from '../../../../ui/input/drag-sensors.ts'
import type { Team } from './team-rows.ts'
import { type DropZone, type Place, placeOf, zoneOf } from './tree-drop.ts'

/** The row that would take the dragged team in, and how. */
export interface DropMark {
  teamId: number
  zone: DropZone
}

/**
 * Dragging a row of the tree by its handle. The tree as a whole is what is draggable, so that hundreds of rows cost nothing:
 * what was pressed says which team moves, and the row below the pointer is the "collision".
 */
export function useTreeDrag(teams: readonly Team[], onDrop: (team: Team, place: Place) => void) {
  const [dragged, setDragged] = useState<Team | null>(null)
  const [mark, setMark] = useState<DropMark | null>(null)
  const moved = useRef<Team | null>(null)
  const sensors = useDragSensors()
  const teamOf = (row: HTMLElement | null | undefined) =>
    teams.find((team) => team.team_id === Number(row?.dataset.row))

  const show = (team: Team | null) => {
    moved.current = team
    setDragged(team)
    setMark(null)
  }
  const target = (data: unknown) => {
    const { row, y } = data as { row: HTMLElement; y: number }
    const on = teamOf(row)
    if (!moved.current || !on || on.closed_on !== null) return null
    const zone = zoneOf(y, row.getBoundingClientRect())
    const place = placeOf(teams, moved.current, on, zone)
    return place && { mark: { teamId: on.team_id, zone }, place }
  }
  const dnd: DndContextProps = {
    sensors,
    collisionDetection: rowUnderPointer,
    accessibility: SILENT_DRAG,
    onDragStart: ({ activatorEvent }) => show(teamOf(rowAt(activatorEvent)) ?? null),
    onDragMove: ({ collisions }) => setMark((collisions?.[0] && target(collisions[0].data)?.mark) ?? null),
    onDragEnd: ({ collisions }) => {
      const team = moved.current
      const found = collisions?.[0] && target(collisions[0].data)
      show(null)
      if (team && found) onDrop(team, found.place)
    },
    onDragCancel: () => show(null),
  }
  return { dragged, mark, dnd }
}

/** The row whose handle an event presses. */
export function rowAt(event: Event): HTMLElement | null {
  const handle = (event.target as Element).closest<HTMLElement>('[data-handle]:not(:disabled)')
  return handle?.closest<HTMLElement>('[data-row]') ?? null
}

const rowUnderPointer: CollisionDetection = ({ pointerCoordinates: at }) => {
  const row = at && document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('[data-row]')
  return row ? [{ id: row.dataset.row!, data: { row, y: at.y } }] : []
}
