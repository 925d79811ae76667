import { ActionIcon, Button, Switch, Tooltip } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { IconCalendar, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteRoom, updateRoom } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import { useAction } from '../../../api/use-action.ts'
import { unreadEmpty } from '../../../ui/feedback/unread-hint.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { TableColumn } from '../../../ui/table/table-types.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.ts'
import { notify } from '../../../ui/notify.ts'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { CategoryList } from './category-list.tsx'
import { categoriesQuery, type Room, roomsQuery, useMeetingList } from './meeting-queries.ts'
import { RoomDialog } from './room-dialog.tsx'
import styles from './rooms-screen.module.css'

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
        <CategoryList categories={categories} />
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

function useRoomColumns(edit: (room: Room) => void): TableColumn<Room>[] {
  const { t } = useTranslation()
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
      width: 92,
      align: 'end',
      cell: (room) => <RoomActions room={room} edit={edit} />,
    },
  ]
}

function ActiveSwitch({ room }: { room: Room }) {
  const { t } = useTranslation()
  const save = useAction(updateRoom)
  // What was pressed shows at once; a refusal puts the switch back by itself.
  const isActive = save.isPending ? save.variables.body?.is_active : room.is_active
  return (
    <Switch
      aria-label={t('meetingRooms.keep.activeOf', { name: room.name })}
      checked={isActive ?? room.is_active}
      disabled={!room.abilities.update}
      onChange={({ currentTarget }) =>
        save.mutate({ params: { id: room.room_id }, body: { is_active: currentTarget.checked } })
      }
    />
  )
}

function RoomActions({ room, edit }: { room: Room; edit: (room: Room) => void }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const remove = useAction(deleteRoom)
  const { name, abilities } = room
  const ask = async () => {
    const isSure = await confirm({
      title: t('meetingRooms.keep.removeTitle', { name }),
      message: t('meetingRooms.keep.removeText'),
      confirmText: t('common.action.delete'),
      danger: true,
    })
    if (isSure)
      remove.mutate(
        { params: { id: room.room_id } },
        { onSuccess: () => notify({ text: t('common.state.deleted') }) },
      )
  }
  return (
    <div className={styles.actions}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('meetingRooms.keep.edit', { name })}
        disabled={!abilities.update}
        onClick={() => edit(room)}
      >
        <IconPencil size={17} stroke={1.6} />
      </ActionIcon>
      <RemoveButton
        label={t('meetingRooms.keep.remove', { name })}
        reason={abilities.delete ? undefined : t('meetingRooms.keep.usedRoom')}
        onClick={() => void ask()}
      />
    </div>
  )
}

/** Stays reachable when it cannot be used, so that the reason can be read by everybody. */
export function RemoveButton({
  label,
  reason,
  onClick,
}: {
  label: string
  reason: string | undefined
  onClick: () => void
}) {
  return (
    <Tooltip label={reason ?? label} multiline maw={260} events={{ hover: true, focus: true, touch: true }}>
      <ActionIcon
        variant={reason ? 'transparent' : 'subtle'}
        color="gray"
        aria-label={reason ? `${label}: ${reason}` : label}
        aria-disabled={Boolean(reason)}
        className={reason ? styles.blocked : undefined}
        onClick={reason ? undefined : onClick}
      >
        <IconTrash size={17} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  )
}
