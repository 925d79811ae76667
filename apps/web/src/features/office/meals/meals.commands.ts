import { IconToolsKitchen2 } from '@tabler/icons-react'
import i18next from 'i18next'
import { registerCommands } from '../../../page/commands.ts'
import { matches } from '../../../text/matches.ts'

/** The menu of the week, also by what people call it elsewhere. */
registerCommands({
  id: 'meals',
  title: 'acts',
  texts: ['meals'],
  find: (typed) => {
    const label = i18next.t('meals.title')
    const words = [label, ...i18next.t('meals.words').split(' ')]
    if (!words.some((word) => matches(word, typed))) return []
    return [{ id: 'week', label, icon: IconToolsKitchen2, goes: { to: '/main', search: { menu: 'week' } } }]
  },
})
