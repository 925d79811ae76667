import type { Actor } from '../../http/context.ts'

/** How wide a list looks: only oneself, or as far as one may see (decision A-27). */
export type OrgRange = 'personal' | 'company'

/** Whose records somebody sees: always their own, and the company's or those of the people of some teams. */
export type Reach = { company: true } | { company: false; teamIds: readonly number[] }

/** The one rule of who sees whose records (specification 000, section 6); SQL and the table of permissions follow it. */
export function reachOf(actor: Actor, range: OrgRange = 'company'): Reach {
  if (range === 'personal') return { company: false, teamIds: [] }
  if (actor.isFullAdmin) return { company: true }
  return { company: false, teamIds: [...new Set([...actor.ledTeamIds, ...actor.coverTeamIds])] }
}

/** Whether the record of a person is seen, who stands in a team today. */
export function reaches(actor: Actor, person: { id: number; teamId: number | null }): boolean {
  if (person.id === actor.memberId) return true
  const reach = reachOf(actor)
  return reach.company || (person.teamId !== null && reach.teamIds.includes(person.teamId))
}
