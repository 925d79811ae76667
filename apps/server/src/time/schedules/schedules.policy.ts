import type { Actor } from '../../http/context.ts'

/** Who plans a person's days: full admins, and whoever leads or looks after the team that the person stands in. */
export function maySchedule(actor: Actor, person: { teamId: number | null }): boolean {
  if (actor.isFullAdmin) return true
  return (
    person.teamId !== null &&
    (actor.ledTeamIds.includes(person.teamId) || actor.coverTeamIds.includes(person.teamId))
  )
}

/** What happens to everybody is written by full admins. */
export function mayKeepEvent(actor: Actor, person: { teamId: number | null } | null): boolean {
  return person === null ? actor.isFullAdmin : maySchedule(actor, person)
}

/** The calendar holds for the whole company, so only full admins correct it. */
export function mayKeepHolidays(actor: Actor): boolean {
  return actor.isFullAdmin
}
