import i18next from 'i18next'
import { IconBell, IconLogout, IconUser } from '@tabler/icons-react'
import { registerCommands } from '../page/commands.ts'
import { matches } from '../text/matches.ts'
import { colorSchemes } from './color-schemes.ts'

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
      {
        id: 'notices',
        label: i18next.t('shell.notices'),
        words: i18next.t('shell.palette.words.notices'),
        icon: IconBell,
        goes: { to: '/main/notifications/settings' },
      },
      ...colorSchemes.map(({ scheme, text, icon }) => ({
        id: scheme,
        label: `${i18next.t('shell.colors')}: ${i18next.t(text)}`,
        words: i18next.t(`shell.palette.words.${scheme}`),
        icon,
        run: () => setColors(scheme),
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
