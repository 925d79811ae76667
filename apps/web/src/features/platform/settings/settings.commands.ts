import i18next from 'i18next'
import { IconSettings } from '@tabler/icons-react'
import { registerCommands } from '../../../page/commands.ts'
import { loadTexts } from '../../../text/i18n.ts'
import type { TextKey } from '../../../text/keys.ts'

const MOST = 6

/** Single settings by their name; what they are called is loaded when somebody who may set them first types. */
registerCommands({
  id: 'settings',
  title: 'settings.title',
  texts: [],
  find: async (typed, { profile }) => {
    if (typed === '' || !profile.is_admin) return []
    const [{ findSettings }, { areas }] = await Promise.all([
      import('./find-settings.ts'),
      import('./settings-areas.ts'),
      loadTexts(['settings', 'features']),
    ])
    const say = (key: TextKey) => i18next.t(key) as string
    const found = findSettings(profile, typed, say).flatMap((group) => group.areas)
    return found
      .flatMap(({ area, title, fields }) => {
        const to = areas[area].path
        const page = { id: area, label: title, hint: say(`settings.group.${areas[area].group}`), hash: '' }
        const single = fields.map(({ id, label }) => ({ id: `${area}-${id}`, label, hint: title, hash: id }))
        return (single.length > 0 ? single : [page]).map(({ hash, ...command }) => ({
          ...command,
          icon: IconSettings,
          goes: { to, hash },
        }))
      })
      .slice(0, MOST)
  },
})
