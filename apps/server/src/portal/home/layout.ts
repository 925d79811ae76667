import type { HomeWidget } from '#contract/portal/home/layout.ts'
import { homeWidgets } from '#contract/portal/home/layout.ts'
import type { Actor } from '../../http/context.ts'

export interface Arrangement {
  main: readonly HomeWidget[]
  side: readonly HomeWidget[]
  hidden: readonly HomeWidget[]
}

const MAIN: readonly HomeWidget[] = ['APPROVALS', 'DAY', 'BOOKINGS', 'MOOD']
const OWN_FIRST: readonly HomeWidget[] = ['LEAVE', 'TEAM', 'MENU', 'NOTIFICATIONS', 'CELEBRATIONS']
const OTHERS_FIRST: readonly HomeWidget[] = ['TEAM', 'LEAVE', 'NOTIFICATIONS', 'MENU', 'CELEBRATIONS']

type Who = Pick<Actor, 'isFullAdmin' | 'isLimitedAdmin' | 'ledTeamIds'>

/** How the product arranges the start page: who answers for others sees them before the own leave. */
export function usualLayout({ isFullAdmin, isLimitedAdmin, ledTeamIds }: Who): Arrangement {
  const leads = isFullAdmin || isLimitedAdmin || ledTeamIds.length > 0
  return { main: MAIN, side: leads ? OTHERS_FIRST : OWN_FIRST, hidden: [] }
}

/**
 * An arrangement with every widget of today: those that it does not know stand after the one that they usually follow, those that
 * are gone fall out. So a widget whose part is switched off keeps its place, and a new one comes to a sensible one.
 */
export function completeLayout(kept: Partial<Arrangement>, usual: Arrangement): Arrangement {
  const known = (names: readonly HomeWidget[] = []) => names.filter((name) => homeWidgets.includes(name))
  const columns = { main: [...known(kept.main)], side: [...known(kept.side)] }
  for (const side of ['main', 'side'] as const)
    for (const [at, name] of usual[side].entries()) {
      if (columns.main.includes(name) || columns.side.includes(name)) continue
      const before = at === 0 ? undefined : usual[side][at - 1]
      const follows = before === undefined ? -1 : columns[side].indexOf(before)
      columns[side].splice(follows === -1 && at > 0 ? columns[side].length : follows + 1, 0, name)
    }
  return { ...columns, hidden: known(kept.hidden) }
}
