import { IconClipboardText, IconFileSpreadsheet } from '@tabler/icons-react'
import i18next from 'i18next'
import { registerCommands } from '../../../page/commands.ts'
import { matches } from '../../../text/matches.ts'

registerCommands({
  id: 'member-sheets',
  title: 'acts',
  texts: ['memberSheets'],
  find: (typed, { profile }) =>
    [
      { by: undefined, label: i18next.t('memberSheets.menu.upload'), icon: IconFileSpreadsheet },
      { by: 'paste' as const, label: i18next.t('memberSheets.menu.paste'), icon: IconClipboardText },
    ]
      .filter(({ label }) => profile.is_admin && matches(label, typed))
      .map(({ by, label, icon }) => ({
        id: `member-sheets.${by ?? 'file'}`,
        label,
        icon,
        goes: { to: '/main/members/import', search: by ? { by } : {} },
      })),
})
