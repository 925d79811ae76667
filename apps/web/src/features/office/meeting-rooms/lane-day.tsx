import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { clock, duration, shortDay, fromTo } from '../../../text/formats.ts'
import { bookableSpan, freeSpans, type Span, USUAL_LENGTH } from './grid-time.ts'
import type { LaneProps } from './lane-card.tsx'
import type { Booking } from './meeting-queries.ts'
import styles from './room-list.module.css'

interface LaneDayProps extends LaneProps {
  onOpen: (bookingId: number) => void
  onBook: (span: Span) => void
}

/** One room's day in order: what is booked, and what is free with a button to book it. */
export function LaneDay({ lane, placed, hours, now, myId, onOpen, onBook }: LaneDayProps) {
  const { t } = useTranslation()
  const bookable = bookableSpan(lane.date, now)
  const within = { start: Math.max(hours.start, bookable.start), end: hours.end }
  const free = lane.room.is_active ? freeSpans(placed, within) : []
  const rows: (Span & { booking?: Booking })[] = [...placed, ...free].toSorted((a, b) => a.start - b.start)
  return (
    <div className={styles.day}>
      <p className="quiet">{[shortDay(lane.date), lane.room.location].filter(Boolean).join(' · ')}</p>
      {!lane.room.is_active && <p className="quiet">{t('meetingRooms.refused.closed')}</p>}
      <ul>
        {rows.map(({ start, end, booking }) => (
          <li key={`${start} ${booking?.room_rsv_id}`}>
            <span className={styles.rowTime}>{fromTo(clock(start), clock(end))}</span>
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
