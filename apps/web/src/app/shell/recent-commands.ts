import { IconHistory } from '@tabler/icons-react'
import i18next from 'i18next'
import type { Address } from '../../page/commands.ts'
import { PERSONAL_PREFIX } from '../../page/forget-everything.ts'
import type { FoundCommand } from './use-found-commands.ts'

const KEPT = `${PERSONAL_PREFIX}recent-commands`
const MOST = 5

interface Recent {
  key: string
  label: string
  hint?: string
  goes?: Address
  /** Names are words of the language in which they were found. */
  language: string
}

/** Keeps what was chosen, on this device and for this person, the latest first. */
export function rememberCommand({ key, label, hint, goes }: FoundCommand): void {
  const others = kept().filter((one) => one.key !== key)
  const recent = { key, label, hint, goes, language: i18next.language }
  localStorage.setItem(KEPT, JSON.stringify([recent, ...others].slice(0, MOST)))
}

/** What was chosen last: as it is offered now, or, where it takes a search to be found, as it was found then. */
export function recentCommands(offered: readonly FoundCommand[]): FoundCommand[] {
  const title = 'shell.palette.recent' as const
  return kept().flatMap(({ language, goes, ...recent }): FoundCommand[] => {
    const now = offered.find(({ key }) => key === recent.key)
    if (now) return [{ ...now, title }]
    if (!goes || language !== i18next.language) return []
    return [{ ...recent, id: recent.key, title, typed: '', icon: IconHistory, goes }]
  })
}

function kept(): Recent[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as Recent[]
  } catch {
    return []
  }
}
