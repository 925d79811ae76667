import {
  IconBell,
  IconCalendarMonth,
  IconCalendarUser,
  IconChartBar,
  IconClock,
  IconClockCheck,
  IconUsers,
} from '@tabler/icons-react'
import i18next from 'i18next'
import { registerCommands } from '../../../page/commands.ts'
import { hasFeature, type Profile, seesOthers } from '../../../page/profile.ts'
import { matches } from '../../../text/matches.ts'
import { offeredPresses } from './offered-presses.ts'

const PLACES = [
  { to: '/main/work/check', text: 'check.title', icon: IconClock },
  { to: '/main/work/me', text: 'attendance.me.title', icon: IconChartBar },
  { to: '/main/work/today', text: 'attendance.today.title', icon: IconUsers },
  { to: '/main/work/team', text: 'attendance.team', icon: IconUsers },
  { to: '/main/work/month', text: 'attendance.month.title', icon: IconCalendarMonth },
  { to: '/main/work/schedule', text: 'attendance.schedule', icon: IconCalendarUser },
  { to: '/main/notifications', text: 'notifications.title', icon: IconBell },
] as const

const OF_OTHERS = new Set<string>(['/main/work/team', '/main/work/month', '/main/work/schedule'])

registerCommands({
  id: 'work',
  title: 'pages',
  texts: ['attendance', 'check', 'notifications'],
  find: (typed, { profile }) =>
    PLACES.filter(({ to }) => maySee(to, profile))
      .map((place) => ({ ...place, label: i18next.t(place.text) }))
      .filter(({ label }) => matches(label, typed))
      .map(({ to, label, icon }) => ({ id: to, label, icon, goes: { to } })),
})

registerCommands({
  id: 'check',
  title: 'acts',
  texts: ['check'],
  find: (typed) =>
    offeredPresses()
      .map(({ text, press }) => ({
        id: text,
        label: i18next.t(`check.press.${text}`),
        icon: IconClockCheck,
        run: press,
      }))
      .filter(({ label }) => matches(label, typed)),
})

function maySee(to: (typeof PLACES)[number]['to'], profile: Profile): boolean {
  if (to === '/main/notifications') return true
  if (!hasFeature(profile, 'ATTENDANCE')) return false
  if (to === '/main/work/check') return hasFeature(profile, 'WEB_CHECK')
  return !OF_OTHERS.has(to) || seesOthers(profile)
}
