import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { IconCalendar, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { unreadEmpty } from '../../../../ui/feedback/unread-hint.tsx'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { DataTable } from '../../../../ui/table/data-table.tsx'
import { categoriesQuery, type Room, roomsQuery, useMeetingList } from '../meeting-queries.ts'
import { CategoryList } from './category-list.tsx'
import { RoomDialog } from './room-dialog.tsx'
import styles from './rooms-screen.module.css'
import { useRoomColumns } from './use-room-columns.tsx'

/** Where full admins keep the rooms and their categories. */
export function RoomsScreen() {
  const { t } = useTranslation()
  const categories = useMeetingList(categoriesQuery)
  const rooms = useMeetingList(roomsQuery)
  const [edited, setEdited] = useState<Room | 'new'>()
  const columns = useRoomColumns(setEdited)
  const hasCategory = (categories.data?.length ?? 0) > 0
  const addRoom = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setEdited('new')} disabled={!hasCategory}>
      {t('meetingRooms.keep.addRoom')}
    </Button>
  )
  return (
    <Page>
      <PageHeader
        title={t('meetingRooms.keep.title')}
        description={t('meetingRooms.keep.description')}
        actions={
          <>
            <Button
              component={Link}
              to="/main/meeting"
              variant="default"
              leftSection={<IconCalendar size={16} />}
            >
              {t('meetingRooms.keep.backToGrid')}
            </Button>
            {addRoom}
          </>
        }
      />
      <div className={styles.columns}>
        <CategoryList categories={categories} rooms={rooms.data ?? []} />
        <DataTable
          caption={t('meetingRooms.keep.rooms')}
          columns={columns}
          rows={rooms.data}
          rowKey={(room) => room.room_id}
          isLoading={rooms.isPending}
          error={rooms.error}
          onRetry={() => void rooms.refetch()}
          empty={
            rooms.isUnread
              ? unreadEmpty(rooms)
              : {
                  title: t(hasCategory ? 'meetingRooms.keep.noRoom' : 'meetingRooms.keep.noCategory'),
                  hint: t(hasCategory ? 'meetingRooms.keep.noRoomHint' : 'meetingRooms.keep.noCategoryHint'),
                  action: hasCategory && addRoom,
                }
          }
        />
      </div>
      {edited && (
        <RoomDialog
          room={edited === 'new' ? undefined : edited}
          categories={categories.data ?? []}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Page>
  )
}
