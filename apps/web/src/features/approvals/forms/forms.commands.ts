import { IconFilePencil, IconFilePlus } from '@tabler/icons-react'
import i18next from 'i18next'
import { registerCommands } from '../../../page/commands.ts'
import { hasFeature } from '../../../page/profile.ts'
import { matches } from '../../../text/matches.ts'

const WRITE = '/main/approval/write'

registerCommands({
  id: 'writing',
  title: 'acts',
  texts: ['writing'],
  find: (typed, { profile }) => {
    if (!hasFeature(profile, 'DOCUMENT_APPROVAL')) return []
    const title = i18next.t('writing.title')
    return [
      { id: 'write', label: title, icon: IconFilePlus, goes: { to: WRITE } },
      {
        id: 'write.free',
        label: `${title}: ${i18next.t('writing.free')}`,
        icon: IconFilePencil,
        goes: { to: WRITE, search: { free: true } },
      },
    ].filter(({ label }) => matches(label, typed))
  },
})
