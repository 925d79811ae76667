import { useTranslation } from 'react-i18next'
import { deleteRoom } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import { useAction } from '../../../../api/use-action.ts'
import { RowMenu } from '../../../../ui/input/row-menu.tsx'
import type { TableColumn } from '../../../../ui/table/table-types.ts'
import type { Room } from '../meeting-queries.ts'
import { ActiveSwitch } from './active-switch.tsx'
import styles from './rooms-screen.module.css'

/** What the table shows of a room, and what can be done with it. */
export function useRoomColumns(edit: (room: Room) => void): TableColumn<Room>[] {
  const { t } = useTranslation()
  const remove = useAction(deleteRoom)
  return [
    {
      key: 'name',
      header: t('meetingRooms.keep.name'),
      sortBy: (room) => room.name,
      cell: (room) => (
        <div className={styles.name}>
          <strong>{room.name}</strong>
          {room.description && <span>{room.description}</span>}
        </div>
      ),
    },
    {
      key: 'category',
      header: t('meetingRooms.category'),
      width: 140,
      sortBy: (room) => room.room_cat_name,
      cell: (room) => room.room_cat_name,
    },
    {
      key: 'capacity',
      header: t('meetingRooms.keep.capacity'),
      width: 88,
      align: 'end',
      sortBy: (room) => room.capacity,
      cell: (room) => t('meetingRooms.seats', { n: room.capacity }),
    },
    {
      key: 'location',
      header: t('meetingRooms.keep.location'),
      width: 160,
      hideBelow: 'tablet',
      cell: (room) => room.location,
    },
    {
      key: 'active',
      header: t('meetingRooms.keep.active'),
      width: 104,
      cell: (room) => <ActiveSwitch room={room} />,
    },
    {
      key: 'actions',
      header: '',
      acts: true,
      width: 56,
      align: 'end',
      cell: (room) => (
        <RowMenu
          name={room.name}
          abilities={room.abilities}
          keptBecause={t('meetingRooms.keep.usedRoom')}
          question={{
            title: t('meetingRooms.keep.removeTitle', { name: room.name }),
            message: t('meetingRooms.keep.removeText'),
          }}
          onEdit={() => edit(room)}
          onDelete={() => remove.mutateAsync({ params: { id: room.room_id } })}
        />
      ),
    },
  ]
}
