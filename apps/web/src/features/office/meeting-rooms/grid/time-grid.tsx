import { DndContext } from '@dnd-kit/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Obstacle } from './drag.ts'
import { DragSurface } from './drag-surface.tsx'
import { GridCell, useGridCell } from './grid-cell.tsx'
import { GridDetails } from './grid-details.tsx'
import { GridLane } from './grid-lane.tsx'
import type { TimeAxis } from './grid-cursor.ts'
import type { Span } from '../grid-time.ts'
import type { Lane, LaneGroup, PlacedBooking } from '../lanes.ts'
import styles from './time-grid.module.css'
import type { CompanyNow } from '../../../../page/use-company-now.ts'
import { GridScale } from './grid-scale.tsx'
import type { ActiveDrag } from './presses.ts'
import { useGridDrag } from './use-grid-drag.ts'
import { useScrollToNow } from './use-scroll-to-now.ts'

interface TimeGridProps {
  label: string
  axis: TimeAxis
  groups: readonly LaneGroup[]
  placed: ReadonlyMap<string, PlacedBooking[]>
  hours: Span
  now: CompanyNow
  myId: number
  /** A time that the open form is about; it stays marked. */
  draft: (Span & { lane: string }) | undefined
  openId: number | undefined
  onOpen: (bookingId: number | undefined) => void
  onBook: (lane: Lane, span: Span) => void
  onMove: (placed: PlacedBooking, lane: Lane, span: Span) => void
  onEdit: (placed: PlacedBooking) => void
  onDelete: (placed: PlacedBooking) => void
  onRefuse: (obstacle: Obstacle) => void
}

const NONE: readonly PlacedBooking[] = []

/** Rooms or days as lanes, time along the other axis. Pointer, finger and keyboard all book, open and move. */
export function TimeGrid(props: TimeGridProps) {
  const { axis, groups, placed, hours, now, openId } = props
  const root = useRef<HTMLDivElement>(null)
  const lanes = groups.flatMap((group) => group.lanes)
  const { active, dnd, surface } = useGridDrag({ ...props, root, lanes })
  const cell = useGridCell({ ...props, root, lanes })
  useScrollToNow(root, props)
  const shadow = shadowOf(active, props.draft)
  const liftedId =
    active && active.drag.kind !== 'create' ? active.drag.placed.booking.room_rsv_id : undefined

  const laneOf = (lane: Lane) => {
    const inside = placed.get(lane.key) ?? NONE
    const open = inside.find(({ booking }) => booking.room_rsv_id === openId)
    // A new list of children each time would draw all lanes anew with every step of a drag.
    const isPlain = cell.lane !== lane && !open
    return (
      <GridLane
        key={lane.key}
        {...{ lane, hours, now, liftedId, openId }}
        placed={inside}
        myId={props.myId}
        shadow={shadow?.lane === lane.key ? shadow : undefined}
        onOpen={props.onOpen}
      >
        {isPlain ? null : (
          <>
            {cell.lane === lane && <GridCell {...cell} hours={hours} lane={lane} />}
            {open && (
              <GridDetails
                placed={open}
                hours={hours}
                onClose={() => props.onOpen(undefined)}
                onEdit={() => props.onEdit(open)}
                onDelete={() => props.onDelete(open)}
              />
            )}
          </>
        )}
      </GridLane>
    )
  }
  return (
    <DndContext {...dnd}>
      <div className={styles.scroller} ref={root} data-dragging={active?.drag.kind}>
        <DragSurface
          {...surface}
          aria-label={props.label}
          className={styles.grid}
          data-axis={axis}
          style={{ '--hours': (hours.end - hours.start) / 60, '--lanes': lanes.length }}
          onKeyDown={cell.onKeyDown}
        >
          <GridScale
            hours={hours}
            now={lanes.some(({ date }) => date === now.day) ? now.minute : undefined}
          />
          {groups.map((group) => (
            <div role="rowgroup" key={group.key} className={styles.group} aria-label={group.title}>
              {group.title !== undefined && <GroupTitle title={group.title} rooms={group.lanes.length} />}
              {group.lanes.map(laneOf)}
            </div>
          ))}
        </DragSurface>
      </div>
    </DndContext>
  )
}

function GroupTitle({ title, rooms }: { title: string; rooms: number }) {
  const { t } = useTranslation()
  return (
    <div role="row" className={styles.groupTitle}>
      <div role="rowheader" data-lane-name>
        {title} <span>{t('meetingRooms.roomCount', { n: rooms })}</span>
      </div>
    </div>
  )
}

/** What stands out: where a drag would land, else what the form is about. */
function shadowOf(active: ActiveDrag | null, draft: TimeGridProps['draft']) {
  return active ? { ...active.at, obstacle: active.obstacle } : draft
}
