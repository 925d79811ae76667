import { IconDoor } from '@tabler/icons-react'
import i18next from 'i18next'
import { registerCommands } from '../../../page/commands.ts'
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
