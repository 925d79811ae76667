import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompanyNow } from '../../../page/use-company-now.ts'
import { Sheet } from '../../../ui/dialog/dialog.tsx'
import { BookingDetails } from './booking-details.tsx'
import type { Span } from './grid-time.ts'
import { LaneCard } from './lane-card.tsx'
import { LaneDay } from './lane-day.tsx'
import type { Lane, LaneGroup, PlacedBooking } from './lanes.ts'
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
      <Sheet
        opened={Boolean(lane ?? open)}
        onClose={close}
        position="bottom"
        size="auto"
        title={open ? t('meetingRooms.details') : lane?.room.name}
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
      </Sheet>
    </>
  )
}
