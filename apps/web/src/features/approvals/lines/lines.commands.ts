import { IconRoute } from '@tabler/icons-react'
import i18next from 'i18next'
import { registerCommands } from '../../../page/commands.ts'
import { hasFeature } from '../../../page/profile.ts'
import { matches } from '../../../text/matches.ts'

registerCommands({
  id: 'lines',
  title: 'acts',
  texts: ['lines'],
  find: (typed, { profile }) => {
    const label = i18next.t('lines.own')
    if (!hasFeature(profile, 'DOCUMENT_APPROVAL') || !matches(label, typed)) return []
    return [{ id: 'lines.own', label, icon: IconRoute, goes: { to: '/main/approval/lines' } }]
  },
})
