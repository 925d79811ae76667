import { IconUser, IconUserPlus } from '@tabler/icons-react'
import i18next from 'i18next'
import { listUser } from '#contract/people/members/members.ts'
import { call } from '../../../api/call.ts'
import { type Command, registerCommands } from '../../../page/commands.ts'
import { matches } from '../../../text/matches.ts'

registerCommands({
  id: 'people',
  title: 'directory.people',
  texts: ['directory', 'members'],
  find: async (typed, { profile, signal }) => {
    const invite = i18next.t('members.command.invite')
    const acts =
      profile.is_admin && matches(invite, typed)
        ? [
            {
              id: 'members.invite',
              label: invite,
              icon: IconUserPlus,
              run: (router) => void router.navigate({ to: '/main/members', search: { invite: 'new' } }),
            } satisfies Command,
          ]
        : []
    if (typed.trim() === '') return acts
    const people = await call(listUser, { query: { search: typed, limit: 8 } }, { signal })
    return [
      ...people.map((one) => ({
        id: `person.${one.user_id}`,
        label: one.username,
        hint: [one.team?.team_name, one.position].filter(Boolean).join(' · '),
        icon: IconUser,
        run: (router: { navigate: (to: { to: string }) => unknown }) =>
          void router.navigate({ to: `/main/members/${one.user_id}` }),
      })),
      ...acts,
    ]
  },
})
