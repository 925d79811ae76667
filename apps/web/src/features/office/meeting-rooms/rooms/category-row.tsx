import { useTranslation } from 'react-i18next'
import { deleteRoomCategory } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import { useAction } from '../../../../api/use-action.ts'
import { RowMenu } from '../../../../ui/input/row-menu.tsx'
import type { Category } from '../meeting-queries.ts'
import styles from './rooms-screen.module.css'

interface CategoryRowProps {
  category: Category
  rename: (category: Category) => void
  /** Asks for the order of its rooms. */
  order: (category: Category) => void
}

export function CategoryRow({ category, rename, order }: CategoryRowProps) {
  const { t } = useTranslation()
  const remove = useAction(deleteRoomCategory)
  const { name, abilities, room_count: count } = category
  return (
    <>
      <span className={styles.category} title={name}>
        {name} <span className={styles.count}>{count}</span>
      </span>
      <RowMenu
        name={name}
        abilities={abilities}
        keptBecause={t('meetingRooms.keep.usedCategory')}
        question={{
          title: t('meetingRooms.keep.removeTitle', { name }),
          message: t('meetingRooms.keep.removeText'),
        }}
        more={count > 1 ? [{ label: t('meetingRooms.keep.roomOrder'), onClick: () => order(category) }] : []}
        onEdit={() => rename(category)}
        onDelete={() => remove.mutateAsync({ params: { id: category.room_cat_id } })}
      />
    </>
  )
}
