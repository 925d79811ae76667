import i18next from 'i18next'
import { matches } from '../text/matches.ts'
import { registerCommands } from '../page/commands.ts'
import { navigation } from './navigation.ts'

registerCommands({
  id: 'pages',
  title: 'pages',
  texts: ['shell'],
  find: (typed, { profile }) =>
    navigation
      .filter((entry) => entry.visible?.(profile) ?? true)
      .map((entry) => ({ entry, label: i18next.t(entry.text) as string }))
      .filter(({ label }) => matches(label, typed))
      .map(({ entry, label }) => ({
        id: entry.to,
        label,
        icon: entry.icon,
        goes: { to: entry.to },
      })),
})
