import type { Actor } from '../../http/context.ts'

/** Whose line it is: of the company, of a team and those below it, of one person. */
export type LineOwner = { teamId: number | null; memberId: number | null }

export const COMPANY: LineOwner = { teamId: null, memberId: null }

/** Full admins keep the lines of the company and of every team, limited admins those of their teams, everybody the own ones. */
export function mayKeepLine(actor: Actor, { teamId, memberId }: LineOwner): boolean {
  if (memberId !== null) return memberId === actor.memberId
  if (actor.isFullAdmin) return true
  return teamId !== null && actor.coverTeamIds.includes(teamId)
}
