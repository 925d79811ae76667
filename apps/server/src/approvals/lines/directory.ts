import { dutyCodes, duties, type DutyCode } from '#contract/people/roles/duties.ts'
import type { LineTarget } from '#rules/approvals/role-line.ts'
import type { LineDirectory } from '#rules/approvals/why-dropped.ts'

export interface TeamSeat {
  id: number
  name: string
  parent_id: number | null
  leader_id: number | null
  charger_id: number | null
  is_open: boolean
}

export interface Person {
  id: number
  name: string
  email: string
  position: string
  team_name: string | null
  status: string
}

/** The part of a company that lines ask about. */
export interface Loaded {
  teams: readonly TeamSeat[]
  people: readonly Person[]
  holders: readonly { duty: string; member_id: number }[]
  members: readonly { team_id: number; member_id: number }[]
}

/** A company as the rules of lines see it, and its people and teams by id for the answer. */
export interface Directory extends LineDirectory {
  person(id: number): Person | undefined
  team(id: number): TeamSeat | undefined
}

export function directoryOf(loaded: readonly Loaded[]): Directory {
  const teams = new Map(loaded.flatMap((one) => one.teams.map((team) => [team.id, team])))
  const people = new Map(loaded.flatMap((one) => one.people.map((person) => [person.id, person])))
  const holders = loaded.flatMap((one) => one.holders)
  const members = loaded.flatMap((one) => one.members)
  const status = (id: number) => people.get(id)?.status
  return {
    leaderOf: (id) => teams.get(id)?.leader_id ?? null,
    parentOf: (id) => teams.get(id)?.parent_id ?? null,
    chargerOf: (id) => teams.get(id)?.charger_id ?? null,
    membersOf: (id) => members.filter((one) => one.team_id === id).map((one) => one.member_id),
    holdersOf: (number) =>
      holders.filter((one) => one.duty === dutyOfNumber(number)).map((one) => one.member_id),
    isReachable: (id) => status(id) === 'WORKING' || status(id) === 'ABSENCE',
    isAbsent: (id) => status(id) === 'ABSENCE',
    exists: (kind, id) => {
      if (kind === 'TEAM') return teams.get(id)?.is_open ?? false
      return kind === 'ROLE' ? dutyOfNumber(id) !== undefined : people.has(id)
    },
    person: (id) => people.get(id),
    team: (id) => teams.get(id),
  }
}

/** The duty that stands in a line as IC and its number. */
export function dutyOfNumber(lineNumber: number): DutyCode | undefined {
  return dutyCodes.find((code) => duties[code].lineNumber === lineNumber)
}

/** What has to be read besides the drafter's own teams before a line can be walked. */
export interface Wanted {
  teamIds: number[]
  memberTeamIds: number[]
  duties: string[]
  userIds: number[]
}

export function wantedBy(targets: readonly LineTarget[]): Wanted {
  const ids = <K extends LineTarget['kind']>(
    kind: K,
    id: (target: Extract<LineTarget, { kind: K }>) => number,
  ) => [
    ...new Set(
      targets.flatMap((one) => (one.kind === kind ? [id(one as Extract<LineTarget, { kind: K }>)] : [])),
    ),
  ]
  const memberTeamIds = ids('MEMBERS_OF', (one) => one.teamId)
  return {
    teamIds: [...new Set([...ids('TEAM_LEADER_OF', (one) => one.teamId), ...memberTeamIds])],
    memberTeamIds,
    duties: ids('ROLE', (one) => one.roleId).flatMap((number) => dutyOfNumber(number) ?? []),
    userIds: ids('USER', (one) => one.userId),
  }
}

export function isNothing({ teamIds, duties: codes, userIds }: Wanted): boolean {
  return teamIds.length === 0 && codes.length === 0 && userIds.length === 0
}
