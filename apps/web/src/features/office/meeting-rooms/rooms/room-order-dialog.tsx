import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { SortableList } from '../../../../ui/input/sortable-list.tsx'
import type { Category, Room } from '../meeting-queries.ts'
import { useRoomOrder } from './use-orders.ts'
import styles from './rooms-screen.module.css'

interface RoomOrderDialogProps {
  category: Category
  rooms: readonly Room[]
  onClose: () => void
}

/** The rooms of a category in the order in which everybody sees them; each move is kept at once. */
export function RoomOrderDialog({ category, rooms, onClose }: RoomOrderDialogProps) {
  const { t } = useTranslation()
  const sort = useRoomOrder(category, rooms)
  const label = t('meetingRooms.keep.roomOrderOf', { name: category.name })
  return (
    <Dialog opened onClose={onClose} title={label}>
      <SortableList
        dense
        label={label}
        items={rooms.filter((room) => room.room_cat_id === category.room_cat_id)}
        idOf={(room) => room.room_id}
        nameOf={(room) => room.name}
        onSort={sort}
      >
        {(room) => <span className={styles.category}>{room.name}</span>}
      </SortableList>
    </Dialog>
  )
}
