import type { Actor } from '../../../http/context.ts'
import { reaches } from '../reach.ts'
import { mayAppoint } from '../roles.policy.ts'

/** Somebody, or a team, on whom something is done: as much of it as policies ask about. */
export interface RowTarget {
  id: number
  teamId: number | null
  /** Of the team, the one above. */
  parentId: number | null
  isFullAdmin: boolean
}

export interface RowRule {
  about: 'person' | 'team'
  allows: (actor: Actor, target: RowTarget) => boolean
}

const rules = new Map<string, RowRule>([
  ['record.view', { about: 'person', allows: reaches }],
  ['cover.appoint', { about: 'team', allows: (actor, target) => mayAppoint(actor, target, target) }],
])

/**
 * For the slices: the policies by which they decide on single rows, under the names that the abilities of the contract
 * give. The table of permissions asks these very functions.
 */
export function registerRowRules(added: Readonly<Record<string, RowRule>>): void {
  for (const [name, rule] of Object.entries(added)) rules.set(name, rule)
}

/** @throws when an ability names a rule that no slice has registered: a fault of ours */
export function rowRule(name: string): RowRule {
  const rule = rules.get(name)
  if (!rule) throw new Error(`No slice has registered the row rule ${name}.`)
  return rule
}
