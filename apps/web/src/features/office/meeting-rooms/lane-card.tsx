import { IconChevronRight, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { CompanyNow } from '../../../page/use-company-now.ts'
import { clock } from '../../../text/formats.ts'
import { shareOf, type Span } from './grid-time.ts'
import { type Lane, type PlacedBooking, roomState } from './lanes.ts'
import styles from './room-list.module.css'

export interface LaneProps {
  lane: Lane
  placed: readonly PlacedBooking[]
  hours: Span
  now: CompanyNow
  myId: number
}

/** A room (or a day of it) at a glance: how it stands, and a strip of its day. */
export function LaneCard({ lane, placed, hours, now, myId, onOpen }: LaneProps & { onOpen: () => void }) {
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
