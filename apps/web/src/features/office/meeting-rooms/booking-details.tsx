import { Button, VisuallyHidden } from '@mantine/core'
import {
  IconClock,
  IconLock,
  IconMapPin,
  IconNotes,
  IconPencil,
  IconRepeat,
  IconTrash,
  IconUser,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { clock, shortDay, fromTo } from '../../../text/formats.ts'
import styles from './booking-details.module.css'
import type { PlacedBooking } from './lanes.ts'

export interface BookingDetailsProps {
  placed: PlacedBooking
  onEdit: () => void
  onDelete: () => void
}

/** Who meets when and where, and what the reader may do about it. */
export function BookingDetails({ placed, onEdit, onDelete }: BookingDetailsProps) {
  const { t } = useTranslation()
  const { booking } = placed
  const { update, delete: remove } = booking.abilities
  const isLocked = !update && !remove
  return (
    // Without a button the words themselves take the focus.
    <div className={styles.details} {...(isLocked && { tabIndex: -1, 'data-autofocus': true })}>
      <h2 className={styles.title}>{booking.title}</h2>
      <Line icon={<IconClock size={16} stroke={1.6} />} label={t('meetingRooms.when')}>
        {shortDay(booking.date)} {fromTo(clock(placed.start), clock(placed.end))}
      </Line>
      <Line icon={<IconMapPin size={16} stroke={1.6} />} label={t('meetingRooms.room')}>
        {booking.room_name}
      </Line>
      <Line icon={<IconUser size={16} stroke={1.6} />} label={t('meetingRooms.who')}>
        {booking.username}
        {booking.team_name && <span className="quiet"> · {booking.team_name}</span>}
      </Line>
      {booking.series_id !== null && (
        <Line icon={<IconRepeat size={16} stroke={1.6} />} label={t('meetingRooms.repeat.label')}>
          {t('meetingRooms.repeat.part')}
        </Line>
      )}
      {booking.note && (
        <Line icon={<IconNotes size={16} stroke={1.6} />} label={t('meetingRooms.note')}>
          <span className={styles.note}>{booking.note}</span>
        </Line>
      )}
      {isLocked ? (
        <p className={styles.locked}>
          <IconLock size={14} stroke={1.8} aria-hidden />
          {t('meetingRooms.locked')}
        </p>
      ) : (
        <div className={styles.actions}>
          <Button
            variant="subtle"
            color="red"
            size="xs"
            leftSection={<IconTrash size={15} />}
            disabled={!remove}
            onClick={onDelete}
          >
            {t('meetingRooms.delete.action')}
          </Button>
          <Button
            size="xs"
            leftSection={<IconPencil size={15} />}
            disabled={!update}
            onClick={onEdit}
            data-autofocus
          >
            {t('common.action.edit')}
          </Button>
        </div>
      )}
    </div>
  )
}

function Line({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <span aria-hidden>{icon}</span>
      <div>
        <VisuallyHidden>{label}: </VisuallyHidden>
        {children}
      </div>
    </div>
  )
}
