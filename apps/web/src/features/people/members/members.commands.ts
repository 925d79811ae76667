import { IconUser, IconUserPlus } from '@tabler/icons-react'
import i18next from 'i18next'
import { registerCommands } from '../../../page/commands.ts'
import { findAll } from '../../../page/find-all.ts'
import { matches } from '../../../text/matches.ts'

registerCommands({
  id: 'invite',
  title: 'acts',
  texts: ['members'],
  find: (typed, { profile }) => {
    const label = i18next.t('members.command.invite')
    if (!profile.is_admin || !matches(label, typed)) return []
    return [
      {
        id: 'members.invite',
        label,
        icon: IconUserPlus,
        goes: { to: '/main/members', search: { invite: 'new' } },
      },
    ]
  },
})

registerCommands({
  id: 'people',
  title: 'directory.people',
  texts: ['directory'],
  find: async (typed, { signal }) => {
    const { people } = await findAll(typed, signal)
    return people.map((one) => ({
      id: `person.${one.user_id}`,
      label: one.username,
      hint: [one.team?.team_name, one.position].filter(Boolean).join(' · '),
      icon: IconUser,
      goes: { to: `/main/members/${one.user_id}` },
    }))
  },
})
