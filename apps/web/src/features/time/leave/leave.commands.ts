import { IconCalendarMonth, IconHome, IconPlane } from '@tabler/icons-react'
import i18next from 'i18next'
import { registerCommands } from '../../../page/commands.ts'
import { seesOthers } from '../../../page/profile.ts'
import { matches } from '../../../text/matches.ts'
import { openLeaveRequest } from './leave-dialog-store.ts'

registerCommands({
  id: 'leave',
  title: 'acts',
  texts: ['leave'],
  find: (typed) => {
    const asks = [
      { id: 'leave.request', label: i18next.t('leave.request'), icon: IconPlane, defaults: {} },
      {
        id: 'leave.requestWork',
        label: i18next.t('leave.requestWork'),
        icon: IconHome,
        defaults: { kind: 'HOME' },
      },
    ]
    return asks
      .filter(({ label }) => matches(label, typed))
      .map(({ defaults, ...ask }) => ({
        ...ask,
        // The palette gives the focus back as it closes; only then may the dialog take it.
        run: () => setTimeout(() => openLeaveRequest(defaults), 0),
      }))
  },
})

registerCommands({
  id: 'leave-places',
  title: 'pages',
  texts: ['leave'],
  find: (typed, { profile }) => {
    const label = i18next.t('leave.teamTitle')
    if (!seesOthers(profile) || !matches(label, typed)) return []
    return [{ id: '/main/leave/team', label, icon: IconCalendarMonth, goes: { to: '/main/leave/team' } }]
  },
})
