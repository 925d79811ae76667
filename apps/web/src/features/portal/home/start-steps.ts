export type StartStep = 'teams' | 'members' | 'hours' | 'rooms'

interface Company {
  teams: number
  members: number
  /** null where the company has no meeting rooms switched on. */
  rooms: number | null
}

/** A company has begun once it has a team and somebody besides its founder. */
export function hasBegun({ teams, members }: Pick<Company, 'teams' | 'members'>): boolean {
  return teams > 0 && members > 1
}

/** The first things to do in a new company, in order; nothing tells whether the usual hours were looked at but the visit. */
export function startSteps(
  { teams, members, rooms }: Company,
  sawHours: boolean,
): { step: StartStep; isDone: boolean }[] {
  return [
    { step: 'teams', isDone: teams > 0 },
    { step: 'members', isDone: members > 1 },
    { step: 'hours', isDone: sawHours },
    ...(rooms === null ? [] : [{ step: 'rooms' as const, isDone: rooms > 0 }]),
  ]
}
