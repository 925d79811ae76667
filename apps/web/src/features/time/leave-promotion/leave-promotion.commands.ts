import { IconCalendarHeart, IconMessageQuestion } from '@tabler/icons-react'
import i18next from 'i18next'
import { registerCommands } from '../../../page/commands.ts'
import { hasFeature } from '../../../page/profile.ts'
import { matches } from '../../../text/matches.ts'
import { promotesLeave } from './promotion-queries.ts'

const PLACES = [
  { to: '/main/leave/plan', text: 'promotion.own.title', icon: IconCalendarHeart, isOfManagers: false },
  { to: '/main/leave/promotion', text: 'promotion.title', icon: IconMessageQuestion, isOfManagers: true },
] as const

registerCommands({
  id: 'leave-promotion',
  title: 'pages',
  texts: ['promotion'],
  find: (typed, { profile }) =>
    PLACES.filter(
      ({ isOfManagers }) =>
        hasFeature(profile, 'VACATION_PROMOTION') && (!isOfManagers || promotesLeave(profile)),
    )
      .map(({ to, text, icon }) => ({ to, label: i18next.t(text), icon }))
      .filter(({ label }) => matches(label, typed))
      .map(({ to, label, icon }) => ({ id: to, label, icon, goes: { to } })),
})
