import i18next from 'i18next'
import { IconDeviceDesktop, IconLogout, IconMoon, IconSun, IconUser } from '@tabler/icons-react'
import { registerCommands } from '../page/commands.ts'
import { matches } from '../text/matches.ts'

const COLORS = [
  { colors: 'light', text: 'shell.light', icon: IconSun },
  { colors: 'dark', text: 'shell.dark', icon: IconMoon },
  { colors: 'auto', text: 'shell.system', icon: IconDeviceDesktop },
] as const

/** What the own menu does, from the keyboard; it is also found by what people call it elsewhere. */
registerCommands({
  id: 'own',
  title: 'acts',
  texts: ['shell'],
  find: (typed, { setColors }) =>
    [
      {
        id: 'profile',
        label: i18next.t('shell.profile'),
        words: i18next.t('shell.palette.words.profile'),
        icon: IconUser,
        goes: { to: '/main/me' },
      },
      ...COLORS.map(({ colors, text, icon }) => ({
        id: colors,
        label: `${i18next.t('shell.colors')}: ${i18next.t(text)}`,
        words: i18next.t(`shell.palette.words.${colors}`),
        icon,
        run: () => setColors(colors),
      })),
      {
        id: 'sign-out',
        label: i18next.t('shell.signOut'),
        words: '',
        icon: IconLogout,
        goes: { to: '/signout' },
      },
    ].filter(({ label, words }) => [label, ...words.split(' ')].some((word) => matches(word, typed))),
})
