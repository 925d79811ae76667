import { IconFileText } from '@tabler/icons-react'
import i18next from 'i18next'
import { registerCommands } from '../../../page/commands.ts'
import { findAll } from '../../../page/find-all.ts'
import { kindName } from './kinds/kind-name.ts'

registerCommands({
  id: 'documents',
  title: 'approvals.find.title',
  texts: ['approvals'],
  find: async (typed, { profile, signal }) => {
    const { documents } = await findAll(typed, signal)
    return documents.map((row) => {
      const isOwn = row.author.user_id === profile.id
      const status = i18next.t(`approvals.status.${row.drf_status}`)
      return {
        id: String(row.drf_id),
        label: row.drf_title,
        hint: [
          isOwn ? i18next.t('approvals.find.sent') : row.author.username,
          kindName(i18next.t, row.drf_type),
          status,
        ].join(' · '),
        icon: IconFileText,
        goes: {
          to: isOwn ? '/main/approval/outbox' : '/main/approval/inbox',
          search: { document: row.drf_id },
        },
      }
    })
  },
})
