import { IconCalendarMonth, IconCalendarPlus, IconListDetails, IconPlane } from '@tabler/icons-react'
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
        icon: IconCalendarPlus,
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

const PLACES = [
  { to: '/main/leave/calendar', text: 'leave.calendar.title', icon: IconCalendarMonth, isOfOthers: false },
  { to: '/main/leave/team', text: 'leave.teamTitle', icon: IconCalendarMonth, isOfOthers: true },
  { to: '/main/leave/ledger', text: 'leaveLedger.title', icon: IconListDetails, isOfOthers: true },
] as const

registerCommands({
  id: 'leave-places',
  title: 'pages',
  texts: ['leave', 'leaveLedger'],
  find: (typed, { profile }) =>
    PLACES.filter(({ isOfOthers }) => !isOfOthers || seesOthers(profile))
      .map(({ to, text, icon }) => ({ to, label: i18next.t(text), icon }))
      .filter(({ label }) => matches(label, typed))
      .map(({ to, label, icon }) => ({ id: to, label, icon, goes: { to } })),
})
