import { NumberInput, Select, Switch, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { createRoom, updateRoom } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import { useAction } from '../../../../api/use-action.ts'
import { EntityDialog } from '../../../../ui/form/entity-dialog.tsx'
import { FormField } from '../../../../ui/form/form-field.tsx'
import type { Category, Room } from '../meeting-queries.ts'

const MOST_SEATS = 1000

interface RoomDialogProps {
  /** Undefined for a new one. */
  room: Room | undefined
  categories: readonly Category[]
  onClose: () => void
}

// The field hands over what is no number as text.
const isCapacity = (typed: number | string) => typeof typed === 'number' && typed >= 1 && typed <= MOST_SEATS

const formOf = (room: Room | undefined, first: Category | undefined) => ({
  name: room?.name ?? '',
  room_cat_id: String(room?.room_cat_id ?? first?.room_cat_id ?? ''),
  capacity: room?.capacity ?? 4,
  location: room?.location ?? '',
  description: room?.description ?? '',
  is_active: room?.is_active ?? true,
})

/** Adds a room or changes one. */
export function RoomDialog({ room, categories, onClose }: RoomDialogProps) {
  const { t } = useTranslation()
  const create = useAction(createRoom, { errors: 'form' })
  const update = useAction(updateRoom, { errors: 'form' })
  return (
    <EntityDialog
      isNew={!room}
      words={{
        add: t('meetingRooms.keep.addRoom'),
        edit: t('meetingRooms.keep.editRoom'),
        added: ({ name }) => t('meetingRooms.keep.added', { name }),
      }}
      initialValues={formOf(room, categories[0])}
      validate={{
        name: (name) => (name.trim() ? null : t('meetingRooms.keep.needsName')),
        capacity: (capacity) =>
          isCapacity(capacity) ? null : t('meetingRooms.keep.wrongCapacity', { most: MOST_SEATS }),
      }}
      onSave={(body) =>
        room ? update.mutateAsync({ params: { id: room.room_id }, body }) : create.mutateAsync({ body })
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          <FormField form={form} name="name">
            {(input) => (
              <TextInput
                label={t('meetingRooms.keep.name')}
                required
                maxLength={50}
                data-autofocus
                {...input}
              />
            )}
          </FormField>
          <FormField form={form} name="room_cat_id">
            {(input) => (
              <Select
                label={t('meetingRooms.category')}
                data={categories.map(({ room_cat_id: id, name }) => ({ value: String(id), label: name }))}
                allowDeselect={false}
                {...input}
              />
            )}
          </FormField>
          <FormField form={form} name="capacity">
            {(input) => (
              <NumberInput
                label={t('meetingRooms.keep.capacity')}
                min={1}
                max={MOST_SEATS}
                clampBehavior="none"
                allowDecimal={false}
                {...input}
              />
            )}
          </FormField>
          <FormField form={form} name="location">
            {(input) => (
              <TextInput
                label={t('meetingRooms.keep.location')}
                placeholder={t('meetingRooms.keep.locationHint')}
                maxLength={100}
                {...input}
              />
            )}
          </FormField>
          <FormField form={form} name="description">
            {(input) => (
              <Textarea
                label={t('meetingRooms.keep.about')}
                placeholder={t('meetingRooms.keep.aboutHint')}
                autosize
                minRows={2}
                maxRows={6}
                maxLength={500}
                {...input}
              />
            )}
          </FormField>
          <FormField form={form} name="is_active">
            {({ value, ...input }) => (
              <Switch
                label={t('meetingRooms.keep.active')}
                description={t('meetingRooms.keep.activeHint')}
                checked={value}
                {...input}
              />
            )}
          </FormField>
        </>
      )}
    </EntityDialog>
  )
}
