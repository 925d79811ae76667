import { IconCalendarCheck, IconLock } from '@tabler/icons-react'
import i18next from 'i18next'
import { registerCommands } from '../../../page/commands.ts'
import { hasFeature, seesOthers } from '../../../page/profile.ts'
import { matches } from '../../../text/matches.ts'

const PLACES = [
  { to: '/main/work/confirm', text: 'closing.own.title', icon: IconCalendarCheck, isOfOthers: false },
  { to: '/main/work/confirm/admin', text: 'closing.admin.title', icon: IconLock, isOfOthers: true },
] as const

registerCommands({
  id: 'closing',
  title: 'pages',
  texts: ['closing'],
  find: (typed, { profile }) =>
    PLACES.filter(
      ({ isOfOthers }) => hasFeature(profile, 'ATTENDANCE') && (!isOfOthers || seesOthers(profile)),
    )
      .map(({ to, text, icon }) => ({ to, label: i18next.t(text), icon }))
      .filter(({ label }) => matches(label, typed))
      .map(({ to, label, icon }) => ({ id: to, label, icon, goes: { to } })),
})
