import { IconUsers } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { clock, fromTo } from '../../../../text/formats.ts'
import type { CompanyNow } from '../../../../page/use-company-now.ts'
import { useHolidays } from '../../../../page/use-holidays.ts'
import { isWholeHoliday } from '../../../../ui/time/calendar.ts'
import { dayColor } from '../../../../ui/time/day-color.ts'
import { at, between, bookableSpan, shareOf, type Span } from '../grid-time.ts'
import type { Lane, PlacedBooking } from '../lanes.ts'
import { BookingBlock } from './booking-block.tsx'
import styles from './time-grid.module.css'
import type { ActiveDrag } from './presses.ts'

interface GridLaneProps {
  lane: Lane
  placed: readonly PlacedBooking[]
  hours: Span
  now: CompanyNow
  myId: number
  openId: number | undefined
  /** Only when it would land in this lane. */
  shadow: (Span & { obstacle?: ActiveDrag['obstacle'] }) | undefined
  liftedId: number | undefined
  onOpen: (bookingId: number) => void
  /** The cell of the keyboard, and the details of the open booking. */
  children?: ReactNode
}

/** One line of the grid: its name and its time with what is booked. */
export const GridLane = memo(function GridLane(props: GridLaneProps) {
  const { t } = useTranslation()
  const { lane, placed, hours, now, shadow } = props
  const over = shareOf(bookableSpan(lane.date, now).start, hours)
  return (
    <div role="row" className={styles.lane} data-today={lane.date === now.day || undefined}>
      <div role="rowheader" className={styles.name} data-lane-name>
        <LaneName lane={lane} isToday={lane.date === now.day} />
      </div>
      <div
        role="gridcell"
        className={styles.track}
        data-lane={lane.key}
        data-closed={lane.room.is_active ? undefined : true}
      >
        {over > 0 && <div className={styles.past} style={{ '--from': 0, '--to': over }} />}
        {placed.map((one) => (
          <BookingBlock
            key={one.booking.room_rsv_id}
            placed={one}
            hours={hours}
            isMine={one.booking.user_id === props.myId}
            isPast={lane.date < now.day || (lane.date === now.day && one.end <= now.minute)}
            isOpen={one.booking.room_rsv_id === props.openId}
            isLifted={one.booking.room_rsv_id === props.liftedId}
            onOpen={props.onOpen}
          />
        ))}
        {lane.date === now.day && <div className={styles.now} style={at(now.minute, hours)} aria-hidden />}
        {shadow && (
          <div
            className={styles.shadow}
            style={between(shadow, hours)}
            data-bad={shadow.obstacle ? true : undefined}
          >
            <span>{fromTo(clock(shadow.start), clock(shadow.end))}</span>
            {shadow.obstacle?.kind === 'taken' && (
              <span>{t('meetingRooms.refused.short', { name: shadow.obstacle.by.booking.username })}</span>
            )}
          </div>
        )}
        {props.children}
      </div>
    </div>
  )
})

function LaneName({ lane, isToday }: { lane: Lane; isToday: boolean }) {
  const { t } = useTranslation()
  const holidays = useHolidays(Number(lane.date.slice(0, 4)))
  if (lane.names === 'day') {
    const color = dayColor(lane.date, isWholeHoliday(holidays, lane.date))
    return (
      <strong className={isToday ? styles.today : undefined} data-day={color}>
        {lane.title}
      </strong>
    )
  }
  return (
    <>
      <strong className={styles.roomName} title={lane.room.name}>
        {lane.title}
      </strong>
      <span className={styles.roomNote} title={lane.room.location || undefined}>
        {lane.room.is_active ? (
          <>
            <IconUsers size={12} stroke={1.8} aria-hidden />
            {t('meetingRooms.seats', { n: lane.room.capacity })}
            {lane.room.location && ` · ${lane.room.location}`}
          </>
        ) : (
          t('meetingRooms.closed')
        )}
      </span>
    </>
  )
}
