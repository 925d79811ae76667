import { Button, Drawer } from '@mantine/core'
import { IconChevronRight, IconPlus, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompanyNow } from '../../../page/use-company-now.ts'
import { clock, duration, longDay } from '../../../text/formats.ts'
import { BookingDetails } from './booking-details.tsx'
import { bookableSpan, freeSpans, shareOf, type Span, USUAL_LENGTH } from './grid-time.ts'
import { type Lane, type LaneGroup, type PlacedBooking, roomState } from './lanes.ts'
import type { Booking } from './meeting-queries.ts'
import styles from './room-list.module.css'

interface RoomListProps {
  groups: readonly LaneGroup[]
  placed: ReadonlyMap<string, PlacedBooking[]>
  hours: Span
  now: CompanyNow
  myId: number
  openId: number | undefined
  onOpen: (bookingId: number | undefined) => void
  onBook: (lane: Lane, span: Span) => void
  onEdit: (placed: PlacedBooking) => void
  onDelete: (placed: PlacedBooking) => void
}

const NONE: readonly PlacedBooking[] = []

/** The grid for one thumb: a list of rooms (or days) with a strip of the day; a sheet from below shows one of them. */
export function RoomList({ groups, placed, hours, now, openId, ...act }: RoomListProps) {
  const { t } = useTranslation()
  const [laneKey, setLaneKey] = useState<string>()
  const lanes = groups.flatMap((group) => group.lanes)
  const lane = lanes.find(({ key }) => key === laneKey)
  const open = [...placed.values()].flat().find(({ booking }) => booking.room_rsv_id === openId)
  const close = () => {
    act.onOpen(undefined)
    setLaneKey(undefined)
  }
  return (
    <>
      {groups.map((group) => (
        <section key={group.key} className={styles.group}>
          {group.title !== undefined && <h2>{group.title}</h2>}
          <ul>
            {group.lanes.map((one) => (
              <li key={one.key}>
                <LaneCard
                  lane={one}
                  placed={placed.get(one.key) ?? NONE}
                  {...{ hours, now }}
                  myId={act.myId}
                  onOpen={() => setLaneKey(one.key)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Drawer
        opened={Boolean(lane ?? open)}
        onClose={close}
        position="bottom"
        size="auto"
        title={open ? t('meetingRooms.details') : lane?.room.name}
        closeButtonProps={{ 'aria-label': t('common.action.close') }}
        classNames={{ content: styles.sheet, title: styles.sheetTitle }}
      >
        {open && (
          <BookingDetails placed={open} onEdit={() => act.onEdit(open)} onDelete={() => act.onDelete(open)} />
        )}
        {!open && lane && (
          <LaneDay
            {...{ lane, hours, now }}
            myId={act.myId}
            placed={placed.get(lane.key) ?? NONE}
            onOpen={act.onOpen}
            onBook={(span) => {
              setLaneKey(undefined)
              act.onBook(lane, span)
            }}
          />
        )}
      </Drawer>
    </>
  )
}

interface LaneProps {
  lane: Lane
  placed: readonly PlacedBooking[]
  hours: Span
  now: CompanyNow
  myId: number
}

function LaneCard({ lane, placed, hours, now, myId, onOpen }: LaneProps & { onOpen: () => void }) {
  const { t } = useTranslation()
  return (
    <button type="button" className={styles.card} onClick={onOpen} aria-haspopup="dialog">
      <span className={styles.cardHead}>
        <strong className="one-line">{lane.title}</strong>
        {lane.names === 'room' && (
          <span className={styles.seats}>
            <IconUsers size={13} stroke={1.8} aria-hidden />
            {t('meetingRooms.seats', { n: lane.room.capacity })}
          </span>
        )}
        <IconChevronRight size={18} stroke={1.6} aria-hidden />
      </span>
      <StateLine {...{ lane, placed, now }} />
      <span className={styles.strip} aria-hidden>
        {lane.date === now.day && <i data-past style={{ '--from': 0, '--to': shareOf(now.minute, hours) }} />}
        {placed.map(({ booking, start, end }) => (
          <i
            key={booking.room_rsv_id}
            data-mine={booking.user_id === myId || undefined}
            data-taken
            style={{ '--from': shareOf(start, hours), '--to': shareOf(end, hours) }}
          />
        ))}
      </span>
    </button>
  )
}

function StateLine({ lane, placed, now }: Pick<LaneProps, 'lane' | 'placed' | 'now'>) {
  const { t } = useTranslation()
  const state = roomState(lane, placed, now)
  if (state.kind === 'closed') return <span className={styles.state}>{t('meetingRooms.closed')}</span>
  if (state.kind === 'count') {
    return (
      <span className={styles.state}>
        {state.bookings === 0
          ? t('meetingRooms.state.empty')
          : t('meetingRooms.state.count', { n: state.bookings })}
      </span>
    )
  }
  const words =
    state.kind === 'busy'
      ? t('meetingRooms.state.busy', { time: clock(state.until), title: state.title })
      : state.until === undefined
        ? t('meetingRooms.state.freeAll')
        : t('meetingRooms.state.free', { time: clock(state.until) })
  return (
    <span className={styles.state} data-state={state.kind}>
      {words}
    </span>
  )
}

interface LaneDayProps extends LaneProps {
  onOpen: (bookingId: number) => void
  onBook: (span: Span) => void
}

/** One room's day in order: what is booked, and what is free with a button to book it. */
function LaneDay({ lane, placed, hours, now, myId, onOpen, onBook }: LaneDayProps) {
  const { t } = useTranslation()
  const bookable = bookableSpan(lane.date, now)
  const within = { start: Math.max(hours.start, bookable.start), end: hours.end }
  const free = lane.room.is_active ? freeSpans(placed, within) : []
  const rows: (Span & { booking?: Booking })[] = [...placed, ...free].toSorted((a, b) => a.start - b.start)
  return (
    <div className={styles.day}>
      <p className="quiet">{[longDay(lane.date), lane.room.location].filter(Boolean).join(' · ')}</p>
      {!lane.room.is_active && <p className="quiet">{t('meetingRooms.refused.closed')}</p>}
      <ul>
        {rows.map(({ start, end, booking }) => (
          <li key={`${start} ${booking?.room_rsv_id}`}>
            <span className={styles.rowTime}>
              {clock(start)}–{clock(end)}
            </span>
            {booking ? (
              <button
                type="button"
                className={styles.taken}
                data-mine={booking.user_id === myId || undefined}
                onClick={() => onOpen(booking.room_rsv_id)}
              >
                <strong className="one-line">{booking.title}</strong>
                <span className="one-line">{booking.username}</span>
              </button>
            ) : (
              <Button
                variant="default"
                className={styles.free}
                leftSection={<IconPlus size={16} />}
                onClick={() => onBook({ start, end: Math.min(start + USUAL_LENGTH, end) })}
              >
                {t('meetingRooms.state.freeFor', { length: duration(end - start) })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {rows.length === 0 && lane.room.is_active && <p className="quiet">{t('meetingRooms.refused.past')}</p>}
    </div>
  )
}
