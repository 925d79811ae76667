import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompanyNow } from '../../../../page/use-company-now.ts'
import { clock, fromTo } from '../../../../text/formats.ts'
import { LiveRegion } from '../../../../ui/feedback/live-region.tsx'
import { type Cursor, cursorAt, moveCursor, type TimeAxis } from './grid-cursor.ts'
import { overlaps, shareOf, type Span } from '../grid-time.ts'
import type { Lane, PlacedBooking } from '../lanes.ts'
import styles from './time-grid.module.css'

interface CellOptions {
  root: RefObject<HTMLElement | null>
  axis: TimeAxis
  hours: Span
  lanes: readonly Lane[]
  placed: ReadonlyMap<string, PlacedBooking[]>
  now: CompanyNow
  onBook: (lane: Lane, span: Span) => void
  onOpen: (bookingId: number) => void
}

/** The cell of the keyboard: arrows move it, shift makes it longer, Enter books what is free and opens what is taken. */
export function useGridCell({ root, axis, hours, lanes, placed, now, onBook, onOpen }: CellOptions) {
  const [moved, setMoved] = useState<Cursor | null>(null)
  const todayAt = Math.max(
    lanes.findIndex(({ date }) => date === now.day),
    0,
  )
  const first = axis === 'vertical' ? todayAt : 0
  // Lanes may have become fewer since it was moved.
  const cursor = moved && moved.lane < lanes.length ? moved : cursorAt(first, now.minute, hours)
  const lane = lanes[cursor.lane]
  const under = lane && placed.get(lane.key)?.find((one) => overlaps(one, cursor))

  // Only keys move it, so that the focus is never taken from elsewhere.
  useEffect(() => {
    const cell = moved && root.current?.querySelector<HTMLElement>('[data-cell]')
    cell?.focus({ preventScroll: true })
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [root, moved])

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of an open popover come by here as well.
    if ((event.target as HTMLElement).dataset.cell === undefined) return
    if (event.ctrlKey || event.metaKey || event.altKey || !lane) return
    if (event.key === 'Enter' || event.key === ' ') {
      if (under) onOpen(under.booking.room_rsv_id)
      else onBook(lane, { start: cursor.start, end: cursor.end })
      event.preventDefault()
      return
    }
    const next = moveCursor(cursor, event.key, event.shiftKey, { lanes: lanes.length, hours, axis })
    if (!next) return
    event.preventDefault()
    setMoved(next)
  }
  return { cursor, lane, under, onKeyDown }
}

interface GridCellProps {
  cursor: Cursor
  lane: Lane
  hours: Span
  /** The booking that the cell lies on. */
  under: PlacedBooking | undefined
}

/** The cell of the keyboard: the one stop of the tab key in the whole grid. */
export function GridCell({ cursor, lane, hours, under }: GridCellProps) {
  const { t } = useTranslation()
  const time = fromTo(clock(cursor.start), clock(cursor.end))
  const place = lane.names === 'room' ? lane.room.name : `${lane.room.name}, ${lane.title}`
  const state = under
    ? t('meetingRooms.cell.taken', { title: under.booking.title, name: under.booking.username })
    : t('meetingRooms.cell.free')
  const words = `${place}, ${time}, ${state}`
  return (
    <>
      <button
        type="button"
        className={styles.cell}
        style={{ '--from': shareOf(cursor.start, hours), '--to': shareOf(cursor.end, hours) }}
        aria-label={words}
        aria-keyshortcuts="Enter"
        data-cell
      >
        <span>{time}</span>
      </button>
      {/* The button may stay the same element while it moves; then only this is read out. */}
      <LiveRegion text={words} />
    </>
  )
}
