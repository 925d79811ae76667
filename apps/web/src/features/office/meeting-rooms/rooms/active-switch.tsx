import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { updateRoom } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import { useAction } from '../../../../api/use-action.ts'
import type { Room } from '../meeting-queries.ts'

/** Whether a room takes bookings. */
export function ActiveSwitch({ room }: { room: Room }) {
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
