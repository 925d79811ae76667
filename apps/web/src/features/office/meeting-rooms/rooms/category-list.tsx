import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/rows-skeleton.tsx'
import { unreadEmpty } from '../../../../ui/feedback/unread-hint.tsx'
import { SortableList } from '../../../../ui/input/sortable-list.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import type { Category, MeetingList, Room } from '../meeting-queries.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { CategoryRow } from './category-row.tsx'
import { RoomOrderDialog } from './room-order-dialog.tsx'
import { useCategoryOrder } from './use-orders.ts'

interface CategoryListProps {
  categories: MeetingList<Category>
  rooms: readonly Room[]
}

/** The categories in their order: add, rename, delete, and move by drag or by the arrow keys on the grip. */
export function CategoryList({ categories, rooms }: CategoryListProps) {
  const { t } = useTranslation()
  const [edited, setEdited] = useState<Category | 'new'>()
  const [ordered, setOrdered] = useState<Category>()
  const sort = useCategoryOrder()
  return (
    <Section
      title={t('meetingRooms.keep.categories')}
      note={t('meetingRooms.keep.categoriesNote')}
      actions={
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={15} />}
          onClick={() => setEdited('new')}
        >
          {t('common.action.add')}
        </Button>
      }
    >
      <QueryView
        query={categories}
        skeleton={<RowsSkeleton rows={3} />}
        empty={
          categories.isUnread
            ? unreadEmpty(categories)
            : { title: t('meetingRooms.keep.noCategory'), hint: t('meetingRooms.keep.noCategoryHint') }
        }
      >
        {(all) => (
          <SortableList
            dense
            items={all}
            idOf={(category) => category.room_cat_id}
            nameOf={(category) => category.name}
            onSort={sort}
          >
            {(category) => <CategoryRow category={category} rename={setEdited} order={setOrdered} />}
          </SortableList>
        )}
      </QueryView>
      {edited && (
        <CategoryDialog
          category={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {ordered && <RoomOrderDialog category={ordered} rooms={rooms} onClose={() => setOrdered(undefined)} />}
    </Section>
  )
}
