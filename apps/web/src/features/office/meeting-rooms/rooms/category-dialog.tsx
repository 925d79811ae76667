import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { createRoomCategory, updateRoomCategory } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import { useAction } from '../../../../api/use-action.ts'
import { EntityDialog } from '../../../../ui/form/entity-dialog.tsx'
import { FormField } from '../../../../ui/form/form-field.tsx'
import type { Category } from '../meeting-queries.ts'

interface CategoryDialogProps {
  /** Undefined for a new one. */
  category: Category | undefined
  onClose: () => void
}

/** Adds a category or gives one another name. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const { t } = useTranslation()
  const create = useAction(createRoomCategory, { errors: 'form' })
  const update = useAction(updateRoomCategory, { errors: 'form' })
  return (
    <EntityDialog
      isNew={!category}
      words={{
        add: t('meetingRooms.keep.addCategory'),
        edit: t('meetingRooms.keep.renameCategory'),
        added: ({ name }) => t('meetingRooms.keep.added', { name }),
      }}
      initialValues={{ name: category?.name ?? '' }}
      validate={{ name: (name) => (name.trim() ? null : t('meetingRooms.keep.needsName')) }}
      onSave={(body) =>
        category
          ? update.mutateAsync({ params: { id: category.room_cat_id }, body })
          : create.mutateAsync({ body })
      }
      onClose={onClose}
      size={400}
    >
      {(form) => (
        <FormField form={form} name="name">
          {(input) => (
            <TextInput
              label={t('meetingRooms.keep.name')}
              placeholder={t('meetingRooms.keep.categoryHint')}
              required
              maxLength={50}
              data-autofocus
              {...input}
            />
          )}
        </FormField>
      )}
    </EntityDialog>
  )
}
