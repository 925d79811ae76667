import { IconRepeat } from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { clock, fromTo } from '../../../../text/formats.ts'
import { between, type Span } from '../grid-time.ts'
import type { PlacedBooking } from '../lanes.ts'
import styles from './booking-block.module.css'

interface BookingBlockProps {
  placed: PlacedBooking
  hours: Span
  isMine: boolean
  isPast: boolean
  isOpen: boolean
  /** Its shadow is being dragged somewhere else. */
  isLifted: boolean
  onOpen: (bookingId: number) => void
}

/** One booking in the grid. The keyboard reaches it through the cell; a press moves it (see use-grid-drag). */
export const BookingBlock = memo(function BookingBlock(props: BookingBlockProps) {
  const { t } = useTranslation()
  const { placed, hours, isMine, isPast } = props
  const { booking } = placed
  const time = fromTo(clock(placed.start), clock(placed.end))
  const words = t('meetingRooms.block', { title: booking.title, time, name: booking.username })
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.block}
      style={between(placed, hours)}
      title={words}
      aria-label={words}
      aria-haspopup="dialog"
      aria-expanded={props.isOpen}
      data-booking={booking.room_rsv_id}
      data-mine={isMine || undefined}
      data-past={isPast || undefined}
      data-lifted={props.isLifted || undefined}
      data-movable={booking.abilities.update || undefined}
      onClick={() => props.onOpen(booking.room_rsv_id)}
    >
      <span className={styles.title}>
        {booking.series_id !== null && <IconRepeat size={12} stroke={2} aria-hidden />}
        {booking.title}
      </span>
      <span className={styles.detail}>{isMine ? time : `${booking.username} · ${time}`}</span>
      {booking.abilities.update && <span className={styles.handle} data-handle aria-hidden />}
    </button>
  )
})
