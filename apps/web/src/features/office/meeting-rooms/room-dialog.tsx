import { NumberInput, Select, Switch, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { createRoom, updateRoom } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import { useAction } from '../../../api/use-action.ts'
import { notify } from '../../../ui/notify.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import type { Category, Room } from './meeting-queries.ts'

interface RoomDialogProps {
  /** Undefined for a new one. */
  room: Room | undefined
  categories: readonly Category[]
  onClose: () => void
}

/** Adds a room or changes one. */
export function RoomDialog({ room, categories, onClose }: RoomDialogProps) {
  const { t } = useTranslation()
  const reads = { errors: 'form' } as const
  const create = useAction(createRoom, reads)
  const update = useAction(updateRoom, reads)
  return (
    <FormDialog
      opened
      title={t(room ? 'meetingRooms.keep.editRoom' : 'meetingRooms.keep.addRoom')}
      onClose={onClose}
      initialValues={{
        name: room?.name ?? '',
        room_cat_id: String(room?.room_cat_id ?? categories[0]?.room_cat_id ?? ''),
        capacity: room?.capacity ?? 4,
        location: room?.location ?? '',
        description: room?.description ?? '',
        is_active: room?.is_active ?? true,
      }}
      validate={{ name: (name) => (name.trim() ? null : t('meetingRooms.keep.needsName')) }}
      onSubmit={async (body) => {
        if (room) await update.mutateAsync({ params: { id: room.room_id }, body })
        else await create.mutateAsync({ body })
        notify({ text: t(room ? 'common.state.saved' : 'meetingRooms.keep.added') })
      }}
      submitText={t(room ? 'common.action.save' : 'common.action.add')}
    >
      {(form) => (
        <>
          <TextInput
            label={t('meetingRooms.keep.name')}
            required
            maxLength={50}
            data-autofocus
            {...form.getInputProps('name')}
          />
          <Select
            label={t('meetingRooms.category')}
            data={categories.map(({ room_cat_id, name }) => ({ value: String(room_cat_id), label: name }))}
            allowDeselect={false}
            {...form.getInputProps('room_cat_id')}
          />
          <NumberInput
            label={t('meetingRooms.keep.capacity')}
            min={1}
            max={1000}
            allowDecimal={false}
            {...form.getInputProps('capacity')}
          />
          <TextInput
            label={t('meetingRooms.keep.location')}
            placeholder={t('meetingRooms.keep.locationHint')}
            maxLength={100}
            {...form.getInputProps('location')}
          />
          <Textarea
            label={t('meetingRooms.keep.about')}
            placeholder={t('meetingRooms.keep.aboutHint')}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={500}
            {...form.getInputProps('description')}
          />
          <Switch
            label={t('meetingRooms.keep.active')}
            description={t('meetingRooms.keep.activeHint')}
            {...form.getInputProps('is_active', { type: 'checkbox' })}
          />
        </>
      )}
    </FormDialog>
  )
}
