import { useTranslation } from 'react-i18next'
import { createRoomCategory, updateRoomCategory } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import { useSave } from '../../../../api/use-save.ts'
import { EntityDialog } from '../../../../ui/form/entity-dialog.tsx'
import { LineField } from '../../../../ui/form/line-field.tsx'
import type { Category } from '../meeting-queries.ts'

interface CategoryDialogProps {
  /** Undefined for a new one. */
  category: Category | undefined
  onClose: () => void
}

/** Adds a category or gives one another name. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const { t } = useTranslation()
  const save = useSave(createRoomCategory, updateRoomCategory, category?.room_cat_id)
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
      onSave={save}
      onClose={onClose}
      size={400}
    >
      {(form) => (
        <LineField
          form={form}
          name="name"
          label={t('meetingRooms.keep.name')}
          placeholder={t('meetingRooms.keep.categoryHint')}
          required
          maxLength={50}
          first
        />
      )}
    </EntityDialog>
  )
}
