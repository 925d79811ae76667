import { IconDoor } from '@tabler/icons-react'
import i18next from 'i18next'
import { registerCommands } from '../../../page/commands.ts'
import { findAll } from '../../../page/find-all.ts'
import { hasFeature } from '../../../page/profile.ts'
import { matches } from '../../../text/matches.ts'

registerCommands({
  id: 'meeting-rooms',
  title: 'acts',
  texts: ['meetingRooms'],
  find: (typed, { profile }) => {
    const label = i18next.t('meetingRooms.bookCommand')
    if (!hasFeature(profile, 'MEETING_ROOM') || !matches(label, typed)) return []
    return [
      {
        id: 'book',
        label,
        icon: IconDoor,
        goes: { to: '/main/meeting', search: { book: 'now' } },
      },
    ]
  },
})

registerCommands({
  id: 'rooms',
  title: 'meetingRooms.title',
  texts: ['meetingRooms'],
  find: async (typed, { signal }) => {
    const { rooms } = await findAll(typed, signal)
    return rooms.map(({ room_id, name, room_cat_name, location }) => ({
      id: String(room_id),
      label: name,
      hint: [room_cat_name, location].filter(Boolean).join(' · '),
      icon: IconDoor,
      goes: { to: '/main/meeting', search: { view: 'week', room: room_id } },
    }))
  },
})
