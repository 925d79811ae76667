import { IconUserShare } from '@tabler/icons-react'
import i18next from 'i18next'
import { registerCommands } from '../../../page/commands.ts'
import { matches } from '../../../text/matches.ts'

registerCommands({
  id: 'delegations',
  title: 'acts',
  texts: ['delegations'],
  find: (typed) => {
    const label = i18next.t('delegations.title')
    if (!matches(label, typed)) return []
    return [{ id: 'delegations', label, icon: IconUserShare, goes: { to: '/main/approval/delegations' } }]
  },
})
